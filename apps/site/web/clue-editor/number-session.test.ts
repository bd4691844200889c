/** Numbers that are typed one line after the other, corrected, and taken back. */
import { BLACK_ON_WHITE } from '@nonokit/core';
import { expect, it } from 'vitest';
import { NumberSession } from './number-session.js';
import { draftIn, readingOf, resized, type Spot } from './reading.js';

const EMPTY = resized(readingOf({ palette: BLACK_ON_WHITE, rows: [], columns: [] }), 3, 2);

function begun(): NumberSession {
  const session = new NumberSession('typed');
  session.load(EMPTY);
  session.ask({ line: { kind: 'row', index: 0 }, block: 0 });
  return session;
}

/** "row 2.1": where the session asks. */
function asked(session: NumberSession): string | undefined {
  const spot = session.spot.peek();
  return spot && `${spot.line.kind} ${spot.line.index + 1}.${spot.block + 1}`;
}

const numbers = (session: NumberSession) => {
  const { rows, columns } = draftIn(session.reading.peek() ?? EMPTY);
  return [...rows, ...columns].map((clue) => clue.map(({ size }) => size).join(' ')).join(', ');
};

it('goes on to the next line without a number, and stays at a number that is corrected', () => {
  const session = begun();
  const places = [[1, 1], [2], [1], [2], [1]].map((clue) => {
    session.mend(clue);
    return asked(session);
  });
  expect(places).toEqual(['row 2.1', 'column 1.1', 'column 2.1', 'column 3.1', 'column 3.1']);
  expect(numbers(session)).toBe('1 1, 2, 1, 2, 1');
  const spot: Spot = { line: { kind: 'row', index: 0 }, block: 1 };
  session.ask(spot);
  session.mend([2]);
  expect(numbers(session)).toBe('1 2, 2, 1, 2, 1');
  expect(asked(session)).toBe('row 1.2');
  expect(session.reading.peek()?.rows[0]?.map(({ state }) => state)).toEqual(['typed', 'typed']);
});

it('asks about a line that is there after the size has changed', () => {
  const session = begun();
  session.ask({ line: { kind: 'column', index: 2 }, block: 0 });
  session.change(resized(EMPTY, 2, 2));
  expect(asked(session)).toBe('row 1.1');
  session.undo();
  expect(asked(session)).toBe('column 3.1');
  expect(session.canUndo.peek()).toBe(false);
});
