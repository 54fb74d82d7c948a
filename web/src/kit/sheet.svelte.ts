/** The large card: opens beside a thing on hover, focus or long press. */

import type { Attachment } from "svelte/attachments";
import { viewport } from "../viewport.svelte";

export interface Subject {
  kind: string;
  id: string;
  /** Further lines, already in words. */
  lines?: readonly string[];
  icon?: string;
  colour?: string;
}

const GRACE = 160;
const GAP = 10;

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** A place beside a thing, on the screen, where the fewest lit things are covered. */
export function beside(size: Box, thing: DOMRect): string {
  const { width, height } = size;
  const held = (at: number, all: number) => Math.max(8, Math.min(at, all - 8));
  const x = held(thing.left, innerWidth - width);
  const beside = [thing.top - 20, thing.bottom - height, thing.top - height].flatMap((top) => [
    { left: thing.right + GAP, top },
    { left: thing.left - GAP - width, top },
  ]);
  const places = [
    ...beside,
    { left: x, top: thing.top - GAP - height },
    { left: x, top: thing.bottom + GAP },
  ].map((at) => ({
    left: held(at.left, innerWidth - width),
    top: held(at.top, innerHeight - height),
    width,
    height,
  }));
  const lit = [...document.querySelectorAll(".lit, .choose, .option")].map((each) =>
    each.getBoundingClientRect(),
  );
  const covered = places.map(
    (at) => 50 * overlap(at, thing) + lit.reduce((sum, each) => sum + overlap(at, each), 0),
  );
  const best = places[covered.indexOf(Math.min(...covered))]!;
  // What is fixed inside a page that is zoomed is zoomed along.
  const zoom = Number(getComputedStyle(document.documentElement).getPropertyValue("--zoom")) || 1;
  return `left:${Math.round(best.left / zoom)}px;top:${Math.round(best.top / zoom)}px`;
}

class Sheet {
  subject: Subject | null = $state(null);
  box: DOMRect | null = $state(null);
  held = $state(false);
  /** The rule that explains what is shown, once it is found. */
  rule: string | null = $state(null);
  #of: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(subject: Subject, at: Element, held = false): void {
    clearTimeout(this.#timer);
    this.#of = at;
    this.rule = null;
    this.subject = subject;
    this.box = at.getBoundingClientRect();
    this.held = held;
  }

  /** The pointer has come over. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  /** The pointer has left: time enough to come over from the thing to its sheet. */
  go(): void {
    if (this.held) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.hide(), GRACE);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.subject = null;
    this.held = false;
    this.#of = null;
  }

  /** A thing that leaves the page takes its sheet along. */
  leave(at: Element): void {
    if (this.#of === at) queueMicrotask(() => this.#of === at && this.hide());
  }
}

export const sheet = new Sheet();

const HOVER = 350;
const PRESS = 450;

/** Lets an element tell more about what it shows. */
export function tells(subject: () => Subject | null): Attachment {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = (held = false) => {
      const about = subject();
      if (about) sheet.show(about, node, held);
    };
    const later = (after: number, held: boolean) => {
      clearTimeout(timer);
      timer = setTimeout(() => open(held), after);
    };
    const stop = () => {
      clearTimeout(timer);
      // Afterwards, because a browser reports a lost focus while the page is being changed.
      queueMicrotask(() => sheet.go());
    };
    const enter = (event: Event) =>
      (event as PointerEvent).pointerType === "mouse" && !viewport.phone && later(HOVER, false);
    const press = (event: Event) =>
      (event as PointerEvent).pointerType !== "mouse" && later(PRESS, true);
    const focus = () => node.matches(":focus-visible") && !viewport.phone && later(HOVER, false);
    const pairs: [string, (event: Event) => void][] = [
      ["pointerenter", enter],
      ["pointerleave", stop],
      ["pointerdown", press],
      ["pointerup", () => clearTimeout(timer)],
      ["pointercancel", stop],
      ["focus", focus],
      ["blur", stop],
    ];
    for (const [name, handler] of pairs) node.addEventListener(name, handler);
    return () => {
      clearTimeout(timer);
      sheet.leave(node);
      for (const [name, handler] of pairs) node.removeEventListener(name, handler);
    };
  };
}
