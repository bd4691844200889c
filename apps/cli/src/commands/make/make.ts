/**
 * `nonokit make IMAGE -o OUT`: turns an image into a good puzzle. The pipeline is in
 * `@nonokit/maker`; here are files, progress, several candidates, and the report about the result.
 */
import { good, type Problem, type PuzzleMeta, problem, type Result } from '@nonokit/core';
import { makePuzzleAsync } from '@nonokit/maker';
import { givingWay } from 'nonokit/threads';
import { type Console, createConsole, describedIn, refuse } from '../../io/console.js';
import type { Session } from '../../io/host.js';
import { interruptible } from '../../io/interrupt.js';
import { type Output, openOutput } from '../../io/output.js';
import { readBytes } from '../../io/read-bytes.js';
import { openStatusLine } from '../../io/status-line.js';
import { contradiction, noneIsExact } from '../../words/en/problems/commands.js';
import { exactPuzzle } from './make-exact.js';
import type { MakeFlags } from './make-flags.js';
import { type MadeOfImage, writeResults } from './make-results.js';
import { type MakeTarget, makeTarget } from './make-target.js';
import { readPixels } from './picture-source.js';

/** Makes the puzzle, or reports a problem. */
export async function runMake(name: string, typed: MakeFlags, session: Session): Promise<void> {
  const flags = withProperty(typed);
  const console = createConsole(flags, session);
  const { words } = session;
  if (typed.kind === 'triangles') {
    const { runMakeTriangles } = await import('./make-triangles.js');
    return runMakeTriangles(name, typed, console, session);
  }
  const wrong = contradictionIn(flags);
  if (wrong !== undefined) return refuse(console, '-', wrong);
  const target = makeTarget(flags.output, flags.to);
  if (!target.ok) return refuse(console, flags.output, target.problem);
  await interruptible(console, async (signal) => {
    const bytes = await readBytes(name, {
      host: session.host,
      signal,
      prompt: words.common.typePuzzle,
    });
    if (signal.aborted) return;
    if (!bytes.ok) return refuse(console, name, bytes.problem);
    const outputs = await openOutputs(flags, target.value, console);
    if (outputs === undefined) return;
    const made = await makeAll(name, bytes.value, flags, console, signal);
    if (signal.aborted) return;
    if (!made.ok) return refuse(console, name, made.problem);
    for (const warning of made.warnings) {
      console.note(`${name}: ${describedIn(console, warning)}`);
    }
    await writeResults({ name, flags, target: target.value, outputs, console }, made.value);
  });
}

/** Without `--require`, a hard puzzle only has to be unique: few line-solvable ones are hard. */
function withProperty(flags: MakeFlags): MakeFlags {
  const { repair, exact, difficulty } = flags;
  const isHard = difficulty === 'hard' || difficulty === 'expert';
  return repair === undefined && exact !== true && isHard ? { ...flags, repair: 'unique' } : flags;
}

/** The option for tracing in black and white, if there is one. */
function ownTracing({ threshold, edges }: MakeFlags): string | undefined {
  if (edges) return '--edges';
  return threshold === undefined ? undefined : '--threshold';
}

/** The problem of contradictory options. */
function contradictionIn(flags: MakeFlags): Problem | undefined {
  const { output, candidates, json, exact, size, colors, palette } = flags;
  const both = (one: string, other: string): Problem => problem(contradiction, { one, other });
  if (output === '-' && json) return both('-o -', '--json');
  if (output === '-' && candidates !== undefined) return both('-o -', '--candidates');
  if (colors !== undefined && palette !== undefined) return both('--colors', '--palette');
  const own = ownTracing(flags);
  if (own !== undefined && flags.threshold !== undefined && flags.edges)
    return both('--threshold', own);
  if (own !== undefined && exact) return both('--exact', own);
  if (own !== undefined && colors !== undefined && colors > 1) return both(own, '--colors');
  if (own !== undefined && palette !== undefined) return both(own, '--palette');
  if (!exact) return flags.background === 'none' ? problem(noneIsExact) : undefined;
  if (size !== undefined) return both('--exact', '--size');
  if (colors !== undefined) return both('--exact', '--colors');
  if (palette !== undefined) return both('--exact', '--palette');
  return candidates === undefined ? undefined : both('--exact', '--candidates');
}

/** The outputs of the puzzles: OUT, or OUT-1 … OUT-K and last the contact sheet. */
async function openOutputs(
  { output, candidates, force }: MakeFlags,
  { binary }: MakeTarget,
  console: Console,
): Promise<readonly Output[] | undefined> {
  const names = candidates === undefined ? [output] : numbered(output, candidates);
  const outputs: Output[] = [];
  for (const name of names) {
    const opened = await openOutput(name, { force, binary, console });
    if (!opened.ok) {
      refuse(console, name, opened.problem);
      return undefined;
    }
    outputs.push(opened.value);
  }
  return outputs;
}

/** Numbers "cat.json" as "cat-1.json", "cat-2.json" … and "cat-candidates.png". */
function numbered(output: string, count: number): string[] {
  const [, stem = output, extension = ''] =
    /^(.*?)((?:\.[a-z0-9]{1,12}){0,2})$/is.exec(output) ?? [];
  const names = Array.from({ length: count }, (_, k) => `${stem}-${k + 1}${extension}`);
  return [...names, `${stem}-candidates.png`];
}

async function makeAll(
  name: string,
  bytes: Uint8Array,
  flags: MakeFlags,
  console: Console,
  signal: AbortSignal,
): Promise<Result<MadeOfImage>> {
  const meta = toMeta(flags);
  const aim = flags.difficulty && (await import('nonokit/make')).aimAt(flags.difficulty);
  if (flags.exact) {
    const exact = await exactPuzzle(name, bytes, { ...flags, aim, meta });
    return exact.ok ? good({ image: undefined, puzzles: [exact.value] }, exact.warnings) : exact;
  }
  const image = await readPixels(bytes);
  if (!image.ok) return image;
  const status = openStatusLine(console, flags.quiet === true);
  const pause = givingWay();
  const deadline = performance.now() + (flags.timeout ?? Number.POSITIVE_INFINITY);
  const made = await makePuzzleAsync(
    image.value,
    {
      ...flags,
      palette: flags.palette?.map((rgb) => ({ rgb })),
      invert: flags.invert ?? 'auto',
      aim,
      meta,
      signal: {
        get aborted() {
          return signal.aborted || performance.now() > deadline;
        },
      },
    },
    ({ stage, checks, maxChecks }) => {
      const share = Math.min(100, Math.round((100 * checks) / maxChecks));
      status.show(console.words.make.stage(stage, share));
      return pause();
    },
  );
  status.clear();
  if (!made.ok) return made;
  return good({ image: image.value, puzzles: made.value.candidates });
}

function toMeta({ title, author }: MakeFlags): PuzzleMeta {
  return { ...(title === undefined ? {} : { title }), ...(author === undefined ? {} : { author }) };
}
