/** How far another hand is in a race: a tick for each line beside a board that stays empty. */

/** The longer side of the board, the length of a tick, and the room between them. */
const SIDE = 75;
const TICK = 9;
const GAP = 3;

/** Of the distance of two ticks, what a tick fills. */
const THICK = 0.7;

/** The size of a board. */
interface Size {
  readonly width: number;
  readonly height: number;
}

export function LineTicks({
  width,
  height,
  lines = '',
  color,
}: Size & {
  /** Finished lines, rows first: '0110'. */
  readonly lines?: string | undefined;
  readonly color: string;
}) {
  const pitch = SIDE / Math.max(width, height);
  const at = TICK + GAP;
  const box = { width: pitch * width, height: pitch * height };
  const isDone = (line: number): boolean => lines[line] === '1';
  const all = Array.from({ length: width + height }, (_, line) => line);
  const draw = (line: number): string => writeTick(line, { height, pitch });
  return (
    <svg
      class="line-ticks"
      viewBox={`0 0 ${at + box.width + 1} ${at + box.height + 1}`}
      width={at + box.width + 1}
      height={at + box.height + 1}
      aria-hidden="true"
    >
      <path
        class="open"
        d={all
          .filter((line) => !isDone(line))
          .map(draw)
          .join('')}
      />
      <path class="done" style={{ fill: color }} d={all.filter(isDone).map(draw).join('')} />
      <rect x={at} y={at} width={box.width} height={box.height} />
    </svg>
  );
}

/** A tick left of its row, or above its column. */
function writeTick(
  line: number,
  { height, pitch }: { readonly height: number; readonly pitch: number },
): string {
  const place = line < height ? line : line - height;
  const from = round(TICK + GAP + pitch * (place + (1 - THICK) / 2));
  const thick = round(pitch * THICK);
  return line < height
    ? `M0 ${from}h${TICK}v${thick}h${-TICK}z`
    : `M${from} 0v${TICK}h${thick}v${-TICK}z`;
}

function round(pixels: number): number {
  return Math.round(pixels * 100) / 100;
}
