/** Texts that are cut, squeezed, off the screen or on one another. Runs inside a page. */
export function misfits() {
  const CLIPS = new Set(["hidden", "clip"]);
  const SCROLLS = new Set(["auto", "scroll"]);
  const found = new Set();
  const short = (text) => text.trim().replace(/\s+/g, " ").slice(0, 60);

  /** Hidden on purpose: for screen readers only, or not drawn at all. */
  function isShown(element) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (element.closest(".visually-hidden, [inert]")) return false;
    // Some layouts hide words from the eye alone.
    return !(element instanceof HTMLElement) || element.offsetWidth > 1 || element.offsetHeight > 1;
  }

  /** The part of a box that its ancestors let through, and whether one can scroll to the rest. */
  function through(element, box) {
    let { left, top, right, bottom } = box;
    let scrolls = false;
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      const both = [style.overflowX, style.overflowY];
      if (!both.some((each) => CLIPS.has(each) || SCROLLS.has(each))) continue;
      if (at instanceof SVGElement && !(at instanceof SVGSVGElement)) continue;
      const edge = at.getBoundingClientRect();
      if (both.some((each) => SCROLLS.has(each))) scrolls = true;
      if (scrolls) {
        left = Math.max(left, edge.left);
        top = Math.max(top, edge.top);
        right = Math.min(right, edge.right);
        bottom = Math.min(bottom, edge.bottom);
        continue;
      }
      if (SCROLLS.has(style.overflowX) || CLIPS.has(style.overflowX)) {
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
      }
      if (SCROLLS.has(style.overflowY) || CLIPS.has(style.overflowY)) {
        top = Math.max(top, edge.top);
        bottom = Math.min(bottom, edge.bottom);
      }
    }
    return { left, top, right, bottom, scrolls };
  }

  /** Every line of text on the page, with its box. */
  function* texts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const said = node.textContent.trim();
      if (!said || !element || element.closest("script, style, title, desc, option")) continue;
      if (!isShown(element)) continue;
      range.selectNodeContents(node);
      const svg = element.closest("svg");
      const boxes = svg ? [range.getBoundingClientRect()] : range.getClientRects();
      for (const box of boxes)
        if (box.width > 0.5 && box.height > 0.5) yield { node, element, svg, said, box };
    }
  }

  const SLACK = 1.5;
  /** Whether a text leaves its board; the camera may show only a part of that. */
  function outside(stage, box) {
    const [width, height] = stage.dataset.whole.split(" ").map(Number);
    const back = stage.getScreenCTM().inverse();
    const from = new DOMPoint(box.left, box.top).matrixTransform(back);
    const to = new DOMPoint(box.right, box.bottom).matrixTransform(back);
    return from.x < -SLACK || from.y < -4 || to.x > width + SLACK || to.y > height + 4;
  }
  /** Words that end in the middle of a line without a hyphen. */
  function broken(node) {
    const range = document.createRange();
    return [...node.textContent.matchAll(/(?<![\p{L}\d])\p{L}{3,}(?![\p{L}\d])/gu)]
      .filter(({ 0: word, index }) => {
        // The letter after a soft hyphen has a second box where the hyphen is: its last one counts.
        const top = (at) => {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          return [...range.getClientRects()].at(-1)?.top ?? 0;
        };
        return Math.abs(top(index) - top(index + word.length - 1)) > 4;
      })
      .map(([word]) => word);
  }

  const lines = [];
  const asked = new Set();
  for (const line of texts()) {
    const { element, svg, said, box } = line;
    if (!svg && !asked.has(line.node)) {
      asked.add(line.node);
      for (const word of broken(line.node)) found.add(`broken: ${word} in ${short(said)}`);
    }
    if (element.closest("[data-more]")) continue;
    const around = svg ? null : element.closest("button, .btn, .chip, li");
    // A badge sits on the edge of its frame.
    if (around && getComputedStyle(element).position !== "absolute") {
      const edge = around.getBoundingClientRect();
      if (box.bottom > edge.bottom + 3 || box.top < edge.top - 3 || box.right > edge.right + 3)
        found.add(`out of its frame: ${short(said)}`);
    }
    const stage = element.closest("svg.stage");
    if (stage) {
      if (outside(stage, box)) found.add(`off the board: ${short(said)}`);
      lines.push({ ...line, stage });
      continue;
    }
    const seen = through(svg ?? element, box);
    const cut =
      seen.left > box.left + SLACK ||
      seen.right < box.right - SLACK ||
      seen.top > box.top + SLACK ||
      seen.bottom < box.bottom - SLACK;
    if (cut && !seen.scrolls) found.add(`cut: ${short(said)}`);
    if (!cut && !seen.scrolls) {
      const page = document.documentElement;
      const out =
        box.left < -SLACK ||
        box.right > innerWidth + SLACK ||
        (page.scrollHeight <= innerHeight + 1 &&
          (box.top < -SLACK || box.bottom > innerHeight + SLACK));
      if (out) found.add(`off the screen: ${short(said)}`);
    }
    if (cut && (seen.right - seen.left < 2 || seen.bottom - seen.top < 2)) continue;
    lines.push({ ...line, box: cut ? seen : box });
  }

  for (const element of document.querySelectorAll("body *")) {
    if (element instanceof SVGElement) {
      if (element.hasAttribute("textLength")) found.add(`squeezed: ${short(element.textContent)}`);
      const most = Number(element.getAttribute("data-most"));
      if (most && isShown(element) && element.getComputedTextLength() > most + 1)
        found.add(
          `too wide (${Math.round(element.getComputedTextLength())} of ${most}): ${short(element.textContent)}`,
        );
      continue;
    }
    const own = [...element.childNodes].some(
      (node) => node.nodeType === 3 && node.textContent.trim(),
    );
    if (!own || !isShown(element) || element.clientWidth === 0) continue;
    if (element.closest("[data-more]")) continue;
    const style = getComputedStyle(element);
    if (SCROLLS.has(style.overflowX)) continue;
    if (element.scrollWidth > element.clientWidth + 1)
      found.add(
        `wider than its box (${element.scrollWidth} > ${element.clientWidth}): ${short(element.textContent)}`,
      );
    if (CLIPS.has(style.overflowY) && element.scrollHeight > element.clientHeight + 2)
      found.add(`higher than its box: ${short(element.textContent)}`);
  }

  /** What is drawn over the rest of the page lies in a layer of its own. */
  function layerOf(element) {
    for (let at = element; at; at = at.parentElement) {
      const { position, zIndex } = getComputedStyle(at);
      if (
        position === "fixed" ||
        position === "sticky" ||
        (position === "absolute" && zIndex !== "auto")
      )
        return at;
    }
    return document.body;
  }
  const INSET = 2;
  lines.forEach((a, index) => {
    for (const b of lines.slice(index + 1)) {
      // The board moves under what floats over it.
      if (Boolean(a.stage) !== Boolean(b.stage)) continue;
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      if (wide <= INSET) continue;
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      // Boxes of letters are higher than the letters.
      const least = Math.min(a.box.bottom - a.box.top, b.box.bottom - b.box.top) * 0.3;
      if (high <= Math.max(INSET, least)) continue;
      if (a.element === b.element && !a.svg) continue;
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
      if (layerOf(a.element) !== layerOf(b.element)) continue;
      found.add(`on one another: ${short(a.said)} | ${short(b.said)}`);
    }
  });
  return [...found];
}

/** A board on a phone that is too small, cropped, or covered where something can be chosen. Runs inside a page. */
export function boardMisfits() {
  const LEAST = 300;
  const SLACK = 1;
  const board = document.querySelector(".table.phone:not(.side):has(#prompt) .board");
  if (!board) return [];
  const drawn = board.querySelector("svg.stage, .plated");
  if (!drawn) return ["no board is drawn"];
  const box = drawn.getBoundingClientRect();
  const asked = document.querySelector(".table .ask").getBoundingClientRect();
  const found = [];
  if (box.height < LEAST - SLACK) found.push(`the board is ${Math.round(box.height)} high`);
  if (box.bottom > asked.top + SLACK) found.push("the question lies on the board");
  const map = board
    .querySelector(".boardbox:not([inert]) .mini:not(.folded)")
    ?.getBoundingClientRect();
  const covered = [...board.querySelectorAll("svg.stage .lit")]
    .map((lit) => lit.getBoundingClientRect())
    .filter((lit) => map && lit.left < map.right && map.left < lit.right)
    .filter((lit) => lit.top < map.bottom && map.top < lit.bottom);
  if (covered.length) found.push("the small map covers what is lit");
  return found;
}

/** On a phone the answers of a question to several, what ends a list, and what one can do after a game lie in sight. Runs inside a page. */
export function answerMisfits() {
  const prompt = document.querySelector(".table.phone:not(.side, .short) #prompt");
  if (!prompt) return [];
  const ROWS = 2;
  const end = prompt.getBoundingClientRect().bottom + 1;
  const several = prompt.querySelector(":scope > .why-all") ? ":scope > .options > .option" : "";
  const answers = several ? [...prompt.querySelectorAll(several)].slice(0, ROWS) : [];
  return [...answers, ...prompt.querySelectorAll(".options > .ends, .scores ~ .actions > .btn")]
    .filter((each) => each.getBoundingClientRect().bottom > end)
    .map((each) => `out of sight: ${each.innerText.slice(0, 40)}`);
}

/** However long a question is, the last lines of the log can be read beside it. Runs inside a page. */
export function logMisfits() {
  const LINES = 50;
  const log = document.querySelector(".table > .console > .panel-body");
  if (!log || !document.querySelector("#prompt") || innerHeight < 640) return [];
  const high = log.getBoundingClientRect().height;
  return high < LINES ? [`the log is ${Math.round(high)} high`] : [];
}

/** What is lit on the board of a phone and lies under an opened secret. Runs inside a page. */
export function underSecret() {
  const SLACK = 2;
  const open = document.querySelector(
    '.phone .small:is([aria-pressed="true"], [aria-expanded="true"])',
  );
  if (!open || document.querySelector(".table.short")) return [];
  const { bottom } = open.getBoundingClientRect();
  return [...document.querySelectorAll(".boardbox:not([inert]) svg .lit")]
    .filter((lit) => lit.getBoundingClientRect().top < bottom - SLACK)
    .map((lit) => `${lit.getAttribute("data-thing") ?? "something lit"} lies under the secret`);
}

/** What could be pressed to answer and lies under something else. Runs inside a page. */
export function covered() {
  const INSET = 3;
  const prompt = document.querySelector(".table #prompt");
  if (!prompt) return [];
  const found = [];
  const scrollers = [];
  for (let at = prompt; at; at = at.parentElement)
    if (getComputedStyle(at).overflowY !== "visible") scrollers.push(at);
  for (const button of prompt.querySelectorAll("button:not([disabled]), a.btn")) {
    if (!button.checkVisibility()) continue;
    const inner = button.closest(".options");
    const box = button.getBoundingClientRect();
    let [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    for (const edge of [...scrollers, inner]
      .filter(Boolean)
      .map((at) => at.getBoundingClientRect()))
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    // What was scrolled out of sight is reached by scrolling.
    if (bottom - top < 4 * INSET) continue;
    const middle = (box.left + box.right) / 2;
    for (const at of [top + INSET, (top + bottom) / 2, bottom - INSET]) {
      const hit = document.elementFromPoint(middle, at);
      // Within the question things stand close to one another, and a row may stick to the edge of its list.
      if (!hit || prompt.contains(hit)) continue;
      found.push(`${button.innerText.slice(0, 40)} lies under ${hit.className || hit.tagName}`);
      break;
    }
  }
  return found;
}

/** A tap on one's secret, or on one's goal where it is folded; says whether there is one to open. Runs inside a page. */
export function tapSecret(open) {
  const button = document.querySelector(
    `.table :is(.secret[aria-pressed="${!open}"], button.goal[aria-expanded="${!open}"])`,
  );
  button?.click();
  return button !== null;
}
