/**
 * Puzzles as the corpus of the solver keeps them: clues as people type them, "3 1b" for a block of
 * three cells of colour 1 and one of colour 2.
 */

/** The puzzle as JSON of clues. */
export function textOf({ palette, rows, columns }) {
  const typed = (clues) => clues.map((clue) => clue.map(typedBlock).join(' '));
  return JSON.stringify({ inks: palette.length - 1, rows: typed(rows), columns: typed(columns) });
}

function typedBlock({ size, color }) {
  return `${size}${color === 1 ? '' : String.fromCharCode(96 + color)}`;
}
