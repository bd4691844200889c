/** The order of answers, as in the input or as they arrive, and limits on waiting. */
import { describe, expect, it } from 'vitest';
import { Lineup } from './lineup.js';
import type { AnswerReport } from './messages.js';

function report(text: string): AnswerReport {
  const bytes = new TextEncoder().encode(text);
  return { number: 1, bytes, count: 1, undecided: 0, failed: 0, last: false, ms: 1 };
}

function written(ordered: boolean, maxWaiting?: number) {
  let text = '';
  const write = async (bytes: Uint8Array): Promise<void> => {
    text += new TextDecoder().decode(bytes);
  };
  return { lineup: new Lineup(write, ordered, maxWaiting), text: () => text };
}

/** Whether a promise is already settled. */
async function settled(promise: Promise<unknown>): Promise<boolean> {
  const later = new Promise((resolve) => setTimeout(() => resolve('later'), 20));
  return (await Promise.race([promise, later])) !== 'later';
}

describe('Lineup', () => {
  it.each([
    [true, 'a1 a2 b1 c1 '],
    [false, 'c1 a1 b1 a2 '],
  ])('writes answers in the requested order (ordered: %s)', async (ordered, expected) => {
    const { lineup, text } = written(ordered);
    const a = lineup.next(() => 1);
    const b = lineup.next(() => 1);
    const c = lineup.next(() => 1);
    c.report(report('c1 '));
    c.end(true);
    a.report(report('a1 '));
    b.report(report('b1 '));
    a.report(report('a2 '));
    a.end(true);
    b.end(true);
    await lineup.end();
    expect(text()).toBe(expected);
  });

  it('writes the answers of the first chunk without waiting for the rest of it', async () => {
    const { lineup, text } = written(true);
    const a = lineup.next(() => 1);
    a.report(report('a1 '));
    await new Promise((resolve) => setTimeout(resolve));
    expect(text()).toBe('a1 ');
    a.end(true);
    await lineup.end();
  });

  it('has no room if too many bytes wait for an earlier answer', async () => {
    const { lineup, text } = written(true, 5);
    const a = lineup.next(() => 1);
    const b = lineup.next(() => 1);
    b.report(report('long enough'));
    const room = lineup.room();
    expect(await settled(room)).toBe(false);
    a.end(true);
    expect(await settled(room)).toBe(true);
    b.end(true);
    await lineup.end();
    expect(text()).toBe('long enough');
  });

  it('passes on errors of the output', async () => {
    const write = async (): Promise<void> => {
      throw new Error('disk full');
    };
    const lineup = new Lineup(write, true);
    const a = lineup.next(() => 1);
    a.report(report('a'));
    a.end(true);
    await expect(lineup.end()).rejects.toThrow('disk full');
    await expect(lineup.room()).rejects.toThrow('disk full');
  });
});
