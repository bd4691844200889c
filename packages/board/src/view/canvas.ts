/**
 * The part of `CanvasRenderingContext2D` that painting uses. Boards can so be drawn in a page, in a
 * worker (`OffscreenCanvas`) and, in tests, on a recorder.
 */

/** A 2D context of any canvas. */
export interface Canvas2D {
  fillStyle: string | object;
  strokeStyle: string | object;
  lineWidth: number;
  lineCap: 'butt' | 'round' | 'square';
  globalAlpha: number;
  font: string;
  textAlign: 'left' | 'right' | 'center' | 'start' | 'end';
  textBaseline: 'alphabetic' | 'middle' | 'top' | 'bottom' | 'hanging' | 'ideographic';
  save(): void;
  restore(): void;
  beginPath(): void;
  closePath(): void;
  rect(x: number, y: number, width: number, height: number): void;
  roundRect(x: number, y: number, width: number, height: number, radius: number): void;
  arc(x: number, y: number, radius: number, from: number, to: number): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  clip(): void;
  fill(): void;
  stroke(): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
  /** The transform from pixels of the page to those of the canvas: `a` is the scale. */
  getTransform(): { readonly a: number };
}

/** Restricts drawing to a rectangle until the context is restored. */
export function clipTo(context: Canvas2D, box: Box): void {
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
}

/** A rectangle in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
