/**
 * The part of a canvas's 2D context that painting a sheet needs. The contexts of browsers
 * (`CanvasRenderingContext2D`, `OffscreenCanvasRenderingContext2D`) and of canvas libraries for
 * Node fit; lengths are in pixels.
 */

/**
 * A 2D context. The first five properties of real contexts accept more than strings; only strings
 * are set here.
 */
export interface CanvasContext {
  /** The colour of fills and texts: "#f3f4f6". */
  fillStyle: unknown;
  /** The colour of lines: "#3b4048". */
  strokeStyle: unknown;
  /** How lines end: "square". */
  lineCap: unknown;
  /** The part of a text that lies at its x: "center". */
  textAlign: unknown;
  /** The part of a text that lies at its y: "alphabetic". */
  textBaseline: unknown;
  /** The thickness of lines: 2. */
  lineWidth: number;
  /** In CSS notation: "bold 14.4px PT Sans, Arial, Helvetica, sans-serif". */
  font: string;
  fillRect(x: number, y: number, width: number, height: number): void;
  strokeRect(x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  /** A line towards the first point, rounded off towards the second with that radius. */
  arcTo(x1: number, y1: number, x2: number, y2: number, radius: number): void;
  closePath(): void;
  fill(): void;
  stroke(): void;
  /** Moves the origin of what follows. */
  translate(x: number, y: number): void;
  /** Turns what follows clockwise, in radians. */
  rotate(angle: number): void;
  /** Keeps the settings above, moves and turns until `restore`. */
  save(): void;
  restore(): void;
}
