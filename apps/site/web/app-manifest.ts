/** What browsers know of the site as an app that can be installed, in each language. */
import { USUAL_FACE } from '../contract/site-face.js';
import { pathIn } from './frame/place.js';
import { wordsIn } from './words/all.js';
import { DEFAULT_LANGUAGE, type PageLanguage } from './words/languages.js';

/** The file of a language, in the site's root. */
export function manifestFile(language: PageLanguage): string {
  return language === DEFAULT_LANGUAGE ? 'app.webmanifest' : `app.${language}.webmanifest`;
}

/** What the file holds. */
export function appManifest(language: PageLanguage, name = USUAL_FACE.name): object {
  const { title, description, openFile } = wordsIn(language).app;
  return {
    name: title(name),
    short_name: name,
    description,
    lang: language,
    start_url: `./${pathIn(language, '')}`,
    scope: './',
    display: 'standalone',
    background_color: '#f5f6f3',
    theme_color: '#f5f6f3',
    categories: ['games', 'puzzle'],
    icons: [
      { src: 'icon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...[192, 512].map((size) => icon(size)),
      ...[192, 512].map((size) => ({ ...icon(size, 'maskable-'), purpose: 'maskable' })),
    ],
    shortcuts: [{ name: openFile, url: `./${pathIn(language, 'open/')}` }],
  };
}

function icon(size: number, kind = '') {
  return { src: `icon-${kind}${size}.png`, type: 'image/png', sizes: `${size}x${size}` };
}
