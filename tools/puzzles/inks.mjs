/**
 * Inks that several pictures share: a character each, with its value and name as "#rrggbb name".
 */
const INKS = {
  '#': '#000000 black',
  k: '#222222 black',
  b: '#7a4a21 brown',
  c: '#f1dcb4 cream',
  d: '#4a2c17 dark brown',
  g: '#3a8f3a green',
  l: '#8cc06a light green',
  o: '#e8710a orange',
  r: '#c8141e red',
  s: '#9aa5b1 grey',
  t: '#d39a52 tan',
  w: '#e6ebf0 pale grey',
  y: '#f2b632 yellow',
};

/** The shared inks with these letters, and `more`, which adds to them or replaces them. */
export function inks(letters, more = {}) {
  return { ...Object.fromEntries([...letters].map((letter) => [letter, INKS[letter]])), ...more };
}
