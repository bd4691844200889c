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

/** The name of typed clues among the inputs. */
export function typedName({ rows, columns }: TypedClues): string {
  return TYPED + JSON.stringify({ rows, columns });
}

/** The clues of such a name; undefined for the names of files. */
export function typedIn(name: string): TypedClues | undefined {
  return name.startsWith(TYPED) ? (JSON.parse(name.slice(TYPED.length)) as TypedClues) : undefined;
}
