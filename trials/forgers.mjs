/**
 * Ten families of forged records, made from solutions by patient cheats, and honest records made by
 * a model of a hand: what does the judge of the site say of each? The forgers want a good place:
 * they take between the floor and two and a half times of it. A third of them are new, a third have
 * solved ordinarily before, and a third have built their history with the same trick, slower at
 * first. Both the model and the forgers were written by the judge's author, the model first. A
 * second set has another model of a hand and other families, written later and by other methods.
 *
 *     npm run build && node trials/forgers.mjs [--forged 200] [--honest 500] [--seed 1]
 *
 * `trials/forgers` has the hands and the families.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { keep, printer, safeReadPuzzles } from '../bench/measure.mjs';
import { bundleEntry } from '../scripts/bundle.mjs';

const RESULTS = new URL('results/', import.meta.url);
const GOAL_FORGED = 0.98;
const GOAL_HONEST = 0.995;
const EARLIER = 14;

const { values } = parseArgs({
  options: {
    forged: { type: 'string', default: '200' },
    honest: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
  },
});
const trial = await import(await bundleEntry(new URL('./forgers/trial.ts', import.meta.url)));
const { lines, print } = printer();
const subjects = readSubjects();
const { seed } = values;
const forgedEach = Number(values.forged);
const honestCount = Number(values.honest);

print(`${subjects.length} puzzles of the catalogue, 5x5 to 30x30, in black and in colours.`);
print('');
const first = runSet({
  title: 'The first set',
  names: trial.NAMES,
  honest: trial.honestCase,
  seed,
});
print('');
const second = runSet({
  title: 'The second set, by other methods; one bound of the judge was set after it',
  names: trial.SECOND_NAMES,
  honest: trial.secondHonestCase,
  seed: `${seed} second`,
});
print('');
print('| apart from both | person | doubtful | machine | ranked | findings |');
print('|---|---|---|---|---|---|');
const imitations = Array.from({ length: forgedEach }, (_, k) =>
  trial.forgedCase('imitation', pick(k), {
    pauses: first.pauses,
    seed: `${seed} imitation ${k}`,
    kind: k % 3,
    earlier: pickEarlier(k),
  }),
);
row('an imitation of a person in everything, at a usual speed', imitations);
print('');
print(
  'The imitation is no part of the goals: nothing tells such a record from a person’s, and its',
);
print('time is one that its maker could have had by playing.');
keep('forgers', ['node trials/forgers.mjs', ...process.argv.slice(2)].join(' '), lines, RESULTS);
process.exitCode = first.isGood && second.isGood ? 0 : 1;

/** Judges the honest and the forged records of a set. */
function runSet({ title, names, honest: make, seed: own }) {
  print(`## ${title}`);
  print('');
  print('| records | person | doubtful | machine | ranked | findings |');
  print('|---|---|---|---|---|---|');
  const honest = Array.from({ length: honestCount }, (_, k) =>
    make(pick(k), `${own} honest ${k}`, pickEarlier(k)),
  );
  const people = row(
    'honest',
    honest.map(({ judgement }) => judgement),
  );
  const pauses = honest.flatMap(({ record }) =>
    record.slice(1).map(({ at }, k) => at - record[k].at),
  );
  let caught = 0;
  for (const family of names) {
    const judgements = Array.from({ length: forgedEach }, (_, k) =>
      trial.forgedCase(family, pick(7 * k), {
        pauses,
        seed: `${own} ${family} ${k}`,
        kind: k % 3,
        earlier: pickEarlier(7 * k),
      }),
    );
    caught += forgedEach - row(family, judgements);
  }
  const all = forgedEach * names.length;
  const forged = caught / all;
  const ranked = people / honestCount;
  const later = honest.filter(({ judgement }) => judgement.isLater === true).length;
  print('');
  print(`- Of ${all} forged records, ${percent(forged)} are not ranked; the goal is 98 %.`);
  print(`- Of ${honestCount} honest records, ${percent(ranked)} are ranked; the goal is 99.5 %.`);
  print(
    `- ${later} of these are fast and their people new: ranked once these have 20 ranked solves.`,
  );
  return { pauses, isGood: forged >= GOAL_FORGED && ranked >= GOAL_HONEST };
}

/** Prints a row; returns how many are ranked as a person's. */
function row(name, judgements) {
  const count = (verdict) => judgements.filter((one) => one.verdict === verdict).length;
  const findings = {};
  for (const { findings: own } of judgements) {
    for (const finding of own) findings[finding] = (findings[finding] ?? 0) + 1;
  }
  const told = Object.entries(findings).map(([finding, times]) => `${finding} ${times}`);
  const ranked = count('person');
  const share = percent(ranked / judgements.length);
  const verdicts = `${ranked} | ${count('doubtful')} | ${count('machine')}`;
  print(`| ${name} | ${verdicts} | ${share} | ${told.join(', ')} |`);
  return ranked;
}

function percent(share) {
  return `${(100 * share).toFixed(1)} %`;
}

function pick(k) {
  return subjects[k % subjects.length];
}

/** Puzzles that the person of a case has solved before; the small ones are too short for beats. */
function pickEarlier(k) {
  return Array.from({ length: EARLIER }, (_, j) => pick(k + 11 * (j + 1)));
}

/** Puzzles of all sizes and difficulties that people play most. */
function readSubjects() {
  const chosen = { small: 24, medium: 90 };
  return Object.entries(chosen).flatMap(([name, count]) => {
    const file = new URL(`../catalogue/${name}.ndjson.gz`, import.meta.url);
    const all = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
    const step = Math.max(1, Math.floor(all.length / count));
    return all
      .filter((_, k) => k % step === 0)
      .flatMap((text) => {
        const read = safeReadPuzzles(new TextEncoder().encode(text));
        const [puzzle] = read.ok ? read.value.puzzles : [];
        const subject = puzzle?.ok
          ? trial.toSubject({ ...puzzle.value, goal: undefined })
          : undefined;
        return subject === undefined ? [] : [subject];
      });
  });
}
