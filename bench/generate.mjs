/**
 * How often and how fast random puzzles of a wanted difficulty are found: three sizes and seeds,
 * every style, every label.
 *
 *     npm run build && node bench/generate.mjs
 */
import { aimAt, generate, PICTURE_STYLES } from '../packages/nonokit/dist/make.js';
import { keep, printer, timed } from './measure.mjs';

const LABELS = ['trivial', 'easy', 'medium', 'hard', 'expert', 'guess'];
const SIZES = [15, 20, 30];
const SEEDS = [1, 2, 3];
const { lines, print } = printer();

print('Found of 9 (15x15, 20x20, 30x30; three seeds), median and longest CPU seconds:');
print('');
print(`| style | ${LABELS.join(' | ')} |`);
print(`| --- |${' --- |'.repeat(LABELS.length)}`);
for (const style of PICTURE_STYLES) {
  print(`| ${style} | ${LABELS.map((label) => cell(style, label)).join(' | ')} |`);
}
keep('generate', 'npm run build && node bench/generate.mjs', lines);

/** "9, 0.10, 1.32" */
function cell(style, label) {
  const runs = SIZES.flatMap((size) =>
    SEEDS.map((seed) =>
      timed(() =>
        generate({
          width: size,
          height: size,
          style,
          aim: aimAt(label),
          seed: `${seed}/1`,
          maxTries: 4000,
        }),
      ),
    ),
  );
  const found = runs.filter(({ value }) => value !== undefined).length;
  const seconds = runs.map(({ ms }) => ms / 1000).sort((a, b) => a - b);
  return `${found}, ${seconds[4].toFixed(2)}, ${seconds[8].toFixed(2)}`;
}
