/** Reading step by step: which keys go on, which end, and what the terminal shows. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { askForNext, canAsk } from './reading.js';

const { stdin, stdout, stderr } = process;
const before = { stdin: stdin.isTTY, stdout: stdout.isTTY, stderr: stderr.isTTY };

afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(stdin, { isTTY: before.stdin });
  Object.assign(stdout, { isTTY: before.stdout });
  Object.assign(stderr, { isTTY: before.stderr });
});

/** What these keys, pressed one after another, answer; and what is written meanwhile. */
async function answerTo(...keys: readonly string[]) {
  const setRawMode = vi.fn(() => stdin);
  Object.assign(stdin, { setRawMode });
  vi.spyOn(stdin, 'resume').mockReturnValue(stdin);
  vi.spyOn(stdin, 'pause').mockReturnValue(stdin);
  const write = vi.spyOn(stderr, 'write').mockReturnValue(true);
  const asked = askForNext('go on?');
  for (const key of keys) {
    stdin.emit('data', Buffer.from(key));
    await new Promise(setImmediate);
  }
  const answer = await asked;
  const shown = write.mock.calls.map(([text]) => text).join('');
  expect(setRawMode.mock.calls).toEqual([[true], [false]]);
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
  ])('is %s for %j', async (answer, keys) => {
    const asked = await answerTo(...keys);
    expect(asked.answer).toBe(answer);
    expect(asked.shown).toBe('\u001b[2mgo on?\u001b[0m\r\u001b[K');
  });

  it('ends where the terminal is closed', async () => {
    Object.assign(stdin, { setRawMode: () => stdin });
    vi.spyOn(stderr, 'write').mockReturnValue(true);
    const asked = askForNext('go on?');
    stdin.emit('end');
    expect(await asked).toBe(false);
  });
});

describe('canAsk', () => {
  it.each([
    [true, true, true, true],
    [false, false, true, true],
    [false, true, false, true],
    [false, true, true, false],
  ])('is %s with terminals %s %s %s', (expected, input, output, errors) => {
    Object.assign(stdin, { isTTY: input });
    Object.assign(stdout, { isTTY: output });
    Object.assign(stderr, { isTTY: errors });
    expect(canAsk()).toBe(expected);
  });
});
