/** Links to pages that the menu has no room for: help, what the site is and keeps, settings. */
import type { SitePart } from '../../contract/owner.js';
import { usePage } from './page-context.js';

const LINKS: readonly {
  readonly word: 'help' | 'about' | 'ranking' | 'settings';
  readonly path: string;
  readonly part?: SitePart;
}[] = [
  { word: 'help', path: 'help/' },
  { word: 'about', path: 'about' },
  { word: 'ranking', path: 'rankings', part: 'rankings' },
  { word: 'settings', path: 'settings/' },
];

/** The links in a line, for the end of a page. */
export function SiteLinks() {
  const { linkTo, site, wordsOf } = usePage();
  const words = wordsOf('newcomer');
  return (
    <nav class="row wraps small site-links" aria-label={words.links}>
      {LINKS.filter(({ part }) => part === undefined || !site.off.includes(part)).map(
        ({ word, path, part }) => (
          <a key={path} data-part={part} class="link" href={linkTo(path)}>
            {words[word]}
          </a>
        ),
      )}
    </nav>
  );
}
