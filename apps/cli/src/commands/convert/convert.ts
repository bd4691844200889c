/**
 * `nonokit convert IN… OUT`: any readable format to any writable one, all puzzles into one file, or
 * one file each into a folder (`convert-folder`). Damaged puzzles are reported, counted and left
 * out; with --strict, nothing is written then.
 */
import { bad, good, type Problem, type Puzzle, problem, type Result } from '@nonokit/core';
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
import { fail } from '../../io/failures.js';
import { isFolderName } from '../../io/folder-names.js';
import type { Session } from '../../io/host.js';
import { missingInput } from '../../io/input.js';
import { interruptible } from '../../io/interrupt.js';
import { type Output, openOutput } from '../../io/output.js';
import { readBytes } from '../../io/read-bytes.js';
import * as says from '../../words/en/problems/commands.js';
import { type ConvertFlags, ConvertInputs } from './convert-inputs.js';

/** Reads the inputs and writes OUT, or reports a problem. */
export async function runConvert(
  names: readonly string[],
  out: string,
  flags: ConvertFlags,
  session: Session,
): Promise<void> {
  const console = createConsole(flags, session);
  const { words } = session;
  const isFolder = await isFolderName(out);
  const format = isFolder ? targetFormat('-', flags.to ?? 'json') : targetFormat(out, flags.to);
  if (!format.ok) return refuse(console, out, format.problem);
  const missing = await missingInput(names, { host: session.host, words: words.common });
  if (missing !== undefined) return fail(missing, console);
  if (isFolder) {
    const { convertIntoFolder } = await import('./convert-folder.js');
    return convertIntoFolder({ names, folder: out, format: format.value, flags, console });
  }
  const binary = format.value.media === 'binary';
  const output = await openOutput(out, { force: flags.force, binary, console });
  if (!output.ok) return refuse(console, out, output.problem);
  const task = { format: format.value, output: output.value, flags, console };
  await interruptible(console, (signal) => convertIntoFile(names, task, signal));
}

/** Where and how one file is written. */
interface FileTask {
  readonly format: Format;
  readonly output: Output;
  readonly flags: ConvertFlags;
  readonly console: Console;
}

async function convertIntoFile(
  names: readonly string[],
  { format, output, flags, console }: FileTask,
  signal: AbortSignal,
): Promise<void> {
  const [first = '-', ...more] = names;
  const direct = more.length > 0 ? {} : await directly(first, format, flags, console, signal);
  if (signal.aborted) return;
  if (direct.file?.ok === false) return refuse(console, first, direct.file.problem);
  if (direct.file?.ok === true) {
    const wrong = await writeNoting(direct.file, output, { console, ...flags });
    for (const what of wrong) refuse(console, output.name, what);
    return;
  }
  const inputs = new ConvertInputs({ names, format, flags, console, signal, stdin: direct.stdin });
  const puzzles: Puzzle[] = [];
  for await (const { puzzle } of inputs.read()) puzzles.push(puzzle);
  if (signal.aborted) return;
  const [kind, ...others] = inputs.kinds;
  if (kind !== undefined && puzzles.length + others.length === 0) {
    const { convertKind } = await import('../../kinds/index.js');
    await convertKind(kind, { format, output, flags, console });
    return;
  }
  for (const { name } of inputs.kinds) refuse(console, name, problem(says.kindsApart));
  if (puzzles.length === 0) return;
  if (flags.strict === true && inputs.left > 0)
    return console.complain(console.words.summary.keptAll);
  const wrong = await write(puzzles, format, output, { console, ...flags });
  for (const what of wrong) refuse(console, output.name, what);
  if (wrong.length > 0 || puzzles.length + inputs.left === 1) return;
  console.tell(console.words.summary.writtenFile(output.name, puzzles.length, inputs.leftOut));
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
