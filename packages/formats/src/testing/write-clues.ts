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
