/** English texts of `bench`. */

export const BENCH = {
  summary: 'measure the solver',
  description:
    'Solve everything and report how long the solver took, without reading and\n' +
    'printing: average, median, 95th percentile, maximum, the ten slowest and ten\n' +
    'undecided puzzles.',
  options: {
    json: 'print one JSON object per puzzle, then {"summary": …}',
    rate: 'with --json or --csv: also rate how hard unique puzzles are for a person; not timed',
    runs: 'runs per puzzle; the fastest counts',
    compare: 'compare with the output of an earlier bench --json',
  },
  status: `Exit status: 0 all decided, 3 some undecided within the budget, 2 a file cannot
be read, 130 interrupted (the summary covers the finished puzzles).`,
  examples: `Examples:
  $ nonokit bench puzzles/
  $ nonokit bench --timeout 30 --jobs max puzzles.ndjson.gz
  $ nonokit bench --json puzzles/ | tail -1 | jq .summary.medianMs
  $ nonokit bench --runs 3 --json puzzles/ > old.json
  $ nonokit bench --runs 3 --compare old.json puzzles/`,
  /** The names of the lines of the summary. */
  names: {
    puzzles: 'puzzles',
    runs: 'runs',
    statuses: 'statuses',
    lineByLine: 'line by line',
    average: 'average',
    median: 'median',
    p95: 'p95',
    maximum: 'maximum',
    total: 'total',
    heaviest: 'heaviest',
    undecided: 'undecided',
  },
  runs: (runs: number): string => `${runs} per puzzle, the fastest counts`,
  statuses: (unique: number, multiple: number, none: number, unknown: number): string =>
    `${unique} unique, ${multiple} multiple, ${none} none, ${unknown} undecided`,
  /** How many of a list are left out. */
  more: (count: number): string => `and ${count} more`,
  unreadable: (count: number): string => `${count} unreadable`,
  notReached: (count: number): string => `${count} not reached`,
  countOf: (count: number, all: number): string => `${count} of ${all}`,
  /** The heading of a comparison, and the names of its lines. */
  comparison: {
    title: 'new / old',
    puzzles: 'puzzles',
    mean: 'mean ratio',
    total: 'total ratio',
    sign: 'sign test',
    noise: 'noise',
    counters: 'counters',
    verdict: 'verdict',
    mostChanged: 'changed most',
    otherStatus: 'answered differently',
  },
  inBoth: (puzzles: number): string => `${puzzles} in both`,
  missing: (before: number, now: number): string => `${before} only before, ${now} only now`,
  geometric: (ratio: string): string => `${ratio}, geometric`,
  ratio: (ratio: string, from: string, to: string): string => `${ratio} (95 %: ${from} to ${to})`,
  signTest: (faster: number, slower: number, p: string): string =>
    `${faster} faster, ${slower} slower, p = ${p}`,
  noiseUnknown: 'unknown: use --runs 3 for both',
  noise: (percent: string): string => `${percent} % (best against second-best run, median)`,
  sameWork: 'the same work',
  otherWork: (others: number, puzzles: number): string =>
    `different work on ${others} of ${puzzles}: the search has changed, not only its speed`,
  verdict: {
    faster: 'faster',
    slower: 'slower',
    'no difference': 'no difference beyond noise',
  },
  decimals: (digits: string): string => digits,
};
