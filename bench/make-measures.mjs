/**
 * Measures of a made picture that tell whether a person would want to solve it: colours that can be
 * told apart, no empty border, no dust. They judge the result alone, not the image.
 */

/** Plain Oklab distances below which an ink looks like the paper, or like another ink. */
export const LIKE_PAPER = 0.1;
export const LIKE_INK = 0.09;

/**
 * The measures of a picture: `paper`, the least distance of a used ink from the paper; `inks`, the
 * least between two used inks; `border`, the number of empty border lines; `specks`, ink cells with
 * no ink around; `lone`, cells with no cell of their colour around.
 */
export function measureGrid({ width, height, cells }, palette) {
  const used = [...palette.keys()].filter((c) => c > 0 && cells.includes(c));
  const labs = palette.map(({ rgb }) => toLab(rgb));
  const pairs = used.flatMap((a, i) => used.slice(0, i).map((b) => apart(labs[a], labs[b])));
  const around = Array.from(cells, (_, i) => neighbors(i, width, height));
  const count = (is) => cells.reduce((sum, color, i) => sum + Number(is(color, around[i])), 0);
  return {
    used: used.length,
    paper: Math.min(1, ...used.map((c) => apart(labs[c], labs[0]))),
    inks: Math.min(1, ...pairs),
    border: emptyBorders(width, height, cells),
    specks: count((color, near) => color > 0 && near.every((k) => cells[k] === 0)),
    lone: count((color, near) => near.every((k) => cells[k] !== color)),
    fill: count((color) => color > 0) / cells.length,
  };
}

/** Empty rows and columns outside of everything drawn. */
function emptyBorders(width, height, cells) {
  const inked = [...cells.keys()].filter((i) => cells[i] > 0);
  if (inked.length === 0) return 0;
  const xs = inked.map((i) => i % width);
  const ys = inked.map((i) => Math.floor(i / width));
  const span = (values) => Math.max(...values) - Math.min(...values) + 1;
  return width - span(xs) + height - span(ys);
}

function neighbors(i, width, height) {
  const x = i % width;
  const y = Math.floor(i / width);
  return [-1, 0, 1]
    .flatMap((dy) => [-1, 0, 1].map((dx) => [x + dx, y + dy]))
    .filter(([a, b]) => (a !== x || b !== y) && a >= 0 && b >= 0 && a < width && b < height)
    .map(([a, b]) => b * width + a);
}

/** The plain distance of two colours in Oklab: black and white are 1 apart. */
export function apart(p, q) {
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

/** The colour "#rrggbb" in Oklab (Ottosson, 2020). */
export function toLab(rgb) {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(rgb.slice(at, at + 2), 16) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linear(value) {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
