/**
 * Slips of a person who types clues, planted at random: each picks a number, then one of the slips
 * that can happen to it. Which slips there are is what BEYOND the library is measured by; how often
 * each happens is a guess, written down here.
 */

/** Slips of a number with their weights; each returns what is typed instead of `clue`. */
const NUMBER_SLIPS = [
  [25, (clue, k, { below }) => resized(clue, k, clue[k].size + (below(2) === 0 ? 1 : -1))],
  [12, (clue, k, { below }) => digitSlip(clue, k, below)],
  [15, (clue, k) => clue.toSpliced(k, 1)],
  [8, (clue, k) => clue.toSpliced(k, 0, clue[k])],
  [12, joinedWithNext],
  [8, (clue, k) => splitInTwo(clue, k)],
  [15, (clue, k) => (k + 1 < clue.length ? clue.toSpliced(k, 2, clue[k + 1], clue[k]) : clue)],
  [8, (clue, k, { below, inks }) => recolored(clue, k, 1 + below(inks))],
];

/** Slips of whole lines: left out, typed twice, exchanged with the next. */
const LINE_SLIPS = [
  // that a blank line is missing cannot be seen
  [5, (clues, l) => (clues[l].length > 0 ? clues.toSpliced(l, 1) : clues)],
  [5, (clues, l) => clues.toSpliced(l, 0, clues[l])],
  [4, (clues, l) => (l + 1 < clues.length ? clues.toSpliced(l, 2, clues[l + 1], clues[l]) : clues)],
];

/** `puzzle` with `count` slips, as a person may have typed it; no slip undoes another. */
export function withSlips({ rows, columns, palette }, count, random) {
  const below = (n) => random.below(n);
  const truth = JSON.stringify([rows, columns]);
  for (;;) {
    let typed = { rows, columns, palette };
    for (let i = 0; i < count; i++) typed = withSlip(typed, below);
    if (JSON.stringify([typed.rows, typed.columns]) !== truth) return typed;
  }
}

function withSlip(draft, below) {
  const inks = draft.palette.length - 1;
  for (;;) {
    const side = below(draft.rows.length + draft.columns.length) < draft.rows.length;
    const name = side ? 'rows' : 'columns';
    const clues = draft[name];
    const l = below(clues.length);
    const [slip, isOfLine] = chosen(below);
    const changed = isOfLine ? slip(clues, l) : withClue(clues, l, slip, { below, inks });
    if (changed.length === 0 || JSON.stringify(changed) === JSON.stringify(clues)) continue;
    return { ...draft, [name]: changed };
  }
}

/** A slip by the weights, and whether it concerns whole lines. */
function chosen(below) {
  const all = [
    ...NUMBER_SLIPS.map(([weight, slip]) => [weight, slip, false]),
    ...LINE_SLIPS.map(([weight, slip]) => [weight, slip, true]),
  ];
  let at = below(all.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, slip, isOfLine] of all) {
    if (at < weight) return [slip, isOfLine];
    at -= weight;
  }
  throw new Error('the weights do not add up');
}

function withClue(clues, l, slip, context) {
  const clue = clues[l];
  if (clue.length === 0) return clues;
  return clues.with(l, slip(clue, context.below(clue.length), context));
}

function resized(clue, k, size) {
  return size < 1 ? clue : clue.with(k, { ...clue[k], size });
}

function recolored(clue, k, color) {
  return clue.with(k, { ...clue[k], color });
}

/** A digit is lost, typed twice or another; a lone digit is only typed twice or another. */
function digitSlip(clue, k, below) {
  const digits = [...String(clue[k].size)];
  const at = below(digits.length);
  const ways = [
    digits.length > 1 ? digits.toSpliced(at, 1) : digits,
    digits.toSpliced(at, 0, digits[at]),
    digits.with(at, String(below(10))),
  ];
  const typed = ways[below(3)].join('');
  return typed.startsWith('0') ? clue : resized(clue, k, Number(typed));
}

function joinedWithNext(clue, k) {
  const next = clue[k + 1];
  if (next === undefined || next.color !== clue[k].color) return clue;
  const size = Number(`${clue[k].size}${next.size}`);
  return size > 999 ? clue : clue.toSpliced(k, 2, { ...clue[k], size });
}

function splitInTwo(clue, k) {
  const digits = String(clue[k].size);
  if (digits.length < 2 || digits[1] === '0') return clue;
  const parts = [digits.slice(0, 1), digits.slice(1)];
  return clue.toSpliced(k, 1, ...parts.map((size) => ({ ...clue[k], size: Number(size) })));
}
