/**
 * Functions that all judges of the solver's fuzzer use.
 */

/** Throws the fault. */
export function fail(fault) {
  throw new Error(fault);
}

/**
 * Throws unless both values are the same as JSON, with typed arrays as lists; reports the first
 * difference.
 */
export function sameJson(a, b, fault) {
  const first = formatText(a);
  const second = formatText(b);
  if (first === second) return;
  let at = 0;
  while (first[at] === second[at]) at++;
  const near = (text) => text.slice(Math.max(0, at - 60), at + 60);
  fail(`${fault}: …${near(first)}… and …${near(second)}…`);
}

function formatText(value) {
  return JSON.stringify(value, (_, part) => (ArrayBuffer.isView(part) ? Array.from(part) : part));
}

/** Checks that no result about a puzzle contradicts the picture that it was made from. */
export function agreesWithPicture(result, grid) {
  if (grid === undefined) return;
  const same = (cells) => cells.every((color, i) => color < 0 || color === grid.cells[i]);
  if (result.status === 'none') fail('no solution, but it was made from a picture');
  if (result.status === 'unique' && !same(result.solution.cells)) {
    fail('the only solution is not the picture that it was made from');
  }
  if (result.status === 'unknown' && !same(result.known.cells)) {
    fail('what is known contradicts the picture that it was made from');
  }
}

/** The solutions in a result. */
export function solutionsIn(result) {
  if (result.status === 'unique') return [result.solution];
  if (result.status === 'multiple') return result.solutions;
  return result.status === 'unknown' ? result.found : [];
}
