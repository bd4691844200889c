/** The page for addresses without a page. */

import { usePage } from '../../frame/page-context.js';
import type { PageLanguage } from '../../frame/place.js';
import { Shell } from '../../frame/shell.js';
import { EmptyGrid } from '../../sheet/drawings.js';
import { Newcomers } from '../../widgets/newcomers.js';
import { MISSING_EN } from '../../words/en/missing.js';
import { MISSING_RU } from '../../words/ru/missing.js';

const WORDS = { en: MISSING_EN, ru: MISSING_RU };

export const title = (language: PageLanguage): string => WORDS[language].title;
export const description = title;

export function Page() {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf(WORDS);
  return (
    <Shell>
      <div class="stack" style={{ justifyItems: 'center', paddingTop: '48px' }}>
        <EmptyGrid width={5} height={5} size={96} />
        <h1>{words.title}</h1>
        <p class="soft">{words.why}</p>
        <a class="button primary" href={linkTo('')}>
          {words.toPuzzles}
        </a>
        <Newcomers />
      </div>
    </Shell>
  );
}
