/**
 * Whether a text names what a puzzle shows. People who have not solved a puzzle may read an open
 * comment only if it contains no word of the title and no tag, in any of their endings: "owls" is
 * as telling as "owl", and «сову» as «сова».
 *
 * It errs towards "yes": a comment that is held back too often is read after solving.
 */

/** Words of titles that reveal nothing about a picture. */
const PLAIN = new Set(
  (
    'the and for with from into over under his her its one two ' +
    'это как для под над при без или его она они мой моя два три'
  ).split(' '),
);

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

/** Whether the text names one of the titles and tags. */
export function givesAway(text: string, secrets: readonly string[]): boolean {
  const words = wordsIn(text);
  const spelled = new Set([...words, ...spelledOut(words)]);
  const whole = ` ${words.join(' ')} `;
  return secrets.some((secret) => {
    const named = wordsIn(secret);
    if (named.length === 0) return false;
    if (whole.includes(` ${named.join(' ')} `)) return true;
    return named.some(
      (one) => isTelling(one) && [...spelled].some((word) => isSameWord(word, one)),
    );
  });
}

/** The words of a text: lower case, without accents, look-alikes folded. */
function wordsIn(text: string): string[] {
  const folded = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const found = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return found.map((word) => [...word].map((sign) => LOOKALIKES[sign] ?? sign).join(''));
}

/** Words written letter by letter: "o w l", "o.w.l". */
function spelledOut(words: readonly string[]): string[] {
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

function isTelling(word: string): boolean {
  return [...word].length >= 3 && !PLAIN_FOLDED.has(word);
}

/** Whether a word equals the other one, apart from an ending, a suffix or a prefix. */
function isSameWord(word: string, named: string): boolean {
  const stem = named.slice(0, Math.max(3, named.length - 2));
  if (word.startsWith(stem) && word.length <= named.length + 4) return true;
  return named.length >= 5 && word.includes(named);
}

const PLAIN_FOLDED = new Set([...PLAIN].flatMap(wordsIn));
