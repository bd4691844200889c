/** Writes what `make` has made: the puzzles, a report about each, and the sheet of candidates. */
import type { Difficulty } from '@nonokit/explain';
import type { RgbaImage } from '@nonokit/image';
import type { PuzzleCandidate } from '@nonokit/maker';
import { type Console, describedIn, raise, refuse } from '../../io/console.js';
import { EXIT } from '../../io/exit.js';
import type { Output } from '../../io/output.js';
import type { RatedPuzzle } from './contact-sheet.js';
import type { MakeFlags } from './make-flags.js';
import { reportLines, reportObject } from './make-report.js';
import type { MakeTarget } from './make-target.js';

/** The puzzles made of an image, best first, and the image if it was decoded. */
export interface MadeOfImage {
  readonly image: RgbaImage | undefined;
  readonly puzzles: readonly PuzzleCandidate[];
}

/** The destination of a run's results, and the request. */
export interface MakeRun {
  /** The name of the image on the command line. */
  readonly name: string;
  readonly flags: MakeFlags;
  readonly target: MakeTarget;
  /** The outputs of the puzzles, and last that of the contact sheet, if there is one. */
  readonly outputs: readonly Output[];
  readonly console: Console;
}

/** Writes the puzzles, the sheet and the report. */
export async function writeResults(run: MakeRun, { image, puzzles }: MadeOfImage): Promise<void> {
  const { name, flags, outputs, console } = run;
  const [best] = puzzles;
  if (!best?.reached || best.miss !== 0) raise(console, EXIT.negative);
  const rated: RatedPuzzle[] = [];
  for (const [k, made] of puzzles.entries()) {
    const output = outputs[k];
    if (output === undefined) break;
    if (!(await writePuzzle(run, made, output))) return;
    const difficulty = await rateDifficulty(made);
    rated.push({ made, difficulty });
    await report(run, { made, difficulty }, output.name);
  }
  if (flags.candidates === undefined || image === undefined) return;
  const found = puzzles.length;
  if (found < flags.candidates) console.note(`${name}: ${console.words.make.onlyFound(found)}`);
  await writeSheet(run, image, rated);
}

/** False, after reporting the fault, if the puzzle cannot be written. */
async function writePuzzle(
  { target, console }: MakeRun,
  { puzzle }: PuzzleCandidate,
  output: Output,
): Promise<boolean> {
  const wrong = await target.write(puzzle, output, console);
  for (const what of wrong) refuse(console, output.name, what);
  return wrong.length === 0;
}

/** Reports the results, for people or as JSON. */
async function report(
  { name, flags, console }: MakeRun,
  { made, difficulty }: RatedPuzzle,
  output: string,
): Promise<void> {
  const { exact, repair = exact ? 'off' : 'line', difficulty: wished } = flags;
  const options = { difficulty, repair, wished };
  if (flags.json) {
    await console.out(`${JSON.stringify(reportObject(name, output, made, options))}\n`);
  } else for (const line of reportLines(output, made, options, console.words)) console.tell(line);
}

/** Writes the sheet with all candidates side by side. */
async function writeSheet(
  { outputs, console }: MakeRun,
  image: RgbaImage,
  rated: readonly RatedPuzzle[],
): Promise<void> {
  const { contactSheet } = await import('./contact-sheet.js');
  const sheet = outputs.at(-1);
  const drawn = await contactSheet(image, rated);
  const failure = drawn.ok ? await sheet?.write(drawn.value) : drawn.problem;
  if (failure === undefined) return;
  console.complain(`${sheet?.name}: ${describedIn(console, failure)}`);
  raise(console, EXIT.badInput);
}

/** Difficulty of the puzzle for a person, if it can be rated. */
async function rateDifficulty({
  puzzle,
  status,
}: PuzzleCandidate): Promise<Difficulty | undefined> {
  return status === 'unique' ? (await import('nonokit/make')).difficultyFor(puzzle) : undefined;
}
