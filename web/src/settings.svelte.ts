/** What a person has chosen for this browser: kept in its storage, applied to the page at once. */

export type Language = "en" | "de";

interface Settings {
  language: Language;
  palette: "seats" | "spread";
  text: 100 | 115 | 130 | 150 | 200;
  motion: "system" | "reduced";
  sound: boolean;
  /** Whether the browser says that it is one's move while the page is not looked at. */
  notify: boolean;
  /** Whether the own cards lie face down on the screen, for whoever streams. */
  covered: boolean;
  /** Whether the table word is not shown, for whoever streams. */
  wordless: boolean;
  name: string;
  /** How strong the bots were that one last played with. */
  level: 1 | 2 | 3;
  /** The preset one last chose, by game. */
  presets: Record<string, string>;
}

const KEY = "hullbreach.settings";

function stored(): Settings {
  const first: Settings = {
    language: navigator.language.startsWith("de") ? "de" : "en",
    palette: "seats",
    text: 100,
    motion: "system",
    sound: false,
    notify: false,
    covered: false,
    wordless: false,
    name: "",
    level: 2,
    presets: {},
  };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return first;
  }
}

export const settings: Settings = $state(stored());

/** Whether things should travel and pulse, or only stand where they are. */
export function calm(): boolean {
  return settings.motion === "reduced" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Keeps storage and page in step with the settings; called once, inside an effect root. */
export function applySettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset.palette = settings.palette;
    root.dataset.motion = settings.motion;
    root.style.setProperty("--zoom", String(settings.text / 100));
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A browser without storage plays just as well; it only forgets.
    }
  });
  $effect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === KEY) Object.assign(settings, stored());
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  });
}
