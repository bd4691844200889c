/**
 * The tasks of Storm: has each exactly one certain cell, and is it the answer?
 *
 *     node bench/storm.mjs
 *
 * 10,000 tasks of one seed, and the first 50 of each of 200 seeds, are compared with a reference
 * that shares no code with them: it fills the unknown cells in every possible way, reads the
 * numbers off each and keeps what fits.
 */
import { parseArgs } from 'node:util';
import { bundleEntry } from '../scripts/bundle.mjs';
import { keep, printer } from './measure.mjs';

const { values } = parseArgs({ options: { tasks: { type: 'string', default: '10000' } } });
const { stormTask, TASK_TECHNIQUES } = await import(
  await bundleEntry(new URL('storm-library.ts', import.meta.url))
);
const count = Number(values.tasks);
const A_STORM = 50;

/** The numbers of cells, as a text. */
const numbersOf = (cells) =>
  cells
    .join('')
    .split('0')
    .map((run) => run.length)
    .filter((length) => length > 0)
    .join(' ');

/** All fillings of a task that have its numbers; a row that is full is compared at once. */
function listFillings({ width, height, rows, columns, marks }) {
  const cells = [...marks];
  const found = [];
  const fill = (at) => {
    if (at > 0 && at % width === 0) {
      const y = at / width - 1;
      if (numbersOf(cells.slice(at - width, at)) !== rows[y].join(' ')) return;
    }
    if (at === width * height) {
      const fits = columns.every(
        (numbers, x) =>
          numbersOf(cells.filter((_, cell) => cell % width === x)) === numbers.join(' '),
      );
      if (fits) found.push([...cells]);
      return;
    }
    if (marks[at] >= 0) return fill(at + 1);
    for (const color of [0, 1]) {
      cells[at] = color;
      fill(at + 1);
    }
    cells[at] = -1;
  };
  fill(0);
  return found;
}

/** Whether the answer, and no other unknown cell, is the same in every filling. */
function isSingle(task) {
  const fillings = listFillings(task);
  const certain = task.marks.flatMap((mark, at) =>
    mark < 0 && fillings.every((cells) => cells[at] === fillings[0][at]) ? [at] : [],
  );
  const { place, color } = task.answer;
  return certain.length === 1 && certain[0] === place && fillings[0][place] === color;
}

const groups = {
  'one seed': Array.from({ length: count }, (_, number) => ['bench', number]),
  'the first 50 of many seeds': Array.from({ length: count }, (_, k) => [
    `bench ${Math.floor(k / A_STORM)}`,
    k % A_STORM,
  ]),
};

const { lines, print } = printer();
for (const [name, keys] of Object.entries(groups)) {
  const tallies = new Map(TASK_TECHNIQUES.map((id) => [id, { tasks: 0, single: 0, open: 0 }]));
  const begun = process.cpuUsage();
  const tasks = keys.map(([seed, number]) => stormTask(seed, number));
  const spent = process.cpuUsage(begun);
  for (const task of tasks) {
    const tally = tallies.get(task.technique);
    tally.tasks++;
    tally.open += task.marks.filter((mark) => mark < 0).length;
    if (isSingle(task)) tally.single++;
  }
  const single = [...tallies.values()].reduce((sum, tally) => sum + tally.single, 0);
  const different = new Set(tasks.map((task) => JSON.stringify(task))).size;
  const milliseconds = (spent.user + spent.system) / 1000 / tasks.length;
  print(`## ${tasks.length.toLocaleString('en')} tasks: ${name}\n`);
  print(
    `${single.toLocaleString('en')} have exactly one certain cell, which is the answer; ` +
      `${different.toLocaleString('en')} are different; ${milliseconds.toFixed(2)} ms each.\n`,
  );
  print('| technique | tasks | one certain cell | unknown cells, mean |');
  print('|---|--:|--:|--:|');
  for (const [id, tally] of tallies) {
    if (tally.tasks === 0) continue;
    print(
      `| ${id} | ${tally.tasks} | ${tally.single} | ${(tally.open / tally.tasks).toFixed(1)} |`,
    );
  }
  print('');
}
if (values.tasks === '10000') keep('storm', 'node bench/storm.mjs', lines);
