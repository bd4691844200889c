/** The stage for prints, as programs in TypeScript use it. */

/** An unfinished print; every method draws and returns it. */
export class Print {
  constructor(width: number, height: number);
  dot(x: number, y: number, ink: string): Print;
  rect(left: number, top: number, width: number, height: number, ink: string): Print;
  hatch(from: string, manner: string, tone: string): Print;
  contour(letters: string, thin: number, thick: number, ink?: string): Print;
  front(gap: number, draw: (layer: Print) => unknown, seam?: string): Print;
  brokenMirror(draw: (all: Print) => unknown): Print;
  rows(): readonly string[];
}
