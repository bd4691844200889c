/** The soak as Markdown. */
import { lineThrough } from './watch.mjs';

const MB = 1e6;

/** What is looked at whether it rises: name, unit, value of a sample. */
const COLUMNS = [
  ['resident memory', 'MB', ({ rss }) => rss / MB],
  ['heap after collection', 'MB', ({ left }) => (left === undefined ? undefined : left / MB)],
  ['buffers', 'MB', ({ external }) => (external === undefined ? undefined : external / MB)],
  ['open files', '', ({ files }) => files],
  ['handles', '', ({ handles }) => handles],
  ['event loop p99', 'ms', ({ delayMs }) => delayMs],
  ['event loop max', 'ms', ({ delayMaxMs }) => delayMaxMs],
  ['disk', 'MB', ({ disk }) => disk / MB],
];

/** Number of rows in a table over time. */
const ROWS = 18;

/** The lines about one site. */
export function writeReport({ name, watch, notes, played }) {
  const { samples } = watch;
  const first = samples[0];
  const last = samples.at(-1);
  if (last === undefined) return [`## ${name}`, '', 'Nothing was measured.'];
  const hours = (last.at - first.at) / 3_600_000;
  const cores = ((last.cpu - first.cpu) / Math.max(1, last.at - first.at)) * 1000;
  return [
    `## ${name}`,
    '',
    `${hours.toFixed(2)} hours, ${notes.asked} requests, ${cores.toFixed(3)} of a core by the ` +
      `server; ${Object.entries(played)
        .map(([what, n]) => `${n} ${what}`)
        .join(', ')}. ` +
      `Not as it should be: ${notes.faults}; told to come later (503): ${notes.laters}.`,
    ...['', ...overTime(samples), '', ...rises(samples), '', ...statuses(notes)],
    ...['', 'Slowest:', '', ...notes.slowest.map(slowLine), ''],
  ];
}

function overTime(samples) {
  const step = Math.max(1, Math.ceil(samples.length / ROWS));
  const rows = samples.filter((_, k) => k % step === 0 || k === samples.length - 1);
  const begin = samples[0].at;
  return [
    `| minute | requests | ${COLUMNS.map(([what, unit]) => withUnit(what, unit)).join(' | ')} |`,
    `|---:|---:|${COLUMNS.map(() => '---:|').join('')}`,
    ...rows.map((sample) => {
      const cells = COLUMNS.map(([, , of]) => shown(findLast(samples, sample, of)));
      const minute = Math.round((sample.at - begin) / 60_000);
      return `| ${minute} | ${sample.asked} | ${cells.join(' | ')} |`;
    }),
  ];
}

/** The value of a sample; of what is not looked at each time, the last one before it. */
function findLast(samples, sample, of) {
  const before = samples.slice(0, samples.indexOf(sample) + 1);
  return before.map(of).findLast((value) => value !== undefined);
}

/** A slope counts as a rise if it is no chance and would be a tenth of the value in a day. */
function rises(samples) {
  const half = samples.slice(Math.floor(samples.length / 2));
  const lines = COLUMNS.map(([what, unit, of]) => {
    const points = half
      .map((sample) => [sample.at / 3_600_000, of(sample)])
      .filter(([, value]) => value !== undefined);
    const { slope, error } = lineThrough(points);
    const value = points.at(-1)?.[1] ?? 0;
    const isRise = slope > 3 * error && slope * 24 > value / 10;
    const an = withUnit('an hour', unit);
    const by = `${slope.toFixed(2)} ± ${error.toFixed(2)}`;
    return `| ${what} | ${by} ${an} | ${isRise ? '**rises**' : 'no'} |`;
  });
  return ['| over the second half | slope | rises? |', '|---|---|---|', ...lines];
}

function withUnit(what, unit) {
  return unit === '' ? what : `${what}, ${unit}`;
}

function statuses({ statuses: all }) {
  const kinds = new Map();
  for (const [name, count] of [...all].sort()) {
    const at = name.lastIndexOf(' ');
    const kind = name.slice(0, at);
    kinds.set(kind, [...(kinds.get(kind) ?? []), `${name.slice(at + 1)}: ${count}`]);
  }
  const rows = [...kinds].map(([kind, counts]) => `| ${kind} | ${counts.join(', ')} |`);
  return ['| requests | answers |', '|---|---|', ...rows];
}

function slowLine({ ms, what, status, at }) {
  return `- ${ms} ms: ${what} (${status}, ${at.slice(11, 19)})`;
}

function shown(value) {
  return value === undefined ? '' : value >= 100 ? value.toFixed(0) : value.toFixed(1);
}
