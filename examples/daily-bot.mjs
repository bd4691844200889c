/**
 * A bot that posts a puzzle a day and checks answers: the same puzzle for everyone on a day. Other
 * bots send the picture and take the answers through a network; this one writes a file and reads
 * lines.
 *
 *     node examples/daily-bot.mjs 2026-12-24 sheet.png < answers.txt
 *
 * A line of an answer is a name and the rows of the picture: "Ann: .#. ### .#."
 */
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { isSolution } from 'nonokit';
import { catalogue } from 'nonokit/catalogue';
import { drawPng } from 'nonokit/node';

const [, , day = new Date().toISOString().slice(0, 10), file] = process.argv;
const puzzles = await catalogue({ size: [5, 10], difficulty: ['trivial', 'easy'], colors: 1 });
const today = puzzles[Math.floor(Date.parse(day) / 86_400_000) % puzzles.length];
const { puzzle, difficulty, license } = today;

console.log(`${day}: ${puzzle.width}x${puzzle.height}, ${difficulty.label}, ${license}`);
if (file !== undefined) {
  // without a title, which would give the picture away
  await writeFile(file, await drawPng(puzzle, { what: 'puzzle', title: false }));
}
for await (const line of createInterface({ input: process.stdin })) {
  const [, name, rows] = /^([^:]+): *(.+)$/.exec(line) ?? [];
  if (name === undefined) console.log('An answer is a name and rows: "Ann: .#. ### .#."');
  else if (!isSolution(puzzle, rows.split(/\s+/))) console.log(`${name}: not yet`);
  else console.log(`${name}: solved! It is "${puzzle.meta.title}" by ${puzzle.meta.author}`);
}
