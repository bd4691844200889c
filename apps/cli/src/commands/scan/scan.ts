/**
 * `nonokit scan IMAGE`: reads the puzzles of a photograph, says which numbers are unsure and what
 * else they may be, and writes the puzzles on request.
 */
import { type Problem, type Puzzle, problem } from '@nonokit/core';
import type { Format } from '@nonokit/formats';
import type { ScannedSheet, ScanResult, ScanStages } from '@nonokit/scan';
import { scanAnswer, scanAsync } from 'nonokit/scan';
import { type Console, createConsole, raise, refuse } from '../../io/console.js';
import { EXIT, type ExitStatus } from '../../io/exit.js';
import type { Session } from '../../io/host.js';
import { readImagePixels } from '../../io/image-pixels.js';
import { interruptible } from '../../io/interrupt.js';
import { type Output, openOutput } from '../../io/output.js';
import { readBytes } from '../../io/read-bytes.js';
import { contradiction } from '../../words/en/problems/commands.js';
import { nothingRead } from '../../words/en/problems/scan.js';
import { targetFormat, write } from '../convert/convert.js';
import { startClock } from '../explain/explain-clock.js';
import type { ScanFlags } from './flags.js';
import { sheetsText } from './report.js';
import { writeStages } from './stages.js';

/** Where the puzzles go. */
interface Target {
  readonly format: Format;
  readonly output: Output;
}

/** Reads the image, reports what it shows, and writes the puzzles. */
export async function runScan(name: string, flags: ScanFlags, session: Session): Promise<void> {
  const console = createConsole(flags, session);
  const { host, words } = session;
  if (flags.output === '-' && flags.json) {
    return refuse(console, '-', problem(contradiction, { one: '-o -', other: '--json' }));
  }
  await interruptible(console, async (signal) => {
    const bytes = await readBytes(name, { host, signal, prompt: words.common.typePuzzle });
    if (signal.aborted) return;
    if (!bytes.ok) return refuse(console, name, bytes.problem);
    const image = await readImagePixels(bytes.value);
    if (!image.ok) return refuse(console, name, image.problem);
    const target = flags.output === undefined ? undefined : await openTarget(flags, console);
    if (flags.output !== undefined && target === undefined) return;
    const seen: ScanStages[] = [];
    const onStages = flags.stages === undefined ? undefined : (one: ScanStages) => seen.push(one);
    const clock = startClock({ console, hidden: flags.quiet, signal });
    const result = await clock.hold(words.scan.scanning, () =>
      scanAsync(image.value, { onStages, signal: clock }),
    );
    if (signal.aborted) return;
    raise(console, toExitStatus(result));
    const wrong = flags.stages === undefined ? undefined : await writeStages(seen, flags, console);
    if (wrong !== undefined) return refuse(console, wrong.name, wrong.problem);
    await report(name, result, flags, console);
    if (target !== undefined) await writeSheets(name, result, target, console);
  });
}

/** The file to write, or undefined after a complaint. */
async function openTarget(
  { output: name = '-', to, force }: ScanFlags,
  console: Console,
): Promise<Target | undefined> {
  const format = targetFormat(name, to);
  if (!format.ok) {
    refuse(console, name, format.problem);
    return undefined;
  }
  const binary = format.value.media === 'binary';
  const output = await openOutput(name, { force, binary, console });
  if (output.ok) return { format: format.value, output: output.value };
  refuse(console, name, output.problem);
  return undefined;
}

async function report(
  name: string,
  result: ScanResult,
  { output, json }: ScanFlags,
  console: Console,
): Promise<void> {
  if (json) return console.out(`${JSON.stringify({ file: name, ...scanAnswer(result) })}\n`);
  const text = sheetsText(name, result, console.words.scan);
  // standard output may be the puzzle's
  if (output === undefined) await console.out(text);
  else for (const line of text.trimEnd().split('\n')) console.tell(line);
}

/** Writes all puzzles of an image, those without a solution included: they can be proofread. */
async function writeSheets(
  name: string,
  result: ScanResult,
  { format, output }: Target,
  console: Console,
): Promise<void> {
  const sheets = result.status === 'read' ? result.sheets : [];
  if (sheets.length === 0) return refuse(console, output.name, problem(nothingRead));
  const puzzles = sheets.map((sheet, k) => puzzleIn(sheet, sheets.length > 1 ? k + 1 : 0, name));
  const wrong: readonly Problem[] = await write(puzzles, format, output, { console });
  for (const what of wrong) refuse(console, output.name, what);
  if (wrong.length === 0 && output.name !== '-')
    console.tell(console.words.scan.wrote(output.name));
}

/** The puzzle of a sheet; its clues need not fit each other. */
function puzzleIn({ width, height, draft }: ScannedSheet, place: number, name: string): Puzzle {
  const { palette, rows, columns } = draft;
  const meta = place > 0 ? { id: `${name} ${place}` } : {};
  return { width, height, palette, rows, columns, meta };
}

function toExitStatus(result: ScanResult): ExitStatus {
  if (result.status !== 'read') return EXIT.negative;
  return result.sheets.every(({ status }) => status === 'sure') ? EXIT.good : EXIT.undecided;
}
