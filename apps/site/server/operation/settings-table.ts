/** The table of settings for the documentation. */
import { SETTINGS } from './setting-list.js';

/** The table in Markdown. */
export function settingsTable(): string {
  const rows = SETTINGS.map(
    ({ name, variable, about, usually }) =>
      `| \`--${name}\` | \`${variable}\` | ${usually.en} | ${about.en} |`,
  );
  return ['| option | variable | default | what it is |', '|---|---|---|---|', ...rows].join('\n');
}
