/** About the site: its purpose, privacy and licences. */

import { apiAddress, callPath } from '../../../contract/call-path.js';
import type { OwnerSettings } from '../../../contract/owner.js';
import * as paths from '../../../contract/paths.js';
import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { Markdown } from '../../widgets/markdown.js';
import './about.css';

export const title = ({ wordsOf }: PageTexts): string => wordsOf('about').title;
export const description = ({ wordsOf }: PageTexts): string => wordsOf('about').description;

/** What the owner says of the site; null where there is no owner. */
export type AboutData = Pick<
  OwnerSettings,
  'name' | 'contact' | 'imprint' | 'terms' | 'privacy' | 'logDays'
>;

export function Page({ data }: { readonly data: AboutData }) {
  const { linkTo, root, wordsOf } = usePage();
  const words = wordsOf('about');
  const { links } = words;
  const parts = words.parts.filter(
    ({ heading }) => data.privacy === '' || heading !== words.privacy,
  );
  return (
    <Shell>
      <article class="about stack">
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
        {data.contact !== '' && (
          <section class="stack">
            <h2>{words.contact(data.name)}</h2>
            <Markdown text={data.contact} />
          </section>
        )}
        <OwnText text={data.imprint} heading={words.imprint} />
        <OwnText text={data.terms} heading={words.terms} />
        <OwnText text={data.privacy} heading={words.privacy} />
        {parts.map(({ heading, texts }) => (
          <section key={heading} class="stack">
            <h2>{heading}</h2>
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {heading === words.privacy && (
              <p>{data.logDays > 0 ? words.addresses(data.logDays) : words.noAddresses}</p>
            )}
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
          <a class="button" href={linkTo('about/numbers')}>
            {links.numbers}
          </a>
          <a class="button" href={linkTo('help/')}>
            {links.help}
          </a>
        </p>
      </article>
    </Shell>
  );
}

/** A text of the owner, with our heading unless it begins with one. */
function OwnText({ text, heading }: { readonly text: string; readonly heading: string }) {
  if (text.trim() === '') return null;
  return (
    <section class="stack">
      {!text.trimStart().startsWith('#') && <h2>{heading}</h2>}
      <Markdown text={text} />
    </section>
  );
}
