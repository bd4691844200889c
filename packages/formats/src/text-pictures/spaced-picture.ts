/**
 * Pictures as freesummerwind's solver prints them: cells separated by blanks, "-" for a blank cell,
 * a one-character id for a filled one, "." for an undecided one. They are converted to ordinary
 * grids of characters.
 */

/**
 * The picture as a grid, "." for blank and "?" for undecided, with the cell of column 2n - 1 at
 * column n; undefined for a text with another layout.
 */
export function unspaced(text: string): string | undefined {
  if (text[1] !== ' ' || !text.includes('-')) return undefined;
  const lines = text.trimEnd().split('\n');
  return lines.every(isSpaced) ? lines.map((line) => `${cellsIn(line)}\n`).join('') : undefined;
}

/** True for cells separated by single blanks; one more blank may follow the last cell. */
function isSpaced(line: string): boolean {
  for (let i = 0; i < line.length; i++) if ((line[i] === ' ') !== (i % 2 === 1)) return false;
  return line !== '';
}

function cellsIn(line: string): string {
  return line.replaceAll(' ', '').replaceAll('.', '?').replaceAll('-', '.');
}
