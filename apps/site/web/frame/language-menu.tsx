/**
 * The languages of the page, in a menu at the end of the header that opens without a script, too:
 * each a link to the same page in it. With a script the page follows without being loaded again.
 */
import { LANGUAGES, languageName } from '../words/languages.js';
import { CachedHtml } from './cached-html.js';
import { switchLanguage } from './language.js';
import { usePage } from './page-context.js';
import { pathIn } from './place.js';

/** The menu of languages. */
export function LanguageMenu() {
  const { language, place, root } = usePage();
  const hrefs = Object.fromEntries(LANGUAGES.map((each) => [each, root + pathIn(each, place)]));
  return (
    <CachedHtml by="languages" texts={hrefs}>
      {(links) => <Languages shown={language} links={links} />}
    </CachedHtml>
  );
}

function Languages({
  shown,
  links,
}: {
  readonly shown: string;
  readonly links: Readonly<Record<string, string>>;
}) {
  const name = languageName(shown);
  const short = shown.toUpperCase();
  return (
    <details class="header-menu languages">
      <summary class="icon-button language" title={name} aria-label={`${name}, ${short}`}>
        {short}
      </summary>
      <div class="card">
        {LANGUAGES.map((each) => (
          <a
            key={each}
            href={links[each] ?? ''}
            hreflang={each}
            lang={each}
            aria-current={each === shown ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              event.currentTarget.closest('details')?.removeAttribute('open');
              switchLanguage(each);
            }}
          >
            {languageName(each)}
          </a>
        ))}
      </div>
    </details>
  );
}
