/** Light for scenes in colour: shapes that stay on what is already there. */

/** Draws with `draw(stage)`, but changes only cells that had one of `inks`: lights, shadows. */
export function onto(stage, inks, draw) {
  const before = stage.cells.map((row) => [...row]);
  draw(stage);
  for (const [y, row] of before.entries()) {
    for (const [x, ink] of row.entries()) if (!inks.includes(ink)) stage.cells[y][x] = ink;
  }
  return stage;
}

/** Lines of rain on the inks `on`, which move one column to the side in `steep` rows. */
export function rain(stage, on, ink, { step, steep, dash }) {
  return onto(stage, on, () => {
    stage.where((x, y) => {
      const column = Math.floor(x + Math.floor(y / steep));
      const row = Math.floor(y) + ((Math.floor(column / step) * 7) % (2 * dash));
      return column % step === 0 && row % (2 * dash) < dash;
    }, ink);
  });
}
