/** The page for addresses without a page. */

import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { EmptyGrid } from '../../sheet/drawings.js';

export const title = ({ wordsOf }: PageTexts): string => wordsOf('missing').title;
export const description = title;

export function Page() {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('missing');
  return (
    <Shell>
      <div class="stack centered">
        <EmptyGrid width={5} height={5} size={96} />
        <h1>{words.title}</h1>
        <p class="soft">{words.why}</p>
        <a class="button primary" href={linkTo('')}>
          {words.toPuzzles}
        </a>
      </div>
    </Shell>
  );
}
