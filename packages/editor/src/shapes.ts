/** The cells of lines, rectangles and ellipses. Cells may lie beside the picture. */

/** A cell by its column and row, from 0. */
export interface CellAt {
  readonly x: number;
  readonly y: number;
}

/** The cells of a straight line, both ends included (Bresenham, 1965). */
export function lineCells(from: CellAt, to: CellAt): CellAt[] {
  const dx = Math.abs(to.x - from.x);
  const dy = -Math.abs(to.y - from.y);
  const stepX = from.x < to.x ? 1 : -1;
  const stepY = from.y < to.y ? 1 : -1;
  const cells: CellAt[] = [];
  let { x, y } = from;
  for (let error = dx + dy; ; ) {
    cells.push({ x, y });
    if (x === to.x && y === to.y) return cells;
    const twice = 2 * error;
    if (twice >= dy) {
      error += dy;
      x += stepX;
    }
    if (twice <= dx) {
      error += dx;
      y += stepY;
    }
  }
}

/** The border of the rectangle with these corners, or all of it. */
export function rectangleCells(from: CellAt, to: CellAt, isFilled: boolean): CellAt[] {
  return boxCells(from, to).filter(
    ({ x, y }) => isFilled || x === from.x || x === to.x || y === from.y || y === to.y,
  );
}

/**
 * The outline of the largest ellipse between these corners, closed and one cell wide, or all of it.
 * A cell belongs to the ellipse if its middle does, or if it is in the middle of the box.
 */
export function ellipseCells(from: CellAt, to: CellAt, isFilled: boolean): CellAt[] {
  const middleX = (from.x + to.x) / 2;
  const middleY = (from.y + to.y) / 2;
  const radiusX = (Math.abs(to.x - from.x) + 1) / 2;
  const radiusY = (Math.abs(to.y - from.y) + 1) / 2;
  // the one or two middle lines reach from side to side, also where their cells' middles do not
  const isInside = (x: number, y: number): boolean => {
    const dx = Math.abs(x - middleX);
    const dy = Math.abs(y - middleY);
    if (dx > radiusX || dy > radiusY) return false;
    return dx <= 0.5 || dy <= 0.5 || (dx / radiusX) ** 2 + (dy / radiusY) ** 2 <= 1;
  };
  const isRim = ({ x, y }: CellAt): boolean =>
    !(isInside(x - 1, y) && isInside(x + 1, y) && isInside(x, y - 1) && isInside(x, y + 1));
  return boxCells(from, to).filter((cell) => isInside(cell.x, cell.y) && (isFilled || isRim(cell)));
}

/** The corner nearest to `to` that makes a square with `from`, or a line of whole eighths. */
export function regularEnd(from: CellAt, to: CellAt, isLine: boolean): CellAt {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const wide = Math.abs(dx);
  const high = Math.abs(dy);
  if (isLine && wide > 2 * high) return { x: to.x, y: from.y };
  if (isLine && high > 2 * wide) return { x: from.x, y: to.y };
  const side = Math.max(wide, high);
  return { x: from.x + side * (dx < 0 ? -1 : 1), y: from.y + side * (dy < 0 ? -1 : 1) };
}

function boxCells(from: CellAt, to: CellAt): CellAt[] {
  const left = Math.min(from.x, to.x);
  const right = Math.max(from.x, to.x);
  const top = Math.min(from.y, to.y);
  const bottom = Math.max(from.y, to.y);
  const cells: CellAt[] = [];
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) cells.push({ x, y });
  return cells;
}
