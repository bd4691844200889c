/** The table of settings for the documentation. */
import { SETTINGS } from './setting-list.js';

/** The table in Markdown. Those of the owner's page have its address in the last column. */
export function settingsTable(): string {
  const rows = SETTINGS.map(
    ({ name, variable, about, usually, page }) =>
      `| \`--${name}\` | \`${variable}\` | ${usually.en} | ${about.en} | ${page === undefined ? '' : '`/owner`'} |`,
  );
  return [
    '| option | variable | default | what it is | also on |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
