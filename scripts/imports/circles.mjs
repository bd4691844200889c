/** Circles of imports. */

/**
 * A shortest circle for each group of files that import each other, as a list of files that begins
 * and ends with the same. `imports` have `from` and `to`.
 */
export function circlesIn(imports) {
  const next = new Map();
  for (const { from, to } of imports) next.set(from, (next.get(from) ?? new Set()).add(to));
  const seen = new Set();
  const circles = [];
  for (const start of [...next.keys()].sort()) {
    if (seen.has(start)) continue;
    const circle = wayBack(start, next);
    if (circle === undefined) continue;
    for (const file of circle) seen.add(file);
    circles.push(circle);
  }
  return circles;
}

/** The shortest way from a file to itself, breadth first. */
function wayBack(start, next) {
  const cameFrom = new Map([[start, undefined]]);
  for (const file of cameFrom.keys()) {
    for (const to of next.get(file) ?? []) {
      if (to === start) return wayTo(file, cameFrom).concat(start);
      if (!cameFrom.has(to)) cameFrom.set(to, file);
    }
  }
  return undefined;
}

function wayTo(file, cameFrom) {
  const way = [];
  for (let at = file; at !== undefined; at = cameFrom.get(at)) way.unshift(at);
  return way;
}
