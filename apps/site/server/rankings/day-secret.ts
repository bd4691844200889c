/**
 * The chance behind days and weeks: numbers that a text and a secret of this site decide. They are
 * the same in every process, and only who reads the database can compute them ahead.
 */
import { createHmac } from 'node:crypto';
import { randomToken, type Sql } from '../storage/index.js';

const NAME = 'day-secret';

/** A number from 0 to below 1 that a text decides. */
export type Draw = (text: string) => number;

/** Reads the secret; the first choice of a site creates it. */
export async function readDraw(sql: Sql): Promise<Draw> {
  await sql
    .insertInto('site_state')
    .values({ name: NAME, value: randomToken() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await sql
    .selectFrom('site_state')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow();
  return (text) => createHmac('sha256', value).update(text).digest().readUInt32BE() / 2 ** 32;
}
