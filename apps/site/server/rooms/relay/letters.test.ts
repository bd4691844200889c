/** What processes tell each other of connections, as text. */
import { expect, it } from 'vitest';
import { type Letter, readLetter, writeLetter } from './letters.js';

it.each<Letter>([
  { type: 'open', link: 1, language: 'uk', room: 'aB3' },
  { type: 'opened', link: 2 },
  { type: 'say', link: 3, text: '{"type":"start"}' },
  { type: 'tell', link: 4, text: '{"a":" b\\n"}\n' },
  { type: 'leave', link: 5 },
  { type: 'close', link: 999_999_999_999_999, why: 'again' },
])('a letter is read as it was written: $type', (letter) => {
  expect(readLetter(writeLetter(letter))).toEqual(letter);
});

it.each([
  '',
  'open',
  'open 1',
  'open 1 en',
  'open 1 xx room',
  'open 1 en room/1',
  `open 1 en ${'r'.repeat(33)}`,
  'open 0 en room',
  'open 1.5 en room',
  'opened 1 x',
  'leave 1 x',
  'close 1 toString',
  'close 1 4503',
  'shout 1 x',
  'tell x {}',
])('is no letter: %j', (text) => {
  expect(readLetter(text)).toBeUndefined();
});
