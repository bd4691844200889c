/** Checks rows from drivers: a driver's types promise nothing about the columns. */
import { invariant } from '@nonokit/core';
import type { JobCounts, Lease } from './job-queue.js';

/** The lease in a row with the columns `id` and `tries`. */
export function leaseOf(row: unknown): Lease {
  return { id: numberIn(row, 'id'), tries: numberIn(row, 'tries') };
}

/** The counts in a row with the columns `waiting` and `leased`. */
export function countsOf(row: unknown): JobCounts {
  return { waiting: numberIn(row, 'waiting'), leased: numberIn(row, 'leased') };
}

/** The column `data` of a row, which holds JSON as text. */
export function dataOf<Data>(row: unknown): Data {
  const data = columnOf(row, 'data');
  invariant(typeof data === 'string', 'the column data holds text');
  return JSON.parse(data);
}

function numberIn(row: unknown, name: string): number {
  const value = columnOf(row, name);
  invariant(typeof value === 'number', `the column ${name} holds a number`);
  return value;
}

function columnOf(row: unknown, name: string): unknown {
  invariant(typeof row === 'object' && row !== null, 'a row is an object');
  return Object.entries(row).find(([key]) => key === name)?.[1];
}
