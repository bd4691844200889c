/** Series of the start catalogue have their texts in two languages. */
import type { MigrationSql } from './migration.js';

export const seriesTranslations: MigrationSql = () => [
  // JSON: texts in languages other than the author's: { "ru": { "title", "description" } }
  "alter table series add column translations text not null default '{}'",
];
