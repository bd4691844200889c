/**
 * Numbers the rows and columns of a sheet at its right and lower edge, where the margin has room,
 * because steps mention the numbers.
 */

/** The sheet of a puzzle, an SVG with one panel of cells of size `cell`, with numbered lines. */
export function numbered(svg, { width: columns, height: rows }, cell = 20) {
  const [, left, top] = /<g transform="translate\((\d+) (\d+)\) scale/.exec(svg).map(Number);
  const texts = [];
  for (let x = 0; x < columns; x++) {
    texts.push(text(left + (x + 0.5) * cell, top + rows * cell + 13, x + 1));
  }
  for (let y = 0; y < rows; y++) {
    texts.push(text(left + columns * cell + 11, top + (y + 0.5) * cell + 3.5, y + 1));
  }
  const group = `<g font-family="PT Sans, Arial, Helvetica, sans-serif" font-size="10" text-anchor="middle" fill="#6b7280">\n${texts.join('\n')}\n</g>\n`;
  return svg.replace('</svg>', `${group}</svg>`);
}

function text(x, y, number) {
  return `<text x="${x}" y="${y}">${number}</text>`;
}
