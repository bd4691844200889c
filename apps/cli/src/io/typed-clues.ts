/**
 * A puzzle that is typed on the command line: `--rows "2 1, 3" --columns "…"` in place of a file.
 *
 * Commands pass the names of their puzzles around, so typed clues become a name too. It begins with
 * a character that no argument of a program can contain.
 */

/** Clues as they are typed. */
export interface TypedClues {
  /** "2 1, 3": one clue per row, between commas, semicolons or line ends. */
  readonly rows: string;
  readonly columns: string;
}

const TYPED = '\0';

/** The name that stands for typed clues. */
export function typedName({ rows, columns }: TypedClues): string {
  return TYPED + JSON.stringify({ rows, columns });
}

/** The clues that a name stands for; undefined for the names of files. */
export function typedIn(name: string): TypedClues | undefined {
  return name.startsWith(TYPED) ? (JSON.parse(name.slice(TYPED.length)) as TypedClues) : undefined;
}
