/**
 * Whether a text names what a puzzle shows. People who have not solved a puzzle may read an open
 * comment only if it contains no word of the title, the tags, the description and the notes, in any
 * of their endings: "owls" is as telling as "owl", and «сову» as «сова». Nor may it have one
 * backwards, spaced, or in letters of another alphabet: "lwo", "o w l", "sova".
 *
 * It errs towards "yes": a comment that is held back too often is read after solving.
 */
import { TellingWords } from './telling-words.js';
import { backwards, joinedPairs, spelledOut, WRITINGS, wordsIn } from './word-forms.js';

/** What must not be named. */
export interface Secrets {
  /** Titles and tags, of which nearly every word tells. */
  readonly names: readonly string[];
  /** Description and notes, of which the usual words tell nothing. */
  readonly texts: readonly string[];
}

/** Words of titles that reveal nothing about a picture. */
const PLAIN = new Set(
  wordsIn(
    'the and for with from into over under his her its one two ' +
      'это как для под над при без или его она они мой моя два три',
  ),
);

/** Shorter words of a description are hardly ever what it is about. */
const SHORTEST_OF_TEXTS = 4;

/** Words of any prose and of any puzzle, which tell no more in a description. */
const USUAL = new Set(
  wordsIn(
    'about after again also another because been before being best better could does done each ' +
      'easy even every first found from good great hard have here into just last less like line ' +
      'lines little logic long look made make many more most much need never next nice nonogram ' +
      'only open opens other over part picture pictures place please puzzle puzzles really rows ' +
      'same second should side size small solve solved solving some start still such take than ' +
      'thank thanks that their them then there these they thing this those time times took turn ' +
      'under until very want well were what when where which while will with without work would ' +
      'years your column columns cell cells clue clues color colors colour colours difficult ' +
      'simple surely hardest everything anything something ' +
      'была было быть вверх весь ведь время всего всех вторая где года даже дня если есть еще ' +
      'здесь какой картинка картинки клетка клетки когда которая которые который кроссворд ' +
      'кроссворды легко лишь линия линии лучше можно надо найти нельзя нужно один одна очень ' +
      'первая первый пока после потом почти просто раньше решать решение решить самый сейчас ' +
      'сложно сложный спасибо столбец столбцы строка строки такой теперь тогда только трудно ' +
      'хорошо красиво цвет цвета часть через число числа чтобы этого этот эти меня себя тебя',
  ),
);

/** Whether the text names one of the secrets. */
export function givesAway(text: string, secrets: Secrets): boolean {
  return spoilerCheck(secrets)(text);
}

/** Finds whether texts name one of these secrets. */
export function spoilerCheck({ names, texts }: Secrets): (text: string) => boolean {
  const named = names.map(wordsIn);
  const prose = texts.flatMap(wordsIn).filter((word) => {
    return word.length >= SHORTEST_OF_TEXTS && !USUAL.has(word);
  });
  const telling = [...named.flat().filter(isTelling), ...prose];
  const checks = WRITINGS.map((write) => ({
    write,
    rows: named.filter(({ length }) => length > 0).map((row) => inARow(row.map(write))),
    words: new TellingWords(telling.map(write)),
  }));
  return (text) => {
    const found = wordsIn(text);
    return checks.some(({ write, rows, words }) => {
      const written = found.map(write);
      const whole = inARow(written);
      const reversed = backwards(whole);
      return (
        rows.some((row) => whole.includes(row) || reversed.includes(row)) ||
        [...written, ...spelledOut(written)].some((word) => isNamed(word, words)) ||
        joinedPairs(written).some((pair) => words.hasWithEnding(pair))
      );
    });
  };
}

/** Words as they stand in a text, with a space at both ends. */
function inARow(words: readonly string[]): string {
  return ` ${words.join(' ')} `;
}

function isTelling(word: string): boolean {
  return [...word].length >= 3 && !PLAIN.has(word);
}

/** Whether a word is a telling one apart from an ending, a suffix or a prefix, or backwards. */
function isNamed(word: string, telling: TellingWords): boolean {
  return telling.hasWithEnding(word) || telling.isInside(word) || telling.has(backwards(word));
}
