/**
 * Gives the rows of `catalogue/chosen.tsv` the titles, tags, categories and licences of today,
 * after a change of `titles.tsv` or `tags-left-out.mjs`, and tells which titles changed. Unlike
 * `choose.mjs` it needs no candidates.
 *
 *     node tools/catalogue/name.mjs
 */
import { chosen, namedRow, writeChosen } from './chosen.mjs';
import { namer } from './titles.mjs';

const nameOf = namer();
const rows = chosen().map((row) => {
  const named = nameOf(row.package, row.icon);
  if (named === undefined) throw new Error(`${row.package}/${row.icon} has no name`);
  const now = namedRow(row, named);
  for (const title of ['title en', 'title ru']) {
    if (now[title] !== row[title]) console.log(`${row.id} ${row[title]} -> ${now[title]}`);
  }
  return now;
});
writeChosen(rows);
