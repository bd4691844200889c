/**
 * `nonokit solve FILE…`: prints the picture of each puzzle, and a remark about it on standard
 * error.
 */
import { bad, chooseColorWords, type Puzzle, type Result } from '@nonokit/core';
import { symbolsOf } from '@nonokit/render';
import { answerOf, failureAnswerOf } from 'nonokit/json';
import type { ColorChoice } from '../../io/color.js';
import { type Console, createConsole, raise, refuse } from '../../io/console.js';
import { EXIT, type ExitStatus } from '../../io/exit.js';
import type { Session } from '../../io/host.js';
import type { KindInput } from '../../io/input-puzzle.js';
import { displayName } from '../../io/inputs/items.js';
import { OutcomeCounts } from '../../io/outcome-counts.js';
import { type Output, openOutput } from '../../io/output.js';
import { describeResult, formatName } from '../../io/report.js';
import { type TaskFlags, toTaskOptions } from '../../io/task-flags.js';
import { type Finished, type Outcome, solveAll } from '../../threads/solve-all.js';
import { useDraw } from '../../words/en/problems/commands.js';
import type { Words } from '../../words/language-words.js';
import { formatPictures, isTooWide, type PictureStyle, pictureStyle } from './pictures.js';

/** The options of `solve`. */
export interface SolveFlags extends TaskFlags {
  readonly jobs: number | 'max';
  readonly json?: boolean;
  readonly plain?: boolean;
  readonly color: ColorChoice;
  /** A file to write instead of printing. */
  readonly save?: string;
  /** The same as `save`, by its other names `-s` and `--output`. */
  readonly output?: string;
  readonly force?: boolean;
}

/** Solves and prints, or writes, in the order of the input. */
export async function runSolve(
  names: readonly string[],
  flags: SolveFlags,
  session: Session,
): Promise<void> {
  const console = createConsole(flags, session);
  const { words } = session;
  const file = flags.save ?? flags.output ?? '-';
  const output = await openSolveOutput(file, flags, console);
  if (output === undefined) return;
  const plain = flags.plain === true || file !== '-';
  const style = pictureStyle({ plain, color: flags.color }, session.host);
  const kept: string[] = [];
  const counts = new OutcomeCounts();
  let solved = 0;
  const task = { ...toTaskOptions(flags), rate: flags.json === true && flags.rate === true };
  const { from, jobs, quiet } = flags;
  const onKind = async (input: KindInput, signal: AbortSignal): Promise<void> => {
    const { solveKindInput, kindSolution } = await import('../../kinds/index.js');
    const answer = await solveKindInput(input, task, console, signal);
    if (answer === undefined) return;
    const { text, status, sentence } = kindSolution(answer, flags.json === true, words);
    if (file === '-') await console.out(text);
    else kept.push(text);
    solved++;
    counts.addResult(answer.result);
    raise(console, status);
    console.tell(sentence);
  };
  const how = { racing: true, advises: true };
  const options = { names, from, jobs, task, ...how, console, quiet, onKind };
  await solveAll(options, async (outcome) => {
    counts.add(outcome);
    const text = flags.json ? formatJson(outcome) : formatText(outcome, names, style, words);
    if (file === '-') await console.out(text);
    else kept.push(text);
    if (!outcome.ok) return;
    solved++;
    raise(console, toExitStatus(outcome));
    const { name, puzzle } = outcome.input;
    console.tell(`${formatName(name, puzzle)}: ${describeResult(outcome, words)}`);
    if (style.plain && !flags.json) tellSymbols(puzzle, console);
    if (file === '-' && !flags.json && isTooWide(puzzle, style)) console.note(words.solve.tooWide);
  });
  counts.tellChecked(console);
  const content = solved === 0 ? '' : kept.join('');
  const wrong = content === '' ? undefined : await output.write(content);
  if (wrong !== undefined) refuse(console, file, wrong);
}

/** The output of pictures, or undefined after reporting a problem. */
async function openSolveOutput(
  file: string,
  flags: SolveFlags,
  console: Console,
): Promise<Output | undefined> {
  const isImage = /\.(png|svg)$/i.test(file);
  const output: Result<Output> = isImage
    ? bad(useDraw)
    : await openOutput(file, { force: flags.force, console });
  if (output.ok) return output.value;
  refuse(console, file, output.problem);
  return undefined;
}

function formatJson(outcome: Outcome): string {
  const answer = outcome.ok
    ? answerOf(outcome.input, outcome.solved, true)
    : failureAnswerOf(outcome);
  return `${JSON.stringify(answer)}\n`;
}

/** The picture or pictures, with a heading if more than one puzzle was requested. */
function formatText(
  outcome: Outcome,
  names: readonly string[],
  style: PictureStyle,
  words: Words,
): string {
  if (!outcome.ok) return '';
  const { input, solved } = outcome;
  const pictures = formatPictures(input.puzzle, solved.result, style, words);
  const alone = names.length === 1 && displayName(names[0] ?? '', words.common) === input.name;
  return alone ? pictures : `${formatName(input.name, input.puzzle)}\n${pictures}\n`;
}

/** Names the symbols of a coloured puzzle: "b is blue, B is brown". */
function tellSymbols({ palette }: Puzzle, { words, note }: Console): void {
  if (palette.length <= 2) return;
  const symbols = symbolsOf(palette);
  const names = chooseColorWords(palette).map(words.explain.color);
  const named = names.map((name, color) => `${symbols[color]} ${name}`);
  note(words.solve.symbols(named.slice(0, MOST_NAMED), names.length - MOST_NAMED));
}

/** Most colours that are named; more would fill the screen. */
const MOST_NAMED = 40;

function toExitStatus({ solved: { result } }: Finished): ExitStatus {
  if (result.status === 'none') return EXIT.negative;
  if (result.status !== 'unknown' || result.reason === 'max-solutions') return EXIT.good;
  return EXIT.undecided;
}
