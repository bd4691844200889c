/**
 * Takes down what was seen on a contact sheet, from standard input: a line for each row of twelve,
 * "0: fox, cat, -blob, …". A minus marks a picture that should not be kept, a question mark one
 * that was not recognised. Prints each answer beside the truth.
 *
 *     node scripts/make-catalogue/judge.mjs PAGE < ANSWERS
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cachePath } from './cache.mjs';
import { JUDGED } from './judged.mjs';

const [page] = process.argv.slice(2);
const keys = readFileSync(cachePath(`${page}.txt`), 'utf8')
  .split('\n')
  .filter(Boolean);
const answers = readFileSync(0, 'utf8').split('\n').filter(Boolean).flatMap(answersOf);
if (answers.length !== keys.length) {
  throw new Error(`${keys.length} pictures, but ${answers.length} answers`);
}
if (!existsSync(JUDGED)) writeFileSync(JUDGED, 'candidate\tverdict\tseen as\tpage\n');
const rows = keys.map((key, i) => rowOf(key, answers[i]));
appendFileSync(JUDGED, `${rows.join('\n')}\n`);
console.log(keys.map((key, i) => `${i} ${answers[i]} = ${key.replace(/^[^/]*\//, '')}`).join('; '));

function answersOf(line) {
  const [row, rest] = line.split(/:(.*)/);
  const found = rest.split(',').map((answer) => answer.trim());
  const most = Math.min(12, keys.length - 12 * Number(row));
  if (found.length !== most) throw new Error(`row ${row} has ${found.length} answers, not ${most}`);
  return found;
}

function rowOf(key, answer) {
  const isGood = !/^[-?]/.test(answer);
  return [key, isGood ? 'good' : 'bad', answer.replace(/^-/, '') || '-', page].join('\t');
}
