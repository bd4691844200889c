/**
 * The inks that our drawings share: a letter each, with its value and name as "#rrggbb name". Most
 * of them can stand beside each other; a test measures the inks of every drawing.
 */
const INKS = {
  '#': '#000000 black',
  a: '#8a94a3 grey',
  b: '#2f6fb5 blue',
  c: '#f6e3b4 cream',
  d: '#1f5a38 dark green',
  e: '#7d4a22 brown',
  f: '#f2bd94 peach',
  g: '#3a9447 green',
  h: '#cdd5de pale grey',
  k: '#14161b black',
  l: '#93c855 light green',
  m: '#b0357c magenta',
  n: '#1d2f5e navy',
  o: '#ee7b16 orange',
  p: '#f39ab6 pink',
  q: '#2aa198 teal',
  r: '#c9202f red',
  s: '#9fd3f2 sky',
  t: '#d29a56 tan',
  u: '#515b69 slate',
  v: '#7a4ba6 violet',
  w: '#ffffff white',
  x: '#55311c dark brown',
  y: '#f7c92f yellow',
};

/** The ink of a letter, from `more` first; a RangeError if neither knows it. */
export function inkOf(letter, more = {}) {
  const ink = more[letter] ?? INKS[letter];
  if (ink === undefined) throw new RangeError(`no ink has the letter ${letter}`);
  const [rgb, ...words] = ink.split(' ');
  return { rgb, name: words.join(' ') };
}

/** White paper, on which a drawing stands if it names no other. */
const PAPER = '#ffffff white';

/**
 * The picture of rows of letters: its grid and the palette that the grid counts, paper first, then
 * the inks in the order in which they occur. '.' is the paper, and so is an ink of its colour;
 * `more` gives letters other values.
 */
export function pictureOf(rows, more = {}) {
  const width = rows[0].length;
  const height = rows.length;
  if (rows.some((row) => row.length !== width)) throw new RangeError('rows of different lengths');
  const known = { '.': PAPER, ...more };
  const paper = inkOf('.', known);
  const isPaper = (letter) => inkOf(letter, known).rgb === paper.rgb;
  const letters = ['.', ...[...new Set(rows.join(''))].filter((letter) => !isPaper(letter))];
  const cells = Uint16Array.from(rows.join(''), (letter) => Math.max(0, letters.indexOf(letter)));
  return { grid: { width, height, cells }, palette: letters.map((letter) => inkOf(letter, known)) };
}
