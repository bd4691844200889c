/**
 * `nonokit convert IN OUT`: any readable format to any writable one. All or nothing: if one puzzle
 * of IN is wrong, nothing is written.
 */
import { bad, good, type Problem, type Puzzle, type Result } from '@nonokit/core';
import {
  ALL_FORMATS,
  ALL_TARGETS,
  type Format,
  formatById,
  formatIdMeant,
  formatOfName,
  writePuzzles,
} from '@nonokit/formats';
import { type Console, createConsole, describedIn, refuse } from '../../io/console.js';
import { Failures, fail } from '../../io/failures.js';
import type { Session } from '../../io/host.js';
import { missingInput, readInputs } from '../../io/input.js';
import type { InputPuzzle } from '../../io/input-puzzle.js';
import { interruptible } from '../../io/interrupt.js';
import { type Output, openOutput } from '../../io/output.js';
import { pictured } from '../../io/pictured.js';
import { readBytes } from '../../io/read-bytes.js';
import { type TaskFlags, toTaskOptions } from '../../io/task-flags.js';
import * as says from '../../words/en/problems/commands.js';

/** The options of `convert`. */
export interface ConvertFlags extends TaskFlags {
  /** The id of the format to write: "webpbn"; "url" for the shortest URL. */
  readonly to?: string;
  readonly force?: boolean;
  /** Refuses to write if the format cannot hold everything. */
  readonly strict?: boolean;
}

/** Reads IN and writes OUT, or reports a problem. */
export async function runConvert(
  input: string,
  out: string,
  flags: ConvertFlags,
  session: Session,
): Promise<void> {
  const console = createConsole(flags, session);
  const { words } = session;
  const format = targetFormat(out, flags.to);
  if (!format.ok) return refuse(console, out, format.problem);
  const missing = await missingInput([input], { host: session.host, words: words.common });
  if (missing !== undefined) return fail(missing, console);
  const binary = format.value.media === 'binary';
  const output = await openOutput(out, { force: flags.force, binary, console });
  if (!output.ok) return refuse(console, out, output.problem);
  await interruptible(console, async (signal) => {
    const direct = await directly(input, format.value, flags, session, signal);
    if (signal.aborted) return;
    if (direct.file?.ok === false) return refuse(console, input, direct.file.problem);
    if (direct.file?.ok === true) {
      const wrong = await writeNoting(direct.file, output.value, { console, ...flags });
      for (const what of wrong) refuse(console, out, what);
      return;
    }
    const inputs = await readGood(input, { ...flags, stdin: direct.stdin }, console, signal);
    if (inputs === undefined || signal.aborted) return;
    const puzzles = await withPictures(inputs, format.value, flags, console, signal);
    if (puzzles === undefined || signal.aborted) return;
    const wrong = await write(puzzles, format.value, output.value, { console, ...flags });
    for (const what of wrong) refuse(console, out, what);
  });
}

/** The format that --to names (or url), or that OUT's extension implies. */
export function targetFormat(out: string, to: string | undefined): Result<Format> {
  const format = to === undefined ? formatOfName(out, ALL_FORMATS) : formatById(to, ALL_TARGETS);
  if (format !== undefined) {
    const refusal = format.readOnly === true ? format.write([]) : good(format);
    return refusal.ok ? good(format) : refusal;
  }
  if (to !== undefined) {
    return bad(says.unknownFormatId, { id: to, meant: formatIdMeant(to, ALL_FORMATS) ?? null });
  }
  if (/\.(jpe?g|webp|tiff?|avif)$/i.test(out)) return bad(says.imagesAreRead);
  return bad(out === '-' ? says.stdoutNeedsFormat : says.unknownExtension);
}

/** A file written without a puzzle in between; and the bytes of standard input, if it was read. */
interface Direct {
  readonly file?: Result<Uint8Array> | undefined;
  readonly stdin?: Uint8Array | undefined;
}

/** Converts images to ROFL and back pixel by pixel, see `kept-pixels`. */
async function directly(
  input: string,
  { id }: Format,
  { from }: ConvertFlags,
  { words, host }: Session,
  signal: AbortSignal,
): Promise<Direct> {
  if ((id !== 'rofl' && id !== 'png') || from !== undefined) return {};
  const bytes = await readBytes(input, {
    host,
    signal,
    prompt: words.common.typePuzzle,
  });
  // the next reader of the file will report the problem
  if (!bytes.ok) return {};
  const { keptPixels } = await import('./kept-pixels.js');
  const file = await keptPixels(bytes.value, id);
  return { file, stdin: input === '-' ? bytes.value : undefined };
}

/** Every puzzle of IN, or undefined if one of them is wrong. */
async function readGood(
  name: string,
  { from, stdin }: ConvertFlags & Pick<Direct, 'stdin'>,
  console: Console,
  signal: AbortSignal,
): Promise<readonly InputPuzzle[] | undefined> {
  const inputs: InputPuzzle[] = [];
  const failures = new Failures(console);
  const {
    host,
    words: { common: words },
  } = console;
  for await (const input of readInputs([name], { from, host, signal, stdin, words })) {
    if (input.ok) inputs.push(input);
    else failures.add(input);
  }
  failures.end();
  return failures.isAny ? undefined : inputs;
}

/** The puzzles, solved if the format holds pictures instead of clues. */
async function withPictures(
  inputs: readonly InputPuzzle[],
  format: Format,
  flags: ConvertFlags,
  console: Console,
  signal: AbortSignal,
): Promise<readonly Puzzle[] | undefined> {
  if (format.holds.clues) return inputs.map(({ puzzle }) => puzzle);
  const puzzles: Puzzle[] = [];
  for (const { puzzle, name } of inputs) {
    const found = await pictured(puzzle, name, { task: toTaskOptions(flags), signal, console });
    if (found === undefined) return undefined;
    puzzles.push(found);
  }
  return puzzles;
}

/** Writes the file and reports what it does not hold; returns the problem that prevents writing. */
export async function write(
  puzzles: readonly Puzzle[],
  format: Format,
  output: Output,
  { console, strict = false }: { readonly console: Console; readonly strict?: boolean },
): Promise<readonly Problem[]> {
  const written = writePuzzles(puzzles, format.id);
  return written.ok ? writeNoting(written, output, { console, strict }) : [written.problem];
}

async function writeNoting(
  { value, warnings }: Extract<Result<Uint8Array>, { ok: true }>,
  output: Output,
  { console, strict = false }: { readonly console: Console; readonly strict?: boolean },
): Promise<readonly Problem[]> {
  const losses = [...new Map(warnings.map((loss) => [loss.code, loss])).values()];
  if (strict && losses.length > 0) return losses;
  for (const loss of losses) console.note(describedIn(console, loss));
  const failure = await output.write(value);
  return failure === undefined ? [] : [failure];
}
