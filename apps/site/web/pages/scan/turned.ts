/** A picture turned by a quarter. */
import { newSheet } from '../make/source/sheet.js';

/** The canvas after a quarter turn: 1 is clockwise. */
export function turned(canvas: HTMLCanvasElement, direction: 1 | -1): HTMLCanvasElement {
  const { canvas: made, context } = newSheet(canvas.height, canvas.width);
  context.translate(made.width / 2, made.height / 2);
  context.rotate((direction * Math.PI) / 2);
  context.drawImage(canvas, -canvas.width / 2, -canvas.height / 2);
  return made;
}
