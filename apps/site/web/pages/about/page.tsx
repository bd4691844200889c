/** What this site is, what it keeps, what is open. */

import { usePage } from '../../frame/page-context.js';
import type { PageLanguage } from '../../frame/place.js';
import { Shell } from '../../frame/shell.js';
import { ABOUT_EN } from '../../words/en/about.js';
import { ABOUT_RU } from '../../words/ru/about.js';
import './about.css';

const WORDS = { en: ABOUT_EN, ru: ABOUT_RU };

export const title = (language: PageLanguage): string => WORDS[language].title;
export const description = (language: PageLanguage): string => WORDS[language].description;

export function Page() {
  const { linkTo, root, wordsOf } = usePage();
  const words = wordsOf(WORDS);
  const { links } = words;
  return (
    <Shell>
      <article class="about stack">
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
        {words.parts.map(({ heading, texts }) => (
          <section key={heading} class="stack">
            <h2>{heading}</h2>
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </section>
        ))}
        <p class="row wraps">
          <a class="button" href={linkTo('api')}>
            {links.api}
          </a>
          <a class="button" href={`${root}api/v1/puzzles.ndjson.gz`}>
            {links.dump}
          </a>
          <a class="button" href={linkTo('moderation')}>
            {links.log}
          </a>
          <a class="button" href={linkTo('help/')}>
            {links.help}
          </a>
        </p>
      </article>
    </Shell>
  );
}
