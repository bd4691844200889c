/** Reading step by step: which keys go on, which end, and what the terminal shows. */
import { PassThrough } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { testHost } from '../testing/host.js';
import { askForNext, canAsk } from './reading.js';

/** A terminal whose keys are `data` events of its standard input. */
function terminal() {
  const stdin = Object.assign(new PassThrough(), { setRawMode: vi.fn() });
  return { ...testHost(), stdin };
}

/** What these keys, pressed one after another, answer; and what is written meanwhile. */
async function answerTo(...keys: readonly string[]) {
  const host = terminal();
  const { stdin, stderr } = host;
  const asked = askForNext('go on?', host);
  for (const key of keys) {
    stdin.emit('data', Buffer.from(key));
    await new Promise(setImmediate);
  }
  const answer = await asked;
  const shown = stderr.text;
  expect(stdin.setRawMode.mock.calls).toEqual([[true], [false]]);
  expect(stdin.listenerCount('data')).toBe(0);
  return { answer, shown };
}

describe('askForNext', () => {
  it.each([
    [true, ['\r']],
    [true, [' ']],
    [true, ['x', '\u001b[C', '\n']],
    [false, ['q']],
    [false, ['й']],
    [false, ['\u0003']],
    [false, ['\u001b']],
    [false, ['\u0004']],
  ])('returns %s for %j', async (answer, keys) => {
    const asked = await answerTo(...keys);
    expect(asked.answer).toBe(answer);
    expect(asked.shown).toBe('\u001b[2mgo on?\u001b[0m\r\u001b[K');
  });

  it('returns false if the terminal is closed', async () => {
    const host = terminal();
    const asked = askForNext('go on?', host);
    host.stdin.emit('end');
    expect(await asked).toBe(false);
  });
});

describe('canAsk', () => {
  it.each([
    [true, true, true, true],
    [false, false, true, true],
    [false, true, false, true],
    [false, true, true, false],
  ])('returns %s if the streams are terminals: %s %s %s', (expected, input, output, errors) => {
    const host = testHost();
    const stdin = Object.assign(new PassThrough(), { isTTY: input });
    Object.assign(host.stdout, { isTTY: output });
    Object.assign(host.stderr, { isTTY: errors });
    expect(canAsk({ ...host, stdin })).toBe(expected);
  });
});
