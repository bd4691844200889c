/**
 * Mutations: turn a file of the corpus into a case. They know the parts of puzzle files (lines,
 * words, numbers, brackets, chunks), because a reader rejects blindly changed bytes in its first
 * check.
 *
 * Everything follows from the random numbers that are passed in, so a case can be repeated from its
 * seed.
 */
import { gzipSync } from 'node:zlib';
import { mutatePng } from './mutate-png.mjs';
import { mutateRofl } from './mutate-rofl.mjs';

/** Longer cases are cut. Most are small, and a few are long enough to show what grows too fast. */
const MAX_BYTES = 1_500_000;

const NUMBERS = [
  ...['0', '-1', '1', '2', '9', '10', '99', '255', '256', '999', '4095', '4097', '65535', '65536'],
  ...['999999', '16777216', '16777217', '999999999', '1000000000', '2147483647', '2147483648'],
  ...['-2147483648', '4294967295', '4294967296', '9007199254740991', '9007199254740993'],
  ...['99999999999999999999', '1e3', '1e308', '1e999', '0x10', '007', '1.5', '+3', '٣', '１'],
];

const WORDS = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null', 'true', '""', "''", '#'],
  ...['=', ':', ';', ',', '.', '/', '\\', '&amp;', '&#0;', '&#x110000;', '&a;', '<!--', '-->', '?'],
  ...[
    '<![CDATA[',
    ']]>',
    '"',
    "'",
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '<',
    '>',
    '|',
    '*',
    '\t',
    '\u00a0',
  ],
  ...['\u0000', '\u0085', '\u2028', '\ufeff', '\ufffd', '\u202e', '😀', '\ud800', 'é', '%00', '%'],
  ...['//', '/*', '*/', '%%', '\\u0000', '\\', '```', '"""', "'''", '----', '====', '&', '$', '@'],
];

const BRACKETS = ['[', '{', '(', '<a>', '{"a":', '[[', '"', '<', '((', '"""', '/*', '&', '%'];

/**
 * Makes a case from `seed` (a file of the corpus), with words and lines of the files in `others`.
 */
export function mutated(seed, others, random) {
  let bytes = seed;
  for (let k = chooseSteps(random); k > 0; k--) bytes = step(bytes, others, random);
  return bytes.subarray(0, MAX_BYTES);
}

/** The number of steps, mostly one or two: a file that is too broken is refused at once. */
function chooseSteps(random) {
  let steps = 1;
  while (steps < 8 && random.below(5) < 2) steps++;
  return steps;
}

function isRofl(bytes) {
  return bytes.length > 10 && Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'ROFL';
}

function step(bytes, others, random) {
  const isText = !bytes.subarray(0, 4096).includes(0) && bytes[0] !== 0x89 && !isRofl(bytes);
  if (bytes.length === 0) return others.length > 0 ? pick(others, random) : Uint8Array.of(48);
  if (!isText) {
    if (bytes[0] === 0x89 && random.below(3) > 0) return mutatePng(bytes, random);
    if (isRofl(bytes) && random.below(3) > 0) return mutateRofl(bytes, random);
    return changedBytes(bytes, random);
  }
  const kind = random.below(20);
  if (kind === 0) return changedBytes(bytes, random);
  if (kind === 1) return bytes.subarray(0, random.below(bytes.length + 1));
  if (kind === 2) return encoded(bytes, random);
  const text = Buffer.from(bytes).toString('latin1');
  const other = others.length === 0 ? text : Buffer.from(pick(others, random)).toString('latin1');
  return Buffer.from(changedText(text, other, random), 'latin1');
}

/**
 * Changes a text, here a string of bytes (latin1), so that bytes that are not UTF-8 stay as they
 * are.
 */
function changedText(text, other, random) {
  const kind = random.below(10);
  if (kind < 3) return changedLines(text, other, random);
  if (kind < 6) return changedWords(text, other, random);
  if (kind < 8) return changedNumber(text, random);
  if (kind === 8) return changedCharacters(text, random);
  return spliced(text, other, random);
}

function changedLines(text, other, random) {
  const lines = text.split('\n');
  const at = random.below(lines.length);
  const line = lines[at] ?? '';
  const kind = random.below(8);
  if (kind === 0) lines.splice(at, 1);
  else if (kind === 1) lines.splice(at, 0, line);
  else if (kind === 2) lines.splice(at, 1 + random.below(4));
  else if (kind === 3) lines[at] = '';
  else if (kind === 4) lines.splice(at, 0, pick(other.split('\n'), random));
  else if (kind === 5) {
    const to = random.below(lines.length);
    [lines[at], lines[to]] = [lines[to] ?? '', line];
  } else if (kind === 6) {
    return inserted(lines, at, 1 + random.below(6), random).join('\n');
  } else
    lines[at] = `${' '.repeat(random.below(3))}${line}${pick([' ', '\t', ' #', ',', ''], random)}`;
  return lines.join('\n');
}

const WORD = /[^\s,;:=()[\]{}<>"']+|[,;:=()[\]{}<>"']|\s+/g;

function changedWords(text, other, random) {
  const words = text.match(WORD) ?? [];
  if (words.length === 0) return text;
  const at = random.below(words.length);
  const word = words[at] ?? '';
  const kind = random.below(8);
  if (kind === 0) words.splice(at, 1);
  else if (kind === 1) words.splice(at, 0, word);
  else if (kind === 2) words[at] = latin1(pick(WORDS, random));
  else if (kind === 3) words.splice(at, 0, latin1(pick(WORDS, random)));
  else if (kind === 4) words[at] = pick(other.match(WORD) ?? [''], random);
  else if (kind === 5) {
    const to = random.below(words.length);
    [words[at], words[to]] = [words[to] ?? '', word];
  } else if (kind === 6) return inserted(words, at, 1 + random.below(8), random).join('');
  else words[at] = random.below(2) === 0 ? word.toUpperCase() : word.toLowerCase();
  return words.join('');
}

/** Replaces a number by one near the limits of readers and machines, or near its old value. */
function changedNumber(text, random) {
  const numbers = [...text.matchAll(/\d+/g)];
  if (numbers.length === 0) return text + pick(NUMBERS, random);
  const match = pick(numbers, random);
  const near = String(Number(match[0]) + pick([-1, 1, 2, 10], random));
  const number = random.below(3) === 0 ? near : latin1(pick(NUMBERS, random));
  return text.slice(0, match.index) + number + text.slice(match.index + match[0].length);
}

function changedCharacters(text, random) {
  const at = random.below(text.length + 1);
  const kind = random.below(4);
  if (kind === 0) return text.slice(0, at) + text.slice(at + 1 + random.below(8));
  if (kind === 1) return text.slice(0, at) + latin1(pick(WORDS, random)) + text.slice(at);
  if (kind === 2)
    return text.slice(0, at) + pick(BRACKETS, random).repeat(chooseCount(random)) + text.slice(at);
  return text.slice(0, at) + pick(['\r', '\r\n', '\n\n', '\v', '\f'], random) + text.slice(at);
}

/** Joins the beginning of one file and the end of another, cut between lines or anywhere. */
function spliced(text, other, random) {
  const cut = (whole) => {
    const at = random.below(whole.length + 1);
    return random.below(2) === 0 ? at : whole.indexOf('\n', at) + 1;
  };
  return random.below(4) === 0 ? text + other : text.slice(0, cut(text)) + other.slice(cut(other));
}

function encoded(bytes, random) {
  const text = Buffer.from(bytes).toString('utf8');
  const kind = random.below(7);
  if (kind === 0) return Buffer.from(`\ufeff${text}`, 'utf16le');
  if (kind === 1) return Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  if (kind === 2) return Buffer.from(`\ufeff${text}`);
  if (kind === 3) return Buffer.from(text.replaceAll('\n', '\r\n'));
  if (kind === 4) return Buffer.from(text.replaceAll('\n', '\r'));
  if (kind === 5) return Buffer.from(text, 'latin1');
  return gzipSync(bytes);
}

function changedBytes(bytes, random) {
  const changed = Buffer.from(bytes);
  const at = random.below(changed.length);
  const kind = random.below(6);
  if (kind === 0) changed[at] = random.below(256);
  else if (kind === 1) changed[at] = (changed[at] ?? 0) ^ (1 << random.below(8));
  else if (kind === 2 && changed.length >= 4) {
    const value = pick([0, 1, 0x7fffffff, 0x80000000, 0xffffffff, 0x10000, 255], random);
    const to = Math.min(at, changed.length - 4);
    if (random.below(2) === 0) changed.writeUInt32BE(value, to);
    else changed.writeUInt32LE(value, to);
  } else if (kind === 3) return changed.subarray(0, at);
  else if (kind === 4) {
    const piece = changed.subarray(at, at + 1 + random.below(64));
    const times = Math.min(chooseCount(random), 1000);
    return Buffer.concat([
      changed.subarray(0, at),
      ...Array(times).fill(piece),
      changed.subarray(at),
    ]);
  } else
    return Buffer.concat([changed.subarray(0, at), changed.subarray(at + 1 + random.below(16))]);
  return changed;
}

/** Repeats `count` of the parts from `at` many times. */
function inserted(parts, at, count, random) {
  const piece = parts.slice(at, at + count);
  const size = piece.reduce((sum, part) => sum + part.length + 1, 1);
  const times = Math.min(
    chooseCount(random),
    Math.ceil(MAX_BYTES / size),
    Math.ceil(400_000 / piece.length),
  );
  return parts
    .slice(0, at)
    .concat(Array.from({ length: times }, () => piece).flat(), parts.slice(at));
}

/** The number of repetitions: mostly a few, seldom very many. */
function chooseCount(random) {
  const kind = random.below(40);
  if (kind === 0) return 200_000;
  if (kind < 3) return 5000;
  return kind < 12 ? 1 + random.below(100) : 1 + random.below(4);
}

function pick(list, random) {
  return list[random.below(list.length)];
}

function latin1(text) {
  return Buffer.from(text, 'utf8').toString('latin1');
}
