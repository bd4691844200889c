/**
 * `nonokit scan IMAGE`: reads the puzzles of a photograph or a PDF file, says which numbers are
 * unsure and what else they may be, and writes the puzzles on request.
 */
import { type Problem, type Puzzle, problem, type Result } from '@nonokit/core';
import type { Format } from '@nonokit/formats';
import type { RgbaImage } from '@nonokit/image';
import type { ScannedSheet, ScanResult, ScanStages } from '@nonokit/scan';
import { scanAnswer, scanAsync } from 'nonokit/scan';
import { type Console, createConsole, raise, refuse } from '../../io/console.js';
import { EXIT, type ExitStatus } from '../../io/exit.js';
import type { Session } from '../../io/host.js';
import { readImagePixels } from '../../io/image-pixels.js';
import { interruptible } from '../../io/interrupt.js';
import { type Output, openOutput } from '../../io/output.js';
import { drawPdfPages, isPdf } from '../../io/pdf-pages.js';
import { readBytes } from '../../io/read-bytes.js';
import { contradiction } from '../../words/en/problems/commands.js';
import { nothingRead } from '../../words/en/problems/scan.js';
import { targetFormat, write } from '../convert/convert.js';
import { startClock } from '../explain/explain-clock.js';
import type { ScanFlags } from './flags.js';
import { sheetsText } from './report.js';
import { writeStages } from './stages.js';

/** An image, or a page of a PDF file, and what it shows. */
interface Scanned {
  readonly name: string;
  readonly result: ScanResult;
}

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
    const target = flags.output === undefined ? undefined : await openTarget(flags, console);
    if (flags.output !== undefined && target === undefined) return;
    const seen: ScanStages[] = [];
    const onStages = flags.stages === undefined ? undefined : (one: ScanStages) => seen.push(one);
    const clock = startClock({ console, hidden: flags.quiet, signal });
    const scanned: Scanned[] = [];
    for await (const { name: page, image } of imagesOf(name, bytes.value, { ...console, signal })) {
      if (image.ok) {
        const result = await clock.hold(words.scan.scanning, () =>
          scanAsync(image.value, { onStages, signal: clock }),
        );
        scanned.push({ name: page, result });
      } else refuse(console, page, image.problem);
      if (signal.aborted) return;
    }
    if (scanned.length === 0) return;
    raise(console, toExitStatus(scanned));
    const wrong = flags.stages === undefined ? undefined : await writeStages(seen, flags, console);
    if (wrong !== undefined) return refuse(console, wrong.name, wrong.problem);
    await report(name, scanned, flags, console);
    if (target !== undefined) await writeSheets(name, scanned, target, console);
  });
}

/** The image of a file, or the pages of a PDF file, each with the name to report it by. */
async function* imagesOf(
  name: string,
  bytes: Uint8Array,
  { host, words, signal }: Pick<Session, 'host' | 'words'> & { readonly signal: AbortSignal },
): AsyncGenerator<{ readonly name: string; readonly image: Result<RgbaImage> }> {
  if (!isPdf(bytes)) {
    yield { name, image: await readImagePixels(bytes) };
    return;
  }
  for await (const { number, image } of drawPdfPages(bytes, { host, signal })) {
    yield { name: number === undefined ? name : words.scan.page(name, number), image };
  }
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
  file: string,
  scanned: readonly Scanned[],
  { output, json }: ScanFlags,
  console: Console,
): Promise<void> {
  if (json) return console.out(`${JSON.stringify(answer(file, scanned))}\n`);
  const texts = scanned.map(({ name, result }) => sheetsText(name, result, console.words.scan));
  const text = texts.join('');
  // standard output may be the puzzle's
  if (output === undefined) await console.out(text);
  else for (const line of text.trimEnd().split('\n')) console.tell(line);
}

/** An image's answer, or those of the pages of a PDF file. */
function answer(file: string, scanned: readonly Scanned[]): object {
  const [first] = scanned;
  if (scanned.length === 1 && first?.name === file) return { file, ...scanAnswer(first.result) };
  return { file, pages: scanned.map(({ name, result }) => ({ name, ...scanAnswer(result) })) };
}

/** Writes all puzzles of a file, those without a solution included: they can be proofread. */
async function writeSheets(
  name: string,
  scanned: readonly Scanned[],
  { format, output }: Target,
  console: Console,
): Promise<void> {
  const sheets = sheetsOf(scanned);
  if (sheets.length === 0) return refuse(console, output.name, problem(nothingRead));
  const puzzles = sheets.map((sheet, k) => puzzleIn(sheet, sheets.length > 1 ? k + 1 : 0, name));
  const wrong: readonly Problem[] = await write(puzzles, format, output, { console });
  for (const what of wrong) refuse(console, output.name, what);
  if (wrong.length === 0 && output.name !== '-')
    console.tell(console.words.scan.wrote(output.name));
}

function sheetsOf(scanned: readonly Scanned[]): readonly ScannedSheet[] {
  return scanned.flatMap(({ result }) => (result.status === 'read' ? result.sheets : []));
}

/** The puzzle of a sheet; its clues need not fit each other. */
function puzzleIn({ width, height, draft }: ScannedSheet, place: number, name: string): Puzzle {
  const { palette, rows, columns } = draft;
  const meta = place > 0 ? { id: `${name} ${place}` } : {};
  return { width, height, palette, rows, columns, meta };
}

function toExitStatus(scanned: readonly Scanned[]): ExitStatus {
  const sheets = sheetsOf(scanned);
  if (sheets.length === 0) return EXIT.negative;
  return sheets.every(({ status }) => status === 'sure') ? EXIT.good : EXIT.undecided;
}
