/**
 * The list of what is in the catalogue, `catalogue/chosen.tsv`: one row for each puzzle, with all
 * that is needed to make it again from the packages.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { findPackage, formatAttribution } from './packages.mjs';
import { makeKey } from './wish.mjs';

const FILE = new URL('../../catalogue/chosen.tsv', import.meta.url);

const COLUMNS = [
  ...['id', 'package', 'icon', 'size', 'colors', 'aim', 'paper', 'palette', 'title en', 'title ru'],
  ...['category', 'tags en', 'tags ru', 'license', 'attribution'],
];

/** The id of the puzzle of a wish: eight hexadecimal digits that say nothing about its picture. */
export function makeId(wish) {
  return createHash('sha256').update(makeKey(wish)).digest('hex').slice(0, 8);
}

/** The rows of the list, each an object by the names of the columns. */
export function chosen() {
  if (!existsSync(FILE)) return [];
  const [head = '', ...rows] = readFileSync(FILE, 'utf8').split('\n').filter(Boolean);
  const names = head.split('\t');
  return rows.map((row) => {
    const cells = row.split('\t');
    return Object.fromEntries(names.map((name, i) => [name, cells[i] ?? '']));
  });
}

/** A row with the titles, tags and category of its icon, and with the licence of its package. */
export function namedRow(row, { titles, tags, category }) {
  const from = findPackage(row.package);
  return {
    ...row,
    'title en': titles.en,
    'title ru': titles.ru,
    category,
    'tags en': tags.en.join(', '),
    'tags ru': tags.ru.join(', '),
    license: from.license,
    attribution: formatAttribution(from),
  };
}

/** Writes the list. */
export function writeChosen(rows) {
  const lines = rows.map((row) => COLUMNS.map((name) => row[name] ?? '').join('\t'));
  writeFileSync(FILE, `${[COLUMNS.join('\t'), ...lines].join('\n')}\n`);
}

/** The wish of a row. */
export function wishOfRow({ package: pack, icon, size, colors, aim }) {
  const wish = { pack, icon, size: Number(size), colors: Number(colors) };
  return aim === '' ? wish : { ...wish, aim };
}
