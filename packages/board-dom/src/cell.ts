/** A cell by its lines, from 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}
