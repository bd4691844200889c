/** A cell, given by its row and column, from 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}
