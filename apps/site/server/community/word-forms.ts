/**
 * The words of a text in the forms in which people disguise them: letters of another alphabet that
 * look or sound alike, accents, letters with signs between them, words in two parts, and backwards.
 */

/** Cyrillic letters that look like Latin ones; both are compared as the latter. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  з: '3',
  і: 'i',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  '0': 'o',
  '1': 'l',
};

/** Cyrillic letters by their sound. */
const SOUNDS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'u',
  я: 'a',
};

/** Ways to write the same sound in Latin letters, brought to one. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/g, 'sh'],
  [/kh/g, 'h'],
  [/ts/g, 'c'],
  [/[yj]o/g, 'e'],
  [/[yji](?=[aeou])/g, ''],
  [/[yj]/g, 'i'],
];

/** How words are written for a comparison. */
type Writing = (word: string) => string;

/** As letters look, and as they sound: a text is compared in both. */
export const WRITINGS: readonly Writing[] = [
  (word) => [...word].map((sign) => LOOKALIKES[sign] ?? sign).join(''),
  (word) => {
    const heard = [...word].map((sign) => SOUNDS[sign] ?? sign).join('');
    return SPELLINGS.reduce((text, [from, to]) => text.replaceAll(from, to), heard);
  },
];

/** The words of a text: lower case, without accents. */
export function wordsIn(text: string): string[] {
  const folded = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A word, or a row of words, backwards. */
export function backwards(text: string): string {
  return [...text].toReversed().join('');
}

/** Words written letter by letter: "o w l", "o.w.l". */
export function spelledOut(words: readonly string[]): string[] {
  const found: string[] = [];
  let letters = '';
  for (const word of [...words, 'end of text']) {
    if ([...word].length === 1) letters += word;
    else {
      if (letters.length > 1) found.push(letters);
      letters = '';
    }
  }
  return found;
}

/** Every two neighbours as one word: "light house". */
export function joinedPairs(words: readonly string[]): string[] {
  return words.slice(1).map((word, k) => `${words[k]}${word}`);
}
