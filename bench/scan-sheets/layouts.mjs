/**
 * Sheets as other programs, magazines and books print them, as SVG: layouts of our own that differ
 * in rules, shades, alignment and colours. `LAYOUTS` says of each whether numbers were ever tuned
 * on it: half of them were not.
 */

/** Layouts by name. */
export const LAYOUTS = {
  ruled: { isUnseen: false, rails: 'ruled', fives: 2.2 },
  bare: { isUnseen: false, rails: 'bare', fives: 2 },
  shaded: { isUnseen: false, rails: 'ruled', fives: 2, shade: '#e2e2e2' },
  fingers: { isUnseen: false, rails: 'lines', fives: 2 },
  plain: { isUnseen: true, rails: 'bare', fives: 0 },
  outward: { isUnseen: true, rails: 'ruled', fives: 2, align: 'outer' },
  dotted: { isUnseen: true, rails: 'bare', fives: 1.6, dash: '2 2' },
  around: { isUnseen: true, rails: 'lines', fives: 2, around: true },
  inks: { isUnseen: true, rails: 'ruled', fives: 2, text: 'colored' },
};

const escapeText = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const most = (clues) => Math.max(1, ...clues.map((clue) => clue.length));

/** A sheet as SVG, with its size in pixels. */
export function drawSheet(puzzle, name, { font, weight = 400, cell, title }) {
  const layout = LAYOUTS[name];
  const left = most(puzzle.rows);
  const top = most(puzzle.columns);
  const after = layout.around === true ? { right: left, bottom: top } : { right: 0, bottom: 0 };
  const slotX = layout.rails === 'ruled' ? cell : Math.round(0.86 * cell);
  const slotY = layout.rails === 'ruled' ? cell : Math.round(0.8 * cell);
  const x0 = 1.5 * cell + left * slotX;
  const y0 = (title === undefined ? 1.5 : 3.6) * cell + top * slotY;
  const width = Math.ceil(x0 + puzzle.width * cell + after.right * slotX + 1.5 * cell);
  const height = Math.ceil(y0 + puzzle.height * cell + after.bottom * slotY + 1.5 * cell);
  const sheet = { puzzle, layout, cell, slotX, slotY, x0, y0, left, top, after };
  const parts = [
    ...shades(sheet),
    ...rules(sheet),
    `<g font-family="${font}" font-weight="${weight}" font-size="${0.62 * cell}" text-anchor="middle">`,
    ...numbers(sheet),
    '</g>',
  ];
  if (title !== undefined) {
    parts.push(
      `<text x="${1.5 * cell}" y="${2 * cell}" font-family="${font}" font-size="${cell}">${escapeText(title)}</text>`,
    );
  }
  return { width, height, parts };
}

function shades({ puzzle, layout, cell, slotX, slotY, x0, y0, left, top }) {
  if (layout.shade === undefined) return [];
  return [
    `<rect x="${x0}" y="${y0 - top * slotY}" width="${puzzle.width * cell}" height="${top * slotY}" fill="${layout.shade}"/>`,
    `<rect x="${x0 - left * slotX}" y="${y0}" width="${left * slotX}" height="${puzzle.height * cell}" fill="${layout.shade}"/>`,
  ];
}

function rules({ puzzle, layout, cell, slotX, slotY, x0, y0, left, top, after }) {
  const { width, height } = puzzle;
  const right = x0 + width * cell;
  const bottom = y0 + height * cell;
  const isBare = layout.rails === 'bare';
  const fromX = isBare ? x0 : x0 - left * slotX;
  const fromY = isBare ? y0 : y0 - top * slotY;
  const toX = right + after.right * slotX;
  const toY = bottom + after.bottom * slotY;
  const lines = [];
  const add = (xa, ya, xb, yb, isThick) => {
    const thickness = isThick && layout.fives > 0 ? layout.fives : 1;
    const dash = layout.dash !== undefined && !isThick ? ` stroke-dasharray="${layout.dash}"` : '';
    lines.push(
      `<line x1="${xa}" y1="${ya}" x2="${xb}" y2="${yb}" stroke="#222" stroke-width="${(thickness * cell) / 24}"${dash}/>`,
    );
  };
  for (let c = 0; c <= width; c++) {
    add(x0 + c * cell, fromY, x0 + c * cell, toY, c % 5 === 0 || c === width);
  }
  for (let r = 0; r <= height; r++) {
    add(fromX, y0 + r * cell, toX, y0 + r * cell, r % 5 === 0 || r === height);
  }
  if (layout.rails !== 'ruled') return lines;
  for (let k = 1; k <= left; k++) add(x0 - k * slotX, y0, x0 - k * slotX, bottom, k === left);
  for (let k = 1; k <= top; k++) add(x0, y0 - k * slotY, right, y0 - k * slotY, k === top);
  return lines;
}

function numbers({ puzzle, layout, cell, slotX, slotY, x0, y0, left, top }) {
  const texts = [];
  const add = ({ size, color }, x, y) => {
    const fill = layout.text === 'colored' ? puzzle.palette[color].rgb : '#111';
    const small = size > 9 ? ` font-size="${0.54 * cell}"` : '';
    texts.push(
      `<text x="${x.toFixed(2)}" y="${(y + 0.22 * cell).toFixed(2)}" fill="${fill}"${small}>${size}</text>`,
    );
  };
  const right = x0 + puzzle.width * cell;
  const bottom = y0 + puzzle.height * cell;
  for (const [r, clue] of puzzle.rows.entries()) {
    for (const [k, block] of clue.entries()) {
      const slot = layout.align === 'outer' ? left - k : clue.length - k;
      add(block, x0 - (slot - 0.5) * slotX, y0 + (r + 0.5) * cell);
      if (layout.around === true) add(block, right + (k + 0.5) * slotX, y0 + (r + 0.5) * cell);
    }
  }
  for (const [c, clue] of puzzle.columns.entries()) {
    for (const [k, block] of clue.entries()) {
      const slot = layout.align === 'outer' ? top - k : clue.length - k;
      add(block, x0 + (c + 0.5) * cell, y0 - (slot - 0.5) * slotY);
      if (layout.around === true) add(block, x0 + (c + 0.5) * cell, bottom + (k + 0.5) * slotY);
    }
  }
  return texts;
}

/** A page of sheets: one, or two each way. */
export function drawPage(sheets) {
  const across = sheets.length > 1 ? 2 : 1;
  const width = across * Math.max(...sheets.map((sheet) => sheet.width));
  const w = width / across;
  const h = Math.max(...sheets.map((sheet) => sheet.height));
  const height = Math.ceil(sheets.length / across) * h;
  const placed = sheets.map(
    ({ parts }, k) =>
      `<g transform="translate(${(k % across) * w} ${Math.floor(k / across) * h})">${parts.join('')}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#fff"/>${placed.join('')}</svg>`;
}
