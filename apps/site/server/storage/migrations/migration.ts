/** What a migration is: statements, in order, as text for either database. */

/** The two databases. */
export type Dialect = 'sqlite' | 'postgres';

/** What differs between the two in the text of a statement. */
export interface SqlWords {
  readonly dialect: Dialect;
  /** The type of bytes. */
  readonly blob: 'blob' | 'bytea';
}

/** The statements of a migration. Once released, a migration never changes. */
export type MigrationSql = (words: SqlWords) => readonly string[];
