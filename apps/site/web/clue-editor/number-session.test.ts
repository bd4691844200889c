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
    session.mend(clue.map((value) => ({ value })));
    return asked(session);
  });
  expect(places).toEqual(['row 2.1', 'column 1.1', 'column 2.1', 'column 3.1', 'column 3.1']);
  expect(numbers(session)).toBe('1 1, 2, 1, 2, 1');
  const spot: Spot = { line: { kind: 'row', index: 0 }, block: 1 };
  session.ask(spot);
  session.mend([{ value: 2 }]);
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

it('gives numbers the ink that is chosen, and recolours the one that is asked about', () => {
  const session = begun();
  const colors = () => session.reading.peek()?.rows.map((line) => line.map(({ color }) => color));
  session.addInk('#c8141e');
  expect(session.ink.peek()).toBe(2);
  session.mend([{ value: 1 }, { value: 1, color: 1 }]);
  expect(colors()).toEqual([[2, 1], []]);
  expect(asked(session)).toBe('row 2.1');
  session.ask({ line: { kind: 'row', index: 0 }, block: 1 });
  expect(session.ink.peek()).toBe(1);
  session.paint(2);
  expect(colors()).toEqual([[2, 2], []]);
  session.undo();
  expect(colors()).toEqual([[2, 1], []]);
  // without the ink that was chosen, numbers have the last one that is there
  session.undo();
  session.undo();
  expect(session.ink.peek()).toBe(1);
});
