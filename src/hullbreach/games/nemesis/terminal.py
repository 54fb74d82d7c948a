def draw(view, words): return ""
