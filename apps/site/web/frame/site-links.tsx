/** Links to pages that the menu has no room for: help, what the site is and keeps, settings. */
import { usePage } from './page-context.js';

const LINKS = [
  { word: 'help', path: 'help/' },
  { word: 'about', path: 'about' },
  { word: 'ranking', path: 'rankings' },
  { word: 'settings', path: 'settings/' },
] as const;

/** The links in a line, for the end of a page. */
export function SiteLinks() {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('newcomer');
  return (
    <nav class="row wraps small site-links" aria-label={words.links}>
      {LINKS.map(({ word, path }) => (
        <a key={path} class="link" href={linkTo(path)}>
          {words[word]}
        </a>
      ))}
    </nav>
  );
}
