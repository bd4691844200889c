/** The tile of a solve as a picture of 1200 × 630 pixels, as previews of links have it. */
import { LEVELS, PARTS } from './curve.js';
import { type ShareFacts, SQUARE_COLORS } from './share-text.js';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 84;

const PAPER = '#ffffff';
const RULES = '#eceef2';
const INK = '#1d2134';
const SOFT = '#5a6172';
const ACCENT = '#2a4fc4';
const DOT = '#d5d9e0';

/** The side of a square of the curve, and from one to the next. */
const SQUARE = 38;
const PITCH = 44;

/** Draws the tile and gives it as a PNG. */
export async function drawShareImage(facts: ShareFacts): Promise<Blob> {
  // what was not shown on the page in this weight may not have been loaded
  await document.fonts.load(`700 96px ${fontFamily()}`);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('drawShareImage: this browser draws no canvas');
  drawPaper(context);
  drawHead(context, facts);
  drawFacts(context, facts);
  if (facts.curve !== undefined) drawCurve(context, facts.curve);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('drawShareImage: the canvas gave no picture'));
      else resolve(blob);
    }, 'image/png');
  });
}

function fontFamily(): string {
  return getComputedStyle(document.body).fontFamily;
}

function drawPaper(context: CanvasRenderingContext2D): void {
  context.fillStyle = PAPER;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = RULES;
  for (let at = 30; at < WIDTH; at += 60) context.fillRect(at, 0, 2, HEIGHT);
  for (let at = 15; at < HEIGHT; at += 60) context.fillRect(0, at, WIDTH, 2);
}

/** The mark, the name, and the number of the puzzle. */
function drawHead(context: CanvasRenderingContext2D, { site, name }: ShareFacts): void {
  const cell = 12;
  for (let y = 0; y < 5; y++) {
    for (let x = 0; x < 5; x++) {
      const isDiagonal = x === y && x > 0 && x < 4;
      if (x !== 0 && x !== 4 && !isDiagonal) continue;
      context.fillStyle = isDiagonal ? ACCENT : INK;
      context.fillRect(MARGIN + cell * x, MARGIN + cell * y, cell - 1.5, cell - 1.5);
    }
  }
  write(context, site, { x: MARGIN + 84, y: MARGIN + 46, size: 46, weight: 700 });
  context.textAlign = 'right';
  write(context, name, { x: WIDTH - MARGIN, y: MARGIN + 46, size: 42, color: SOFT });
  context.textAlign = 'left';
}

function drawFacts(context: CanvasRenderingContext2D, { time, size, help }: ShareFacts): void {
  write(context, time, { x: MARGIN, y: 400, size: 112, weight: 700 });
  write(context, size, { x: MARGIN, y: 470, size: 44, color: SOFT });
  write(context, help, { x: MARGIN, y: 534, size: 44, color: SOFT });
}

function drawCurve(context: CanvasRenderingContext2D, curve: readonly number[]): void {
  const left = WIDTH - MARGIN - PARTS * PITCH + (PITCH - SQUARE);
  for (const [part, rank] of curve.entries()) {
    for (let level = 1; level <= LEVELS; level++) {
      const x = left + part * PITCH;
      const y = 540 - level * PITCH;
      const isFull = level <= rank;
      context.fillStyle = isFull ? (SQUARE_COLORS[rank - 1] ?? INK) : DOT;
      context.beginPath();
      if (isFull) context.roundRect(x, y, SQUARE, SQUARE, 6);
      else context.arc(x + SQUARE / 2, y + SQUARE / 2, 3, 0, 2 * Math.PI);
      context.fill();
    }
  }
}

interface Text {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight?: number;
  readonly color?: string;
}

function write(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y, size, weight = 500, color = INK }: Text,
): void {
  context.font = `${weight} ${size}px ${fontFamily()}`;
  context.fillStyle = color;
  context.fillText(text, x, y);
}
