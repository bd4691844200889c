/** Small boards of other kinds: which there are, and how they turn and mirror onto themselves. */

/** Widths and heights up to a side. */
export function sizes(longest) {
  const sides = Array.from({ length: longest }, (_, k) => k + 1);
  return sides.flatMap((width) => sides.map((height) => [width, height]));
}

/** True for boards of which every choice of hidden numbers can be tried. */
export function isTiny({ width, height }) {
  return width * height <= 9;
}

/** A board with each way to give neighbouring rows and columns one clue, in at least one place. */
export function pairingsOf(board) {
  const rows = disjoint(board.height);
  const columns = disjoint(board.width);
  return rows
    .flatMap((first) => columns.map((second) => ({ board, pairs: [first, second] })))
    .filter(({ pairs }) => pairs.some((list) => list.length > 0));
}

/** All sets of neighbouring lines among `count` in which no line is twice, by their first lines. */
function disjoint(count, from = 0) {
  if (from + 1 >= count) return [[]];
  const without = disjoint(count, from + 1);
  return [...without, ...disjoint(count, from + 2).map((rest) => [from, ...rest])];
}

/**
 * All outlines of up to 16 triangles, but for those that turn or mirror into another, and the
 * regular hexagon of 24; none of more than `most` cells.
 */
export function hexagons({ cellCount, isClosed }, most) {
  const found = new Map();
  for (const [topLeft, bottomLeft, top, topRight] of choices(4, LONGEST_SIDE + 1)) {
    const bottomRight = topLeft + bottomLeft - topRight;
    const bottom = topLeft + top - bottomRight;
    const board = { shape: 'triangle', topLeft, bottomLeft, top, topRight, bottom, bottomRight };
    if (bottom < 0 || bottomRight < 0 || !isClosed(board)) continue;
    const cells = cellCount(board);
    const around = [top, topRight, bottomRight, bottom, bottomLeft, topLeft];
    const isRegular = around.every((side) => side === 2);
    if (cells > most || (cells > 16 && !isRegular)) continue;
    const name = leastTurn(around);
    if (!found.has(name)) found.set(name, board);
  }
  return [...found.values()];
}

/** The longest side of an outline of 16 triangles. */
const LONGEST_SIDE = 8;

/** All lists of `count` numbers below `end`. */
function choices(count, end) {
  if (count === 0) return [[]];
  return choices(count - 1, end).flatMap((list) =>
    Array.from({ length: end }, (_, last) => [...list, last]),
  );
}

/** A text that is the same for sides that turn or mirror into each other. */
function leastTurn(sides) {
  const turns = [sides, sides.toReversed()].flatMap((list) =>
    list.map((_, k) => [...list.slice(k), ...list.slice(0, k)].join(' ')),
  );
  return turns.sort()[0];
}

/** The ways to turn and mirror a board with its shared clues onto itself, but for none at all. */
export function symmetriesOf(lib, board, pairs) {
  if (lib.cellCount(board) < 12) return [];
  const points = centresOf(lib, board);
  const lines = linesOf(lib, board, pairs);
  const found = [];
  for (const turn of [0, 60, 90, 120, 180, 240, 270, 300]) {
    for (const mirror of [1, -1]) {
      const places = points.map((point) => {
        const [x, y] = turned(point, turn, mirror);
        return points.findIndex(([a, b]) => Math.hypot(a - x, b - y) < 1e-6);
      });
      if (places.includes(-1) || places.every((place, k) => place === k)) continue;
      const image = [...lines].map((line) => nameOf(line.split(' ').map((cell) => places[cell])));
      if (image.every((line) => lines.has(line))) found.push(places);
    }
  }
  return found;
}

/** The cells of each clue, as texts that do not depend on their order. */
function linesOf({ directionsOf }, board, pairs) {
  const found = directionsOf(board).flatMap(({ lines }, d) =>
    lines.flatMap((line, k) => {
      if (pairs[d]?.includes(k - 1)) return [];
      return [nameOf(pairs[d]?.includes(k) ? [...line, ...lines[k + 1]] : line)];
    }),
  );
  return new Set(found);
}

function nameOf(cells) {
  return [...cells].sort((a, b) => a - b).join(' ');
}

/** The middles of all cells, seen from the middle of the board. */
function centresOf({ trianglesOf }, board) {
  const points =
    board.shape === 'square'
      ? Array.from({ length: board.width * board.height }, (_, cell) => [
          cell % board.width,
          Math.floor(cell / board.width),
        ])
      : trianglesOf(board).map(({ row: at, half, pointsUp }) => [
          half / 2,
          (at + (pointsUp ? 2 : 1) / 3) * Math.sqrt(0.75),
        ]);
  const middle = [0, 1].map((axis) => points.reduce((sum, p) => sum + p[axis], 0) / points.length);
  return points.map(([x, y]) => [x - middle[0], y - middle[1]]);
}

function turned([x, y], degrees, mirror) {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [cos * mirror * x - sin * y, sin * mirror * x + cos * y];
}

/** The picture with each cell moved to its place. */
export function moved(bits, places) {
  let image = 0;
  for (let cell = 0; cell < places.length; cell++) image |= ((bits >>> cell) & 1) << places[cell];
  return image;
}
