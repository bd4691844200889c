/**
 * Names of people: what they may look like, and when two of them would be taken for one another.
 *
 * A name is shown as it was given (in Unicode's form NFKC) and compared by its key, in which case,
 * accents, separators and letters that look alike in Latin and Cyrillic are folded together. Two
 * accounts never have the same key, so «а» for “a” cannot imitate another name.
 */

/** Fewest and most signs of a name. */
export const NAME_LENGTH = { min: 2, max: 30 } as const;

/** The fault of a name. */
export type NameFault = 'name-length' | 'name-signs' | 'name-scripts' | 'name-reserved';

/** Letters and digits, with marks on them; single spaces, hyphens or low lines between them. */
const SHAPE =
  /^(?!.*\p{Me})[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}]*(?:[ _-][\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}]*)*$/u;

/** Signs that are letters by their class but draw nothing. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** More marks on a letter than any language writes would hang over the lines around it. */
const HEAP_OF_MARKS = /\p{M}{3}/u;

/** Scripts that are written together; the letters of a name are of one of these. */
const SCRIPTS: readonly RegExp[] = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Georgian',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Thai',
].map((script) => new RegExp(`^[\\p{Script=${script}}\\p{Script=Inherited}]+$`, 'u'));
const EAST_ASIAN =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}ー]+$/u;

/**
 * Latin letters of phonetic scripts that look like small capitals or like a letter of another case:
 * those without a case («ᴀᴅᴍɪɴ»), and a few that have one. Letters of alphabets have a case.
 */
const PHONETIC = /[ɡꞬɑⱭɪꞮɩƖʀƦ]/u;
function isPhonetic(letter: string): boolean {
  const hasCase = letter.toUpperCase() !== letter || letter.toLowerCase() !== letter;
  return PHONETIC.test(letter) || (/\p{Script=Latin}/u.test(letter) && !hasCase);
}

/**
 * Whether a name in Greek capitals looks like a Latin one that has another key: «ΤΟΝΥ». Of all
 * letters only Υ looks like one letter (Y) when it is large, and like another (u) when it is small.
 */
function isTwoFaced(name: string): boolean {
  if (!/\p{Script=Greek}/u.test(name)) return false;
  // capitals without a Latin twin: this is read as Greek
  const isGreek = /[ΓΔΘΛΞΠΣΦΨΩ]|\p{Ll}/u.test(name);
  return !isGreek && name.includes('Υ');
}

/** The name as it is stored and shown: NFKC, without spaces around it. */
export function normalName(text: string): string {
  return text.normalize('NFKC').trim();
}

/** The fault of a normalised name, or undefined. */
export function faultOfName(name: string): NameFault | undefined {
  const signs = [...name].length;
  if (signs < NAME_LENGTH.min || signs > NAME_LENGTH.max) return 'name-length';
  const isReadable = SHAPE.test(name) && !INVISIBLE.test(name);
  if (!isReadable || HEAP_OF_MARKS.test(name.normalize('NFD'))) return 'name-signs';
  const letters = name.replace(/[ _\-\p{Nd}]/gu, '');
  const isOneScript = letters === '' || [...SCRIPTS, EAST_ASIAN].some((one) => one.test(letters));
  // digits of other scripts look like letters or like other digits
  if (!isOneScript || /(?![0-9])\p{Nd}/u.test(name)) return 'name-scripts';
  if ([...letters].some(isPhonetic) || isTwoFaced(name)) return 'name-scripts';
  return RESERVED.has(nameKey(name)) ? 'name-reserved' : undefined;
}

/**
 * Signs that look like a Latin letter, in lower case or in capitals; capitals count because a key
 * knows no case: «В» looks like B, so «в» is folded too. 1, l, I and | are one; so are 0 and o.
 */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'аα',
    b: 'вβ',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еєε',
    h: 'нһη',
    j: 'јϳ',
    k: 'кκ',
    l: 'iіι1ӏı',
    m: 'мμ',
    n: 'пν',
    o: 'оοσ0',
    p: 'рρ',
    q: 'ԛ',
    s: 'ѕ',
    t: 'тτ',
    u: 'υ',
    v: 'ѵ',
    w: 'ԝω',
    x: 'хχ',
    y: 'уүγ',
    z: 'ζ',
  }).flatMap(([latin, others]) => [...others].map((sign) => [sign, latin] as const)),
);

/** The name as it is compared: two names with one key would be taken for each other. */
export function nameKey(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}]/gu, '');
  const folded = [...plain].map((sign) => LOOK_ALIKES.get(sign) ?? sign).join('');
  return folded.replaceAll('rn', 'm').replaceAll('vv', 'w').replace(/[ _-]/g, '');
}

/** Names that would be read as the site's own voice. */
const RESERVED = new Set(
  [
    ...['admin', 'administrator', 'moderator', 'mod', 'nonokit', 'support', 'root', 'system'],
    ...['staff', 'official', 'guest', 'anonymous', 'deleted', 'nobody', 'everybody', 'me', 'api'],
    ...['админ', 'администратор', 'модератор', 'поддержка', 'система', 'гость', 'аноним'],
  ].map(nameKey),
);
