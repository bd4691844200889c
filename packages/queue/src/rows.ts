/** Checks rows from drivers: a driver's types promise nothing about the columns. */
import { invariant } from '@nonokit/core';

/** A number in a row. */
export function numberIn(row: unknown, name: string): number {
  const value = getColumn(row, name);
  invariant(typeof value === 'number', `the column ${name} holds a number`);
  return value;
}

/** A text in a row. */
export function textIn(row: unknown, name: string): string {
  const value = getColumn(row, name);
  invariant(typeof value === 'string', `the column ${name} holds text`);
  return value;
}

function getColumn(row: unknown, name: string): unknown {
  invariant(typeof row === 'object' && row !== null, 'a row is an object');
  return Object.entries(row).find(([key]) => key === name)?.[1];
}
