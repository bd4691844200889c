/** The first page: go on with what was begun, open a file, pick a puzzle from the shelf, learn. */
import type { ShelfCard } from '../../puzzles/shelf.js';
import type { PageLanguage } from '../../shell/place.js';
import { Shell } from '../../shell/shell.js';
import { linkTo, wordsOf } from '../../shell/state.js';
import { HOME_EN } from '../../words/en/home.js';
import { HOME_RU } from '../../words/ru/home.js';

const WORDS = { en: HOME_EN, ru: HOME_RU };

export const title = (): string => '';
export const description = (language: PageLanguage): string => WORDS[language].description;

export function Page({ data }: { readonly data: { readonly shelf: readonly ShelfCard[] } }) {
  const words = wordsOf(WORDS);
  return (
    <Shell>
      <h1>{words.heading}</h1>
      <ul>
        {data.shelf.map(({ id, number, width, height }) => (
          <li key={id}>
            <a class="link" href={`${linkTo('play/')}#p=${id}`}>
              № {number} · {width} × {height}
            </a>
          </li>
        ))}
      </ul>
    </Shell>
  );
}
