/**
 * Takes down what was seen on a contact sheet, from standard input: a line for each row of twelve,
 * "0: fox, cat, -blob, …". A minus marks a picture that should not be kept, a question mark one
 * that was not recognised. Prints the answers that share no word with the name of the icon: where
 * they mean another thing, the verdict is changed by hand, with "--bad KEY,KEY".
 *
 *     node tools/catalogue/judge.mjs PAGE < ANSWERS
 *     node tools/catalogue/judge.mjs --bad WORD[,WORD …]
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { cachePath } from './cache.mjs';
import { JUDGED, judged } from './judged.mjs';

const { values, positionals } = parseArgs({
  options: { bad: { type: 'string' } },
  allowPositionals: true,
});
if (values.bad === undefined) takeDown(positionals[0] ?? '');
else takeBack(values.bad.split(','));

function takeDown(page) {
  const keys = readFileSync(cachePath(`${page}.txt`), 'utf8')
    .split('\n')
    .filter(Boolean);
  const lines = readFileSync(0, 'utf8').split('\n').filter(Boolean);
  const answers = lines.flatMap((line) => parseAnswers(line, keys.length));
  if (answers.length !== keys.length) {
    throw new Error(`${keys.length} pictures, but ${answers.length} answers`);
  }
  if (!existsSync(JUDGED)) writeFileSync(JUDGED, 'candidate\tverdict\tseen as\tpage\n');
  const rows = keys.map((key, i) => rowOf(key, answers[i], page));
  appendFileSync(JUDGED, `${rows.join('\n')}\n`);
  const doubtful = keys.flatMap((key, i) =>
    isNamed(key, answers[i]) ? [] : [`${answers[i]} = ${key}`],
  );
  const good = rows.filter((row) => row.includes('\tgood\t'));
  console.log(`${good.length} of ${keys.length} good; ${doubtful.join('; ')}`);
}

/** Takes back verdicts: a picture that was taken for something else is not good. */
function takeBack(keys) {
  const known = judged();
  for (const key of keys) {
    const { seen, page } = known.get(key) ?? {};
    if (seen === undefined) throw new Error(`nobody has judged "${key}"`);
    appendFileSync(JUDGED, `${key}\tbad\t${seen}\t${page}\n`);
  }
}

function parseAnswers(line, count) {
  const [row, rest] = line.split(/:(.*)/);
  const found = rest.split(',').map((answer) => answer.trim());
  const most = Math.min(12, count - 12 * Number(row));
  if (found.length !== most) throw new Error(`row ${row} has ${found.length} answers, not ${most}`);
  return found;
}

function rowOf(key, answer, page) {
  const isGood = !/^[-?]/.test(answer);
  return [key, isGood ? 'good' : 'bad', answer.replace(/^-/, '') || '-', page].join('\t');
}

/** True if a good answer shares the beginning of a word with the icon's name. */
function isNamed(key, answer) {
  if (/^[-?]/.test(answer)) return true;
  return answer.split(/[\s-]/).some((word) => key.includes(word.slice(0, 4)));
}
