/** Clues as tests write them down: in lines, in one line, in brackets. */

/** The clues of a puzzle. */
export interface Clues {
  readonly rows: readonly (readonly number[])[];
  readonly columns: readonly (readonly number[])[];
}

/** Clues of one side. */
export type Lists = readonly (readonly number[])[];

/** A line each. */
export const lines = (lists: Lists, between = ' ') =>
  lists.map((list) => list.join(between)).join('\n');
/** Lists within a list. */
export const nested = (lists: Lists, [open = '[', close = ']'] = ['[', ']'], comma = ', ') =>
  `${open}${lists.map((list) => `${open}${list.join(comma)}${close}`).join(comma)}${close}`;
/** All on one line. */
export const inline = (lists: Lists, between: string, within = ' ') =>
  lists.map((list) => list.join(within)).join(between);

/** A way to write a puzzle down. */
export type Form = readonly [form: string, write: (clues: Clues) => string];

/** A finished picture: rows of "#" and ".". */
export type Picture = readonly string[];

/** A puzzle with its picture. */
export interface DrawnClues extends Clues {
  readonly picture: Picture;
}

/** A way to write a puzzle or its picture down. */
export type DrawnForm = readonly [form: string, write: (puzzle: DrawnClues) => string];

/** A text at the end of a place that is as wide as this. */
export const padded = (text: string, width: number) => text.padStart(width);

/** A picture with a frame of these corners and edges. */
export function framed(picture: Picture, corners = '++++', edges = '-|'): string[] {
  const [topLeft = '', topRight = '', bottomLeft = '', bottomRight = ''] = [...corners];
  const [across = '', down = ''] = [...edges];
  const line = across.repeat([...(picture[0] ?? '')].length);
  return [
    `${topLeft}${line}${topRight}`,
    ...picture.map((row) => `${down}${row}${down}`),
    `${bottomLeft}${line}${bottomRight}`,
  ];
}
