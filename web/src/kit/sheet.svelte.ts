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

class Sheet {
  subject: Subject | null = $state(null);
  box: DOMRect | null = $state(null);
  held = $state(false);
  #of: Element | null = null;

  show(subject: Subject, at: Element, held = false): void {
    this.#of = at;
    this.subject = subject;
    this.box = at.getBoundingClientRect();
    this.held = held;
  }

  hide(): void {
    this.subject = null;
    this.held = false;
    this.#of = null;
  }

  /** A thing that leaves the page takes its sheet along. */
  leave(at: Element): void {
    if (this.#of === at) this.hide();
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
      if (!sheet.held) sheet.hide();
    };
    const enter = (event: Event) => (event as PointerEvent).pointerType === "mouse" && !viewport.phone && later(HOVER, false);
    const press = (event: Event) => (event as PointerEvent).pointerType !== "mouse" && later(PRESS, true);
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
