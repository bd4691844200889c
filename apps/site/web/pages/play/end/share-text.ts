/** What is shared of a solve, which gives nothing of the picture away: no title, no inks. */

/** The facts of a tile. */
export interface ShareFacts {
  /** The name of the site. */
  readonly site: string;
  /** "№ 4127", or nothing for a puzzle without a number. */
  readonly name: string;
  /** "30 × 30" */
  readonly size: string;
  /** "31:06" */
  readonly time: string;
  /** "2 hints" */
  readonly help: string;
  /** The ranks of the difficulty's curve, 1 to 5. */
  readonly curve: readonly number[] | undefined;
  /** Where the puzzle is found. */
  readonly address: string;
}

/** Squares as characters; the two easiest ranks have the same. */
const SQUARES = ['🟩', '🟩', '🟨', '🟧', '🟥'];

/** The colours of the squares in pictures. */
export const SQUARE_COLORS = ['#3f8f54', '#8bbf5a', '#f0c33c', '#ee7a1c', '#c93a3a'];

/** Four lines: which puzzle, how it went, the curve, where it is. */
export function writeShareText({
  site,
  name,
  size,
  time,
  help,
  curve,
  address,
}: ShareFacts): string {
  const which = [site, name].filter((text) => text !== '').join(' ');
  const squares = curve?.map((rank) => SQUARES[rank - 1] ?? '').join('');
  return [`${which} · ${size}`, `${time} · ${help}`, ...(squares ? [squares] : []), address].join(
    '\n',
  );
}
