/** Whose turn is next: short before long, rank, what was used, age; one job of an asker. */
import { describe, expect, it } from 'vitest';
import {
  chooseNext,
  chooseToRefuse,
  chooseToStop,
  hasLongRoom,
  type Lanes,
  type Turn,
  wouldRefuse,
} from './lanes.js';

interface Named extends Turn {
  readonly name: string;
}

let orders = 0;

function turn(name: string, given: Partial<Turn> = {}): Named {
  return { name, key: name, rank: 1, slice: 0, isOverdue: false, order: ++orders, ...given };
}

function lanes(given: Partial<Lanes<Named>>): Lanes<Named> {
  return { waiting: [], running: [], threads: 2, used: () => 0, ...given };
}

const nextName = (given: Partial<Lanes<Named>>) => chooseNext(lanes(given))?.name;

describe('the next job', () => {
  it('has the better rank, then belongs to the client with the lower use, then is the older one', () => {
    const waiting = [turn('heavy'), turn('first'), turn('second'), turn('page', { rank: 0 })];
    const used = (key?: string) => (key === 'heavy' ? 9000 : 0);
    const order: (string | undefined)[] = [];
    while (waiting.length > 0) {
      const name = nextName({ waiting, used });
      order.push(name);
      waiting.splice(
        waiting.findIndex((one) => one.name === name),
        1,
      );
    }
    expect(order).toEqual(['page', 'first', 'second', 'heavy']);
  });

  it('is a short job before any long one, and one thread takes no long jobs', () => {
    const long = turn('long', { slice: 1, rank: 0 });
    const other = turn('other', { slice: 2 });
    expect(nextName({ waiting: [long, turn('short', { rank: 2 })] })).toBe('short');
    expect(nextName({ waiting: [long] })).toBe('long');
    expect(nextName({ waiting: [long], running: [other] })).toBeUndefined();
    expect(nextName({ waiting: [long, turn('short')], running: [other] })).toBe('short');
    expect(nextName({ waiting: [long], running: [other], threads: 3 })).toBe('long');
    expect(nextName({ waiting: [long], threads: 1 })).toBe('long');
  });

  it('needs a free thread', () => {
    expect(nextName({ waiting: [turn('a')], running: [turn('b'), turn('c')] })).toBeUndefined();
  });

  it('is not a second job of the same client, whichever lane the first one is in', () => {
    const own = { key: 'anna' };
    expect(
      nextName({ waiting: [turn('second', own)], running: [turn('first', own)] }),
    ).toBeUndefined();
    const begun = turn('begun', { ...own, slice: 1 });
    expect(nextName({ waiting: [begun, turn('second', own)] })).toBe('begun');
    const full = [turn('other', { slice: 1 })];
    expect(nextName({ waiting: [begun, turn('second', own)], running: full })).toBeUndefined();
    const nobody = { key: undefined };
    expect(nextName({ waiting: [turn('b', nobody)], running: [turn('a', nobody)] })).toBe('b');
  });
});

describe('the job that gives way', () => {
  const stopped = (given: Partial<Lanes<Named>>) => chooseToStop(lanes(given))?.name;
  const page = turn('page', { slice: 1, rank: 0 });
  const stranger = turn('stranger', { slice: 1, rank: 2 });
  const member = turn('member', { slice: 1, rank: 1 });
  const late = turn('late', { slice: 2, rank: 2, isOverdue: true });

  it('is a long job of a worse rank', () => {
    expect(stopped({ waiting: [page], running: [stranger] })).toBe('stranger');
    expect(stopped({ waiting: [member], running: [page] })).toBeUndefined();
    // a thread is free for it
    expect(stopped({ waiting: [page], running: [stranger], threads: 3 })).toBeUndefined();
    expect(stopped({ waiting: [page], running: [stranger, member], threads: 3 })).toBe('stranger');
  });

  it('is an overdue job of the same rank', () => {
    const equal = turn('equal', { slice: 1, rank: 2 });
    expect(stopped({ waiting: [equal], running: [stranger] })).toBeUndefined();
    expect(stopped({ waiting: [equal], running: [late] })).toBe('late');
    expect(stopped({ waiting: [], running: [late] })).toBeUndefined();
  });

  it('is an overdue job in the short lane, if another short job waits', () => {
    const slow = turn('slow', { rank: 2, isOverdue: true });
    expect(stopped({ waiting: [turn('short')], running: [late, slow] })).toBe('slow');
    expect(stopped({ waiting: [stranger], running: [page, slow] })).toBeUndefined();
    expect(stopped({ waiting: [turn('short')], running: [late, turn('fresh')] })).toBeUndefined();
    // with a single thread, long ones give way as well
    expect(stopped({ waiting: [turn('short')], running: [member], threads: 1 })).toBe('member');
    expect(hasLongRoom(lanes({ running: [slow] }))).toBe(true);
    expect(hasLongRoom(lanes({ running: [late, slow] }))).toBe(false);
  });
});

describe('a job that is overdue', () => {
  const stopped = (given: Partial<Lanes<Named>>) => chooseToStop(lanes(given))?.name;
  const page = turn('page', { rank: 0, isOverdue: true });
  const slow = turn('slow', { rank: 2, isOverdue: true });
  const long = turn('long', { rank: 2, slice: 1 });
  const stranger = turn('stranger', { rank: 2 });
  const hint = turn('hint', { rank: 0 });

  it('does not give way to one of a worse rank', () => {
    expect(stopped({ waiting: [stranger], running: [page, long] })).toBeUndefined();
    expect(stopped({ waiting: [stranger], running: [page], threads: 1 })).toBeUndefined();
    expect(stopped({ waiting: [hint], running: [page], threads: 1 })).toBe('page');
  });

  it('gets the place of a long one of a worse rank', () => {
    expect(stopped({ waiting: [hint], running: [page, long] })).toBe('long');
    const other = turn('other', { rank: 0, slice: 1 });
    expect(stopped({ waiting: [hint], running: [page, other] })).toBe('page');
  });

  it('gives way before one of a better rank', () => {
    const running = [page, slow, long, turn('fresh')];
    expect(stopped({ waiting: [hint], running, threads: 4 })).toBe('slow');
  });
});

it('the last job in the order is refused if too many wait, and no job that has begun', () => {
  const used = (key?: string) => (key === 'heavy' ? 9000 : 0);
  const waiting = [turn('heavy'), turn('light'), turn('begun', { slice: 1, rank: 2 })];
  const running = [turn('a'), turn('b')];
  expect(chooseToRefuse(lanes({ waiting, running, used }), 1)?.name).toBe('heavy');
  expect(chooseToRefuse(lanes({ waiting, running, used }), 2)).toBeUndefined();
  // a thread is free
  expect(chooseToRefuse(lanes({ waiting, running: [turn('a')], used }), 1)).toBeUndefined();
});

it('a job that would be refused at once is known before it is there', () => {
  const used = (key?: string) => (key === 'heavy' ? 9000 : 0);
  const full = lanes({ waiting: [turn('a'), turn('b')], running: [turn('c'), turn('d')], used });
  expect(wouldRefuse(full, 2, { key: 'light', rank: 1 })).toBe(true);
  expect(wouldRefuse(full, 3, { key: 'light', rank: 1 })).toBe(false);
  expect(wouldRefuse(full, 2, { key: 'page', rank: 0 })).toBe(false);
  const heavy = lanes({ ...full, waiting: [turn('a'), turn('heavy')] });
  expect(wouldRefuse(heavy, 2, { key: 'light', rank: 1 })).toBe(false);
});
