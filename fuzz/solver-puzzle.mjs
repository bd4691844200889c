/**
 * The format of puzzles in the solver's corpus: clues in plain text, "3 1b" for a block of three
 * cells of colour 1 and one of colour 2.
 */

/** Writes the puzzle as JSON of clues. */
export function formatText({ palette, rows, columns }) {
  const typed = (clues) => clues.map((clue) => clue.map(typedBlock).join(' '));
  return JSON.stringify({ inks: palette.length - 1, rows: typed(rows), columns: typed(columns) });
}

function typedBlock({ size, color }) {
  return `${size}${color === 1 ? '' : String.fromCharCode(96 + color)}`;
}
