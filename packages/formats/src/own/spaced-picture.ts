/**
 * Pictures as freesummerwind's solver prints them: cells with a blank between, "-" for blank cells, an id of one
 * character for a filled one, "." for an undecided one. They become grids of characters as everybody draws them.
 */

/**
 * The picture as a grid, "." for blank and "?" for undecided, in which the cell that stood at column 2n - 1
 * stands at column n; undefined for any text that is not laid out so.
 */
export function unspaced(text: string): string | undefined {
  if (text[1] !== ' ' || !text.includes('-')) return undefined;
  const lines = text.trimEnd().split('\n');
  return lines.every(isSpaced) ? lines.map((line) => `${cellsIn(line)}\n`).join('') : undefined;
}

/** True for cells with single blanks between them; behind the last cell there may be one, too. */
function isSpaced(line: string): boolean {
  for (let i = 0; i < line.length; i++) if ((line[i] === ' ') !== (i % 2 === 1)) return false;
  return line !== '';
}

function cellsIn(line: string): string {
  return line.replaceAll(' ', '').replaceAll('.', '?').replaceAll('-', '.');
}
