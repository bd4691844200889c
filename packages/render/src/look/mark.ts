/** Marks: cells that a picture highlights, by kind. `mark-looks.ts` defines their look. */

/**
 * Why a cell is marked: line logic does not reach it (`stuck`, orange), it was found by assuming
 * something (`assumed`, blue), the other solution has another colour there (`differs`, pink), a
 * step has just found it (`found`, green), or a step rests on it (`premise`, a violet dot).
 */
export type Mark = 'stuck' | 'assumed' | 'differs' | 'found' | 'premise';

/** Marked cells by their index, row * width + column. */
export type Marks = ReadonlyMap<number, Mark>;
