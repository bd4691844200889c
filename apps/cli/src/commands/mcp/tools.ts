/**
 * The tools: what each takes, and the command of this program that does it.
 */
import { z } from 'zod';
import type { CommandRun } from './run-command.js';
import {
  IMAGE_SOURCE,
  MOST_TEXT,
  PUZZLE_SOURCE,
  toOptions,
  withImage,
  withPuzzle,
} from './tool-source.js';

/** What a result shows: text, JSON lines, or a picture. */
export type ToolOutput = 'text' | 'json' | 'png';

/** A tool. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodObject;
  readonly output: ToolOutput;
  /** The run for arguments of `input`; throws `ToolMistake` for ones that contradict each other. */
  readonly toRun: (given: unknown) => CommandRun;
}

/** A tool of which the types of its arguments are known. */
interface TypedTool<Shape extends z.ZodRawShape> extends Omit<Tool, 'input' | 'toRun'> {
  readonly input: Shape;
  readonly toRun: (given: z.infer<z.ZodObject<Shape>>) => CommandRun;
}

/** Seconds for one puzzle. */
const SECONDS = 20;

const TIMEOUT = `--timeout=${SECONDS}`;

/** The tools; programs of this machine's own user may name files. */
export function listTools(mayNameFiles: boolean): Tool[] {
  return TOOLS.map((tool) => {
    const input =
      mayNameFiles || !('file' in tool.input.shape) ? tool.input : tool.input.omit({ file: true });
    return { ...tool, input, toRun: (given) => tool.toRun(input.parse(given)) };
  });
}

/** Joins a tool to the types of its arguments. */
function define<Shape extends z.ZodRawShape>({ input, toRun, ...tool }: TypedTool<Shape>): Tool {
  const schema = z.object(input);
  return { ...tool, input: schema, toRun: (given) => toRun(schema.parse(given)) };
}

const TOOLS: readonly Tool[] = [
  define({
    name: 'solve',
    title: 'Solve a nonogram',
    description:
      'Solves a nonogram and tells whether its solution is the only one. Rows of a solution are ' +
      'palette indices: 0 is blank, 1 the first ink.',
    input: {
      ...PUZZLE_SOURCE,
      maxSolutions: z.int().min(1).max(100).optional().describe('Solutions to look for: 2'),
    },
    output: 'json',
    toRun: ({ maxSolutions = 2, ...from }) =>
      withPuzzle(from, ['solve', '--json', TIMEOUT, `--max-solutions=${maxSolutions}`]),
  }),
  define({
    name: 'check',
    title: 'Check a nonogram',
    description:
      'Tells whether a nonogram has exactly one solution, whether a person can find it line by ' +
      'line, and how hard that is. The picture is not shown.',
    input: PUZZLE_SOURCE,
    output: 'json',
    toRun: (from) => withPuzzle(from, ['check', '--json', '--details', TIMEOUT]),
  }),
  define({
    name: 'rate',
    title: 'Rate a nonogram',
    description: 'Rates how hard a nonogram is for a person: label, score 1 to 100, and its steps.',
    input: PUZZLE_SOURCE,
    output: 'text',
    toRun: (from) => withPuzzle(from, ['rate', '--quiet', TIMEOUT]),
  }),
  define({
    name: 'explain',
    title: 'Explain a solution',
    description:
      'Explains how a person solves a nonogram by logic, step by step, in words. Ask for a range ' +
      'of steps; the first forty by default.',
    input: {
      ...PUZZLE_SOURCE,
      steps: z
        .string()
        .regex(/^\d{1,6}(-\d{0,6})?$/)
        .optional()
        .describe('"5", "5-10" or "5-": the steps to print'),
    },
    output: 'text',
    toRun: ({ steps = '1-40', ...from }) =>
      withPuzzle(from, ['explain', '--color=never', TIMEOUT, `--only=${steps}`]),
  }),
  define({
    name: 'hint',
    title: 'Hint for a player',
    description:
      'Gives the next logical step for a player, or tells of mistakes. Marks are the rows of the ' +
      'board: "?" unknown, "." blank, "#" (or the letters of the inks) filled.',
    input: {
      ...PUZZLE_SOURCE,
      marks: z.string().max(MOST_TEXT).optional().describe('Rows of marks; an empty board without'),
      tell: z
        .enum(['where', 'what', 'why', 'cells'])
        .optional()
        .describe('How much to tell; why by default'),
    },
    output: 'text',
    toRun: ({ marks, tell = 'why', ...from }) => {
      const run = withPuzzle(from, ['hint', '--quiet', '--color=never', TIMEOUT, `--tell=${tell}`]);
      // a line end tells a picture from the name of a file
      return marks === undefined ? run : { ...run, args: [...run.args, `${marks.trimEnd()}\n`] };
    },
  }),
  define({
    name: 'proofread',
    title: 'Find mistyped numbers',
    description:
      'For clues that have no solution or several: the likeliest mistyped numbers, and what each ' +
      'should be so that there is exactly one picture.',
    input: PUZZLE_SOURCE,
    output: 'text',
    toRun: (from) => withPuzzle(from, ['proofread', '--timeout=10']),
  }),
  define({
    name: 'generate',
    title: 'Generate nonograms',
    description: 'Generates random nonograms with one solution, of a size, style and difficulty.',
    input: {
      width: z.int().min(1).max(50).optional().describe('Columns: 10'),
      height: z.int().min(1).max(50).optional().describe('Rows: as many as columns'),
      colors: z.int().min(1).max(8).optional().describe('Inks: 1'),
      count: z.int().min(1).max(20).optional().describe('Puzzles: 1'),
      density: z.number().min(0.01).max(0.99).optional().describe('Share of filled cells: 0.6'),
      symmetry: z.enum(['none', 'horizontal', 'vertical', 'both', 'rotate']).optional(),
      style: z.enum(['noise', 'blobs', 'strokes', 'shapes']).optional(),
      difficulty: z.enum(['trivial', 'easy', 'medium', 'hard', 'expert']).optional(),
      seed: z.int().min(0).max(4_294_967_295).optional().describe('The same seed, the same puzzle'),
    },
    output: 'text',
    toRun: ({ width = 10, height = width, ...others }) => ({
      args: ['generate', `--size=${width}x${height}`, ...toOptions(others)],
      input: '',
    }),
  }),
  define({
    name: 'make',
    title: 'Make a nonogram of an image',
    description:
      'Turns an image (PNG, JPEG, SVG …) into a nonogram that can be solved by logic, as Nonokit ' +
      'JSON with its picture.',
    input: {
      ...IMAGE_SOURCE,
      size: z
        .string()
        .regex(/^\d{1,3}(x\d{1,3})?$/)
        .optional()
        .describe('Most columns and rows: "30x20", or one number'),
      colors: z.int().min(1).max(16).optional().describe('Inks: 1'),
      title: z.string().max(200).optional(),
    },
    output: 'text',
    toRun: ({ image, file, language, ...others }) =>
      withImage({ image, file, language }, [
        ...['make', '--output=-', '--to=json', TIMEOUT],
        ...toOptions(others),
      ]),
  }),
  define({
    name: 'draw',
    title: 'Draw a nonogram',
    description: 'Draws a nonogram or its solution as a PNG picture.',
    input: {
      ...PUZZLE_SOURCE,
      what: z.enum(['puzzle', 'solution']).optional().describe('The empty sheet by default'),
      theme: z.enum(['light', 'dark', 'print']).optional(),
    },
    output: 'png',
    toRun: ({ what = 'puzzle', theme = 'light', ...from }) =>
      withPuzzle(from, [
        ...['draw', '--output=-', '--to=png', TIMEOUT],
        ...[`--what=${what}`, `--theme=${theme}`],
      ]),
  }),
  define({
    name: 'convert',
    title: 'Convert a nonogram',
    description:
      'Writes a nonogram in another format: json, non, nin, cwd, pbn, syro, url (a link to share) …',
    input: {
      ...PUZZLE_SOURCE,
      to: z
        .string()
        .regex(/^[a-z0-9-]{1,30}$/)
        .describe('The id of the format'),
    },
    output: 'text',
    toRun: ({ to, ...from }) => {
      const run = withPuzzle(from, ['convert', TIMEOUT, `--to=${to}`]);
      return to === 'url' ? run : { ...run, args: [...run.args, '-'] };
    },
  }),
];
