/** A seat is colour, shape and pattern. The paths lie on a square of 44. */

export const COLOURS = ["coral", "sky", "fern", "orchid", "bone", "teal", "rose", "clay"] as const;
export type Colour = (typeof COLOURS)[number];

export const SHAPES: Record<Colour, string> = {
  coral:
    "M19.8 5.8Q22 4.6 24.2 5.8L34.9 12Q37.1 13.3 37.1 15.8L37.1 28.2Q37.1 30.7 34.9 32L24.2 38.2Q22 39.4 19.8 38.2L9.1 32Q6.9 30.7 6.9 28.2L6.9 15.8Q6.9 13.3 9.1 12Z",
  sky: "M6.2 22a15.8 15.8 0 1 1 31.7 0a15.8 15.8 0 1 1 -31.7 0Z",
  fern: "M18.4 9.5Q22 3.2 25.6 9.5L37 29.2Q40.7 35.5 33.4 35.5L10.6 35.5Q3.3 35.5 7 29.2Z",
  orchid: "M22 1.7C29.9 9.3 37.8 16.5 37.8 23.9A15.8 15.8 0 1 1 6.2 23.9C6.2 16.5 14.1 9.3 22 1.7Z",
  bone: "M19.8 5.2Q22 3 24.2 5.2L38.8 19.8Q41 22 38.8 24.2L24.2 38.8Q22 41 19.8 38.8L5.2 24.2Q3 22 5.2 19.8Z",
  teal: "M32.4 8.1Q35.9 8.1 35.9 11.6L35.9 32.4Q35.9 35.9 32.4 35.9L11.6 35.9Q8.1 35.9 8.1 32.4L8.1 11.6Q8.1 8.1 11.6 8.1Z",
  rose: "M15.3 4.9h13.3v10.5h10.5v13.3h-10.5v10.5h-13.3v-10.5h-10.5v-13.3h10.5Z",
  clay: "M22 3.6L28.3 14.2L40.4 17L32.2 26.3L33.4 38.6L22 33.7L10.6 38.6L11.8 26.3L3.6 17L15.7 14.2Z",
};

/** Where the middle of a shape's face lies: a triangle carries its picture lower. */
export const FACE_Y: Partial<Record<Colour, number>> = { fern: 25.5, orchid: 23.5, clay: 23 };

/** Lines on a tile of 8, drawn dark over the seat's colour. */
export const PATTERNS: Record<Colour, { d: string; width: number }> = {
  coral: { d: "M0 8L8 0M-2 2L2 -2M6 10L10 6", width: 2.4 },
  sky: { d: "M4 4h.01", width: 3.8 },
  fern: { d: "M0 0L8 8M-2 6L2 10M6 -2L10 2", width: 2.4 },
  orchid: { d: "M0 4q2 -4 4 0t4 0", width: 2 },
  bone: { d: "M0 4H8M4 0V8", width: 1.6 },
  teal: { d: "M4 0V8", width: 3 },
  rose: { d: "M0 2l4 4 4-4", width: 2.2 },
  clay: { d: "M0 1H8M0 5H8M2 1V5M6 5V9", width: 1.4 },
};

export const colourOfSeat = (seat: number): Colour => COLOURS[((seat % 8) + 8) % 8]!;

export const seatStyle = (colour: Colour): string =>
  `--seat:var(--seat-${colour});--pattern:var(--pattern-${colour})`;
