/** What browsers know of the site as an app that can be installed, in each language. */
import { type SiteFace, USUAL_FACE } from '../contract/site-face.js';
import { pathIn } from './frame/place.js';
import { wordsIn } from './words/all.js';
import { DEFAULT_LANGUAGE, type PageLanguage } from './words/languages.js';

/** The file of a language, in the site's root. */
export function manifestFile(language: PageLanguage): string {
  return language === DEFAULT_LANGUAGE ? 'app.webmanifest' : `app.${language}.webmanifest`;
}

/** What the file holds. */
export function appManifest(
  language: PageLanguage,
  { name, logo }: Pick<SiteFace, 'name' | 'logo'> = USUAL_FACE,
): object {
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
    icons: logo === '' ? OURS : [192, 512].map((size) => icon(size, 'logo-', `?v=${logo}`)),
    shortcuts: [{ name: openFile, url: `./${pathIn(language, 'open/')}` }],
  };
}

function icon(size: number, kind = 'icon-', query = '') {
  return { src: `${kind}${size}.png${query}`, type: 'image/png', sizes: `${size}x${size}` };
}

/** The mark of Nonokit. */
const OURS = [
  { src: 'icon.svg', type: 'image/svg+xml', sizes: 'any' },
  ...[192, 512].map((size) => icon(size)),
  ...[192, 512].map((size) => ({ ...icon(size, 'icon-maskable-'), purpose: 'maskable' })),
];
