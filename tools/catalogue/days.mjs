/**
 * Writes `catalogue/days.json`: for each of the three puzzles of a day a plan of up to 53 weeks, so
 * that none comes again within a year. Weeks get harder from Monday to Sunday: the puzzles of a
 * kind are sorted by difficulty and cut into seven parts, one for each day of the week. Run it
 * again when the catalogue has grown.
 *
 *     node tools/catalogue/days.mjs
 */
import { writeFileSync } from 'node:fs';
import { entriesOfCatalogue } from './entries.mjs';
import { hashToShare } from './wish.mjs';

/** A Monday. */
const START = '2026-01-05';

/** Weeks of a plan: 371 days, more than a year. */
const WEEKS = 53;
const DAYS = 7;

/**
 * The kinds of puzzles of a day, as the site has them, from small to large. The first two take
 * black-and-white ones as long as there are any.
 */
const KINDS = {
  small: ({ side }) => side <= 15,
  medium: ({ side }) => side > 15 && side <= 25,
  coloured: ({ side, inks }) => side > 15 && side <= 30 && inks > 1,
};

const entries = entriesOfCatalogue();
const taken = new Set();
const kinds = Object.entries(KINDS).map(([kind, isOne]) => [
  kind,
  chooseWeeks(chooseMembers(isOne)),
]);
const text = kinds.map(([kind, weeks]) => {
  const lines = weeks.map((week) => `    ${JSON.stringify(week)}`);
  return `  ${JSON.stringify(kind)}: [\n${lines.join(',\n')}\n  ]`;
});
const file = new URL('../../catalogue/days.json', import.meta.url);
writeFileSync(file, `{ "start": "${START}", "kinds": {\n${text.join(',\n')}\n} }\n`);
for (const [kind, weeks] of kinds) console.log(`${kind}: ${weeks.length} weeks`);

/** Enough puzzles of a kind for a year, black-and-white ones first, none that another kind has. */
function chooseMembers(isOne) {
  const there = entries.filter((entry) => isOne(entry) && !taken.has(entry.id));
  const plain = there.filter(({ inks }) => inks === 1);
  const others = there.filter(({ inks }) => inks > 1);
  const byChance = [plain, others].flatMap((list) =>
    list.sort((a, b) => computeChance(a) - computeChance(b)),
  );
  const members = byChance.slice(0, WEEKS * DAYS);
  for (const { id } of members) taken.add(id);
  return members;
}

/** As many whole weeks as there are puzzles for, at most those of a year. */
function chooseWeeks(members) {
  const count = Math.min(WEEKS, Math.floor(members.length / DAYS));
  const byScore = spread(inOrder(members), count * DAYS);
  const parts = Array.from({ length: DAYS }, (_, day) =>
    byScore
      .slice(day * count, (day + 1) * count)
      .sort((a, b) => computeChance(a) - computeChance(b)),
  );
  const weeks = Array.from({ length: count }, () => weekFrom(parts));
  return weeks.map((week) => week.map(({ id }) => id));
}

/** Takes one puzzle of each part, no two of the same thing where that can be. */
function weekFrom(parts) {
  const concepts = new Set();
  return parts.map((part) => {
    const at = Math.max(
      0,
      part.findIndex(({ concept }) => !concepts.has(concept)),
    );
    const [one] = part.splice(at, 1);
    concepts.add(one.concept);
    return one;
  });
}

/** A number of these, of all difficulties. */
function spread(ordered, count) {
  return Array.from({ length: count }, (_, k) => ordered[Math.floor((k * ordered.length) / count)]);
}

function inOrder(members) {
  return members.toSorted(
    (a, b) => a.difficulty.score - b.difficulty.score || computeChance(a) - computeChance(b),
  );
}

/** The same at every run, so that a plan changes only where the catalogue does. */
function computeChance({ id }) {
  return hashToShare(`day ${id}`);
}
