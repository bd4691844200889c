/** Budgets: what is used comes back steadily, and is told. */
import { expect, it } from 'vitest';
import { Budgets, waitFor } from './budgets.js';

const GUEST = { key: '203.0.113.7', seconds: 20 };

it('a budget recovers at its own rate', () => {
  const budgets = new Budgets();
  expect(budgets.budget(GUEST, 0)).toEqual({ fullMs: 20_000, leftMs: 20_000, resetMs: 0 });
  budgets.charge(GUEST, 8000, 1000);
  expect(budgets.budget(GUEST, 1000)).toMatchObject({ leftMs: 12_000, resetMs: 24_000 });
  budgets.charge(GUEST, 8000, 4000);
  expect(budgets.budget(GUEST, 4000)).toMatchObject({ leftMs: 5000 });
  expect(budgets.budget(GUEST, 49_000)).toMatchObject({ leftMs: 20_000, resetMs: 0 });
  expect(budgets.used('198.51.100.1', 4000)).toBe(0);
});

it('a budget lets the last job exceed it, and says when the next job may come', () => {
  const budgets = new Budgets();
  budgets.charge(GUEST, 21_000, 0);
  const spent = budgets.budget(GUEST, 0);
  expect(spent.leftMs).toBe(-1000);
  // one second of debt, and one to work with, at a third of a second each second
  expect(waitFor(spent)).toBe(6000);
  expect(budgets.budget(GUEST, 6000).leftMs).toBe(1000);
});

it('a budget without a limit is never charged', () => {
  const budgets = new Budgets();
  const site = { key: 'site', seconds: Number.POSITIVE_INFINITY };
  budgets.charge(site, 9000, 0);
  expect(budgets.budget(site, 0).leftMs).toBe(Number.POSITIVE_INFINITY);
});

it('budgets that have recovered are forgotten', () => {
  const budgets = new Budgets();
  for (let k = 0; k < 10_000; k++) budgets.charge({ key: `${k}`, seconds: 20 }, 10, 0);
  budgets.charge({ key: 'last', seconds: 20 }, 10, 60_000);
  expect(budgets.size).toBe(1);
});

it('a charge does not scan all budgets while they have not recovered', () => {
  const budgets = new Budgets();
  const charge = (k: number, now: number) => budgets.charge({ key: `${k}`, seconds: 20 }, 10, now);
  for (let k = 0; k <= 10_000; k++) charge(k, 0);
  // all of these have their budgets back when the next ones come, which are not enough for a look
  for (let k = 0; k < 10_000; k++) charge(20_000 + k, 60_000);
  expect(budgets.size).toBe(20_001);
  charge(50_000, 60_000);
  charge(50_001, 60_000);
  expect(budgets.size).toBe(10_002);
});
