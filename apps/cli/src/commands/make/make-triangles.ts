/**
 * `nonokit make IMAGE --kind triangles`: a puzzle on triangles. The usual pipeline traces the image
 * finely, as it is; that picture is painted in triangles, on smaller and smaller boards until lines
 * alone lead to it.
 */
import { bad, driveAsync, good, type Puzzle, problem, type Result } from '@nonokit/core';
import { cellCount, type MadeTriangles, trianglesOfGrid, writeKind } from '@nonokit/kinds';
import { makePuzzleAsync } from '@nonokit/maker';
import { givingWay } from 'nonokit/threads';
import { type Console, describedIn, raise, refuse } from '../../io/console.js';
import { EXIT } from '../../io/exit.js';
import type { Session } from '../../io/host.js';
import { interruptible } from '../../io/interrupt.js';
import { openOutput } from '../../io/output.js';
import { readBytes } from '../../io/read-bytes.js';
import {
  contradiction,
  noImage,
  noTriangles,
  trianglesAsJson,
} from '../../words/en/problems/commands.js';
import type { MakeFlags } from './make-flags.js';
import { readPixels } from './picture-source.js';

/** Cells of the longer side of the picture that is painted in triangles. */
const FINE = 64;

/** The side of the board where none is asked for. */
const USUAL_SIDE = 6;

/** Options that mean squares. */
const FOR_SQUARES = ['exact', 'candidates', 'difficulty', 'repair', 'maxFlips', 'json'] as const;

/** Makes the puzzle, or reports a problem. */
export async function runMakeTriangles(
  name: string,
  flags: MakeFlags,
  console: Console,
  session: Session,
): Promise<void> {
  const { output: file, force } = flags;
  const other = FOR_SQUARES.find((option) => flags[option] !== undefined);
  if (other !== undefined) {
    const typed = `--${other.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return refuse(console, '-', problem(contradiction, { one: '--kind', other: typed }));
  }
  if (file !== '-' && !/\.json$/i.test(file)) {
    return refuse(console, file, problem(trianglesAsJson));
  }
  await interruptible(console, async (signal) => {
    const { host, words } = session;
    const bytes = await readBytes(name, { host, signal, prompt: words.common.typePuzzle });
    if (signal.aborted) return;
    if (!bytes.ok) return refuse(console, name, bytes.problem);
    const output = await openOutput(file, { force, console });
    if (!output.ok) return refuse(console, file, output.problem);
    const picture = await tracedPicture(bytes.value, flags, signal);
    if (signal.aborted) return;
    if (!picture.ok) return refuse(console, name, picture.problem);
    for (const warning of picture.warnings) {
      console.note(`${name}: ${describedIn(console, warning)}`);
    }
    const made = await onTriangles(picture.value, flags, signal);
    if (signal.aborted) return;
    if (made === undefined) {
      refuse(console, name, problem(noTriangles));
      return raise(console, EXIT.negative);
    }
    const wrong = await output.value.write(writeKind(made.puzzle));
    if (wrong !== undefined) return refuse(console, file, wrong);
    console.tell(`${file}: ${words.make.triangles(cellCount(made.puzzle.board), made.changed)}`);
  });
}

/** The image as the maker traces it, without any change for a puzzle of squares. */
async function tracedPicture(
  bytes: Uint8Array,
  flags: MakeFlags,
  signal: AbortSignal,
): Promise<Result<Puzzle>> {
  const image = await readPixels(bytes);
  if (!image.ok) return image;
  const { colors, palette, background, invert, threshold, edges, seed, title, author } = flags;
  const meta = { ...(title && { title }), ...(author && { author }) };
  const made = await makePuzzleAsync(
    image.value,
    {
      colors,
      palette: palette?.map((rgb) => ({ rgb })),
      background,
      invert: invert ?? 'auto',
      threshold,
      edges,
      seed,
      size: { width: FINE, height: FINE },
      repair: 'off',
      maxChecks: 0,
      meta,
      signal,
    },
    givingWay(),
  );
  if (!made.ok) return made;
  const [best] = made.value.candidates;
  return best === undefined ? bad(noImage) : good(best.puzzle, made.warnings);
}

/** The largest board, from the one asked for, on which lines lead to the picture. */
async function onTriangles(
  { goal, palette, meta }: Puzzle,
  { size = 'auto', timeout: timeoutMs }: MakeFlags,
  signal: AbortSignal,
): Promise<MadeTriangles | undefined> {
  if (goal === undefined) return undefined;
  const side = size === 'auto' ? USUAL_SIDE : Math.floor(Math.min(size.width, size.height) / 2);
  const clock = () => performance.now();
  const work = trianglesOfGrid(goal, { palette, meta, side });
  return driveAsync(work, givingWay(), { signal, timeoutMs, clock });
}
