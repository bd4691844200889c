/** Reads what was drawn, in SVG, in PDF and on a canvas, for tests: in cells, from their corner. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BoardLook, Canvas2D, Viewport } from '@nonokit/board';
import type { Puzzle } from '@nonokit/core';
import { HALF_DIGIT } from '@nonokit/render/layout';
import { type PdfDocument, safeRenderPdf } from 'nonokit/render';

const FONT = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf',
);

/** A drawing in cells. */
export interface Drawn {
  /** The rules between columns and between rows. */
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  /** The numbers and their middles, from the top, those of a line from the left. */
  readonly numbers: readonly DrawnNumber[];
  /** How far the rails reach from the cells. */
  readonly railLeft: number;
  readonly railTop: number;
}

interface DrawnNumber {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** A straight line, across if its ends have one y. */
interface Segment {
  readonly x: number;
  readonly y: number;
  readonly endX: number;
  readonly endY: number;
}

/** What was drawn, in units of its own. */
interface Raw {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly Segment[];
  readonly numbers: readonly DrawnNumber[];
}

function inCells({ left, top, width, height, lines, numbers }: Raw, size: Size): Drawn {
  const cellX = width / size.width;
  const cellY = height / size.height;
  // three decimals tell rules apart; what is compared keeps all it has
  const inner = (all: readonly number[], count: number): number[] => {
    const kept = all.filter((at) => at > 0.5 && at < count - 0.5).sort((a, b) => a - b);
    return kept.filter((at, k) => k === 0 || at - (kept[k - 1] ?? 0) > 0.001);
  };
  const upright = lines.filter(({ x, endX }) => x === endX);
  const level = lines.filter(({ y, endY }) => y === endY);
  const placed = numbers.map(({ text, x, y }) => ({
    text,
    x: (x - left) / cellX,
    y: (y - top) / cellY,
  }));
  return {
    columns: inner(
      upright.map(({ x }) => (x - left) / cellX),
      size.width,
    ),
    rows: inner(
      level.map(({ y }) => (y - top) / cellY),
      size.height,
    ),
    numbers: placed.sort(
      (a, b) =>
        Math.round(8 * a.y) - Math.round(8 * b.y) || a.x - b.x || (a.text < b.text ? -1 : 1),
    ),
    railLeft: (left - Math.min(...level.map(({ x }) => x))) / cellX,
    railTop: (top - Math.min(...upright.map(({ y }) => y))) / cellY,
  };
}

type Size = Pick<Puzzle, 'width' | 'height'>;

/** The board in an SVG: its frame is the only rectangle that is stroked and not filled. */
export function svgDrawn(svg: string, size: Size): Drawn {
  const frame = [...svg.matchAll(/<rect ([^>]*)fill="none"([^>]*)>/g)]
    .map(([, before = '']) => before)
    .find((attributes) => !attributes.includes('class='));
  if (frame === undefined) throw new Error('the drawing has no frame');
  const of = (text: string, name: string): number =>
    Number(new RegExp(`(?:^| )${name}="([-\\d.]+)"`).exec(text)?.[1] ?? Number.NaN);
  const lines = [...svg.matchAll(/<path d="((?:M[-\d.]+ [-\d.]+[vh][-\d.]+)+)"/g)].flatMap(
    ([, d = '']) => segments(d),
  );
  const numbers = [...svg.matchAll(/<text ([^>]*)>(\d+)<\/text>/g)].map(
    ([, a = '', text = '']) => ({
      text,
      x: of(a, 'x'),
      y: of(a, 'y') - HALF_DIGIT * of(a, 'font-size'),
    }),
  );
  const left = of(frame, 'x');
  const top = of(frame, 'y');
  return inCells(
    { left, top, width: of(frame, 'width'), height: of(frame, 'height'), lines, numbers },
    size,
  );
}

function segments(d: string): Segment[] {
  return [...d.matchAll(/M([-\d.]+) ([-\d.]+)([vh])([-\d.]+)/g)].map(([, x, y, kind, long]) => {
    const from = { x: Number(x), y: Number(y) };
    const by = Number(long);
    const [endX, endY] = kind === 'v' ? [from.x, from.y + by] : [from.x + by, from.y];
    return { ...from, endX, endY };
  });
}

/** The page of a PDF with the places of boards, as the print page asks for it. */
export async function pdfDrawn(puzzle: Puzzle): Promise<Drawn> {
  const lines: Segment[] = [];
  const numbers: DrawnNumber[] = [];
  const made = await safeRenderPdf(
    [{ puzzle, drawn: {} }],
    {
      what: 'puzzle',
      theme: 'light',
      paper: 'a4',
      perPage: 1,
      title: false,
      sheet: { rails: 'even', numbers: 0 },
      lang: 'en',
    },
    { createDocument: () => pdfRecorder(lines, numbers), font: new Uint8Array(readFileSync(FONT)) },
  );
  if (!made.ok) throw new Error(made.problem.code);
  const across = lines.filter(({ y, endY }) => y === endY);
  const down = lines.filter(({ x, endX }) => x === endX);
  const right = Math.max(...across.map(({ endX }) => endX));
  const bottom = Math.max(...down.map(({ endY }) => endY));
  // through the cells rules go from edge to edge, and end where the frame does
  const left = Math.max(...across.filter(({ endX }) => endX === right).map(({ x }) => x));
  const top = Math.max(...down.filter(({ endY }) => endY === bottom).map(({ y }) => y));
  return inCells({ left, top, width: right - left, height: bottom - top, lines, numbers }, puzzle);
}

/** A document that notes lines and numbers, in the units of its sheet. */
function pdfRecorder(lines: Segment[], numbers: DrawnNumber[]): PdfDocument {
  let from = { x: 0, y: 0 };
  let fontSize = 0;
  let onEnd = (): void => undefined;
  let paint = (): void => undefined;
  const own: Record<string | symbol, unknown> = {
    outline: { addItem: () => undefined },
    struct: (_: string, __: unknown, painted?: () => void) => {
      paint = painted ?? paint;
      return { add: () => paint(), end: () => undefined };
    },
    fontSize: (size: number) => {
      fontSize = size;
      return document;
    },
    widthOfString: (text: string) => 0.6 * fontSize * text.length,
    text: (text: string, x: number, y: number) => {
      const middle = { x: x + 0.3 * fontSize * text.length, y: y - HALF_DIGIT * fontSize };
      if (/^\d+$/.test(text)) numbers.push({ text, ...middle });
      return document;
    },
    moveTo: (x: number, y: number) => {
      from = { x, y };
      return document;
    },
    lineTo: (endX: number, endY: number) => {
      lines.push({ ...from, endX, endY });
      return document;
    },
    on: (event: string, listener: () => void) => {
      if (event === 'end') onEnd = listener;
    },
    end: () => onEnd(),
  };
  const document: PdfDocument = new Proxy(own, {
    get: (target, name) => target[name] ?? (() => document),
  }) as unknown as PdfDocument;
  return document;
}

/**
 * What is painted on a canvas. Rules of a pixel stand on the middle of it: half a pixel further.
 */
export function canvasDrawn(
  paint: (canvas: Canvas2D) => unknown,
  view: Viewport,
  look: BoardLook,
): Drawn {
  const lines: Segment[] = [];
  const numbers: DrawnNumber[] = [];
  const rules = [look.thin, look.thick];
  const state: Record<string | symbol, unknown> = {
    font: '',
    fillStyle: '',
    getTransform: () => ({ a: 1 }),
    fillRect: (x: number, y: number, width: number, height: number) => {
      if (!rules.includes(String(state['fillStyle']))) return;
      const isUpright = width < height;
      const atX = x + width / 2 - 0.5;
      const atY = y + height / 2 - 0.5;
      lines.push(
        isUpright
          ? { x: atX, endX: atX, y, endY: y + height }
          : { y: atY, endY: atY, x, endX: x + width },
      );
    },
    fillText: (text: string, x: number, y: number) => {
      const size = Number(/([\d.]+)px/.exec(String(state['font']))?.[1]);
      numbers.push({ text, x, y: y - HALF_DIGIT * size });
    },
  };
  const canvas = new Proxy(state, { get: (target, name) => target[name] ?? (() => undefined) });
  paint(canvas as unknown as Canvas2D);
  const { left, top, cell, clues } = view;
  const width = clues.width * cell;
  const height = clues.height * cell;
  return inCells({ left, top, width, height, lines, numbers }, clues);
}
