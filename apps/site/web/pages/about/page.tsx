/** About the site: its purpose, privacy and licences. */

import { apiAddress, callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import './about.css';

export const title = ({ wordsOf }: PageTexts): string => wordsOf('about').title;
export const description = ({ wordsOf }: PageTexts): string => wordsOf('about').description;

export function Page() {
  const { linkTo, root, wordsOf } = usePage();
  const words = wordsOf('about');
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
          <a class="button" href={apiAddress(root, callPath(paths.PUZZLE_DUMP))}>
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
