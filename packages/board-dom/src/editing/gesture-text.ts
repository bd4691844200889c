/** The size of the current gesture, for the bubble beside the pointer and for announcements. */
import { cellsOf, type Editor, endOf, type Gesture } from '@nonokit/editor';

/**
 * "12" for a stroke or a line, "7 × 4" for a box, "→3 ↓2" for a moved piece; else an empty text.
 */
export function gestureText(editor: Editor, gesture: Gesture | undefined): string {
  if (gesture === undefined) return '';
  const { brush, start, end, isDragging, way } = gesture;
  if (isDragging) return wayText(end.x - start.x, end.y - start.y);
  if (brush.tool === 'pencil') return way.size < 2 ? '' : `${way.size}`;
  if (brush.tool === 'line') {
    const { size } = cellsOf(editor, { ...gesture, brush: { ...brush, mirror: 'none' } });
    return size < 2 ? '' : `${size}`;
  }
  const { width, height } = measureGesture(gesture) ?? { width: 1, height: 1 };
  return width * height > 1 ? `${width} × ${height}` : '';
}

/** The size of the current rectangle, ellipse or selection; undefined for other tools. */
export function measureGesture(
  gesture: Gesture | undefined,
): { readonly width: number; readonly height: number } | undefined {
  if (gesture === undefined || gesture.isDragging) return undefined;
  if (!['rectangle', 'ellipse', 'select'].includes(gesture.brush.tool)) return undefined;
  const from = gesture.start;
  const to = endOf(gesture);
  return { width: Math.abs(to.x - from.x) + 1, height: Math.abs(to.y - from.y) + 1 };
}

function wayText(columns: number, rows: number): string {
  const part = (cells: number, [back, on]: readonly [string, string]): string =>
    cells === 0 ? '' : `${cells < 0 ? back : on}${Math.abs(cells)}`;
  const parts = [part(columns, ['←', '→']), part(rows, ['↑', '↓'])];
  return parts.filter((text) => text !== '').join(' ');
}
