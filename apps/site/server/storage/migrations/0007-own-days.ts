/** Days of a person: time zone, the hour at which they begin, whether a missed one is mended. */
import type { MigrationSql } from './migration.js';

export const ownDays: MigrationSql = () => [
  "alter table person add column days text not null default '{}'",
];
