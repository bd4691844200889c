/** English texts of `prove`. */
import { counted } from '@nonokit/core';

/** What a certificate is about. */
export interface ProvedFacts {
  /** In words: "20 x 15 cells". */
  readonly size: string;
  readonly pictures: number;
  readonly hasLrat: boolean;
}

/** "12,345" */
function digits(count: number): string {
  return count.toLocaleString('en');
}

/** A claim about the number of pictures: "it has exactly one solution". */
function claim(pictures: number): string {
  if (pictures === 0) return 'it has no solution';
  if (pictures === 1) return 'it has exactly one solution';
  return `it has these ${pictures} solutions and no others`;
}

export const PROVE = {
  size: (width: number, height: number): string => `${width} x ${height} cells`,
  summary: 'prove that the solution is the only one',
  description:
    'Prove how many solutions a puzzle has: exactly one, none, or a list of all.\n' +
    'Writes the claim as a formula, and its proof, in the formats of SAT solvers, so\n' +
    'that checkers by other people can verify it.',
  options: {
    output: 'write puzzle.cnf, puzzle.drat, picture.txt, puzzle.json and README.md to this folder',
    lrat: 'also write puzzle.lrat, the proof with hints, which verified checkers need',
    steps: 'make the proof of the steps of "nonokit explain", not of the search',
    maxSolutions: 'prove a list of up to this number of solutions',
    check: 'check the formula and the proof in this folder against the puzzle',
    force: 'overwrite files that are there',
    json: 'print one JSON object',
  },
  status: `Exit status: 0 proved, or accepted with --check, 1 more solutions than may be
listed, or refused with --check, 3 undecided within the budget, 2 a file cannot
be read or written.`,
  examples: `Examples:
  $ nonokit prove cat.non -o proof/ --lrat
  $ drat-trim proof/puzzle.cnf proof/puzzle.drat
  $ cake_lpr proof/puzzle.cnf proof/puzzle.lrat
  $ nonokit prove cat.non --check proof/`,
  /** On a terminal while it takes long. */
  proving: 'proving',
  proved: (pictures: number): string => `proved: ${claim(pictures)}`,
  more: (pictures: number): string =>
    `no proof: it has more than one solution, ${pictures} were found, and --max-solutions allows ` +
    'no more to be listed',
  undecided: {
    budget: 'no proof: the budget was spent',
    size: 'no proof: its formula would be too large',
  },
  wrote: (folder: string, files: readonly { name: string; bytes: number }[]): string => {
    const sizes = files.map(({ name, bytes }) => `${name} (${digits(Math.ceil(bytes / 1024))} KB)`);
    return `written to ${folder}: ${sizes.join(', ')}`;
  },
  accepted: (pictures: number, clauses: number): string =>
    `accepted: ${claim(pictures)} (${counted(clauses, 'clause')} checked)`,
  /** Why a certificate is refused; `clause` is its place in the proof. */
  refused: {
    'does-not-follow': (clause: number): string =>
      `refused: line ${clause} of the proof does not follow from the lines before it`,
    'not-there': (clause: number): string =>
      `refused: line ${clause} of the proof deletes a clause that is not there`,
    'no-such-variable': (clause: number): string =>
      clause === 0
        ? 'refused: the formula names a variable that it does not have'
        : `refused: line ${clause} of the proof names a variable that the formula does not have`,
    'no-contradiction': (): string => 'refused: the proof ends without a contradiction',
    formula: (): string => 'refused: the formula is not the one that this puzzle has',
    pictures: (): string => 'refused: a picture is listed twice or does not have the clues',
    size: (): string => 'refused: the formula of this puzzle would be too large',
  },
  readme: ({ size, pictures, hasLrat }: ProvedFacts): string => `# A certificate

A nonogram of ${size}: ${claim(pictures)}. This folder proves that.

| file | what it holds |
| --- | --- |
| puzzle.json | the puzzle |${pictures > 0 ? '\n| picture.txt | what was found; that it has the clues can be counted |' : ''}
| puzzle.cnf | the claim's opposite as a formula: a picture has the clues${pictures > 0 ? ' and differs from these' : ''} |
| puzzle.drat | the proof that nothing satisfies the formula |${hasLrat ? '\n| puzzle.lrat | the same with hints |' : ''}

Three programs by different people check it:

    drat-trim puzzle.cnf puzzle.drat${hasLrat ? '' : ' -L puzzle.lrat'}
    cake_lpr puzzle.cnf puzzle.lrat
    nonokit prove puzzle.json --check .

The first two print "s VERIFIED" and "s VERIFIED UNSAT". They are at https://github.com/marijnheule/drat-trim and
https://github.com/tanyongkiam/cake_lpr; the second one is proved correct down to its machine code. The third also checks
that the formula is the one of the puzzle. How a puzzle becomes a formula: docs/certificates.md of Nonokit.
`,
};
