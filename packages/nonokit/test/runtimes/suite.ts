/** The suite for all runtimes: every verb of the library, on one or two puzzles. */
import { type Case, digest, type Facts, HOUSE, type Host, valueIn } from './host.js';
import { pictureCases } from './suite-pictures.js';
import { workerCases } from './suite-worker.js';

const solveCases: readonly Case[] = [
  {
    name: 'solve: one solution, with colours',
    facts: ({ kit: { nonokit } }) => {
      const flag = { rows: ['1red 2blue', '3blue'], columns: ['1red 1blue', '2blue', '2blue'] };
      const result = nonokit.solve(flag);
      return { status: result.status, picture: String(result), stats: result.stats };
    },
    expected: { status: 'unique', picture: 'RBB\nBBB' },
  },
  {
    name: 'solve: several solutions, or none',
    facts: ({ kit: { nonokit } }) => {
      const several = nonokit.solve({ rows: [[1], [1]], columns: [[1], [1]] });
      const cross = nonokit.puzzleOf(['#..', '.#.', '..#']);
      const given = { width: 3, height: 3, cells: Int32Array.from([1, 1, 1, 0, 0, 0, 0, 0, 0]) };
      const none = nonokit.solve(cross, { given });
      return { several: several.status, count: [...several].length, none: none.status };
    },
    expected: { several: 'multiple', count: 2, none: 'none' },
  },
  {
    name: 'solve: search, with the same counters everywhere',
    facts: ({ kit: { nonokit } }) => {
      const { status, stats } = nonokit.solve(noise({ kit: { nonokit } }, 20));
      return { status, searched: stats.decisions > 0, stats };
    },
    expected: { searched: true },
  },
  {
    name: 'solveAsync: aborted on the way',
    facts: async ({ kit: { nonokit } }) => {
      const signal = AbortSignal.timeout(50);
      const result = await nonokit.solveAsync(noise({ kit: { nonokit } }, 60), { signal });
      return { status: result.status, reason: 'reason' in result ? result.reason : undefined };
    },
    expected: { status: 'unknown', reason: 'aborted' },
  },
];

/** A puzzle of noise, which line logic does not solve. */
function noise({ kit: { nonokit } }: { readonly kit: Pick<Host['kit'], 'nonokit'> }, side: number) {
  const random = nonokit.randomOf('a picture of noise');
  const cells = Uint16Array.from({ length: side * side }, () => random.below(2));
  return nonokit.puzzleOf({ width: side, height: side, cells });
}

const formatCases: readonly Case[] = [
  {
    name: 'formats: what is written is read again',
    facts: ({ kit: { nonokit, formats } }) => {
      const puzzle = nonokit.puzzleOf(HOUSE);
      const files: Record<string, string> = {};
      const lost: string[] = [];
      for (const { id } of formats.ALL_FORMATS) {
        const written = formats.safeWritePuzzle(puzzle, id);
        if (!written.ok) continue;
        files[id] = digest(written.value);
        const again = formats.safeReadPuzzle(written.value, { from: id });
        if (!again.ok || String(nonokit.solve(again.value)) !== HOUSE.join('\n')) lost.push(id);
      }
      return { enough: Object.keys(files).length > 50, lost, files };
    },
    // files of that format are compressed with Brotli, which the caller has to supply
    expected: { enough: true, lost: ['woven'] },
  },
  {
    name: 'formats: what is wrong is told with its place',
    facts: ({ kit: { nonokit } }) => {
      const read = nonokit.safeReadPuzzle('{ "rows": [[1], [2], "columns": [] }');
      if (read.ok) return { ok: true };
      const { code, line, column } = read.problem;
      return { ok: false, code, line, column, text: nonokit.describeProblem(read.problem) };
    },
    expected: { ok: false, code: 'bad-json', line: 1, column: 31 },
  },
];

const explainCases: readonly Case[] = [
  {
    name: 'explain, hint, rate and their words',
    facts: ({ kit: { nonokit } }): Facts => {
      const puzzle = nonokit.puzzleOf(HOUSE);
      const { status, steps } = valueIn(nonokit.safeExplain(puzzle));
      const cells = new Int32Array(puzzle.width * puzzle.height).fill(nonokit.UNKNOWN);
      const marks = { width: puzzle.width, height: puzzle.height, cells };
      const next = valueIn(nonokit.safeHint(puzzle, marks));
      const { score, label } = valueIn(nonokit.safeRate(puzzle));
      const words = (['en', 'ru'] as const).map((lang) => [
        ...steps.map((step) => nonokit.describeStep(step, puzzle, lang)),
        nonokit.describeHint(next, puzzle, lang),
      ]);
      const told = words.map((texts) => digest(JSON.stringify(texts)));
      return { status, steps: steps.length, hint: next.kind, score, label, told };
    },
    expected: { status: 'solved', hint: 'step' },
  },
  {
    name: 'diagnose: an ambiguous puzzle, and its answer as JSON',
    facts: ({ kit: { nonokit } }) => {
      const puzzle = nonokit.puzzleOf({ rows: [[1], [1]], columns: [[1], [1]] });
      const found = valueIn(nonokit.safeDiagnose(puzzle));
      const words = nonokit.describeDiagnosis(found, puzzle, 'en');
      return { status: found.status, differing: found.differing.length, words };
    },
    expected: { status: 'multiple', differing: 4 },
  },
];

/** All cases. */
export const cases: readonly Case[] = [
  ...solveCases,
  ...formatCases,
  ...explainCases,
  ...pictureCases,
  ...workerCases,
];

/** Runs all cases; for a case that throws, the fact is its error. */
export async function runSuite(host: Host): Promise<Record<string, Facts | undefined>> {
  const found: Record<string, Facts | undefined> = {};
  for (const { name, facts } of cases) {
    try {
      found[name] = await facts(host);
    } catch (error) {
      found[name] = { error: error instanceof Error ? `${error.message}\n${error.stack}` : error };
    }
  }
  return found;
}
