/** A page that the build wrote for any site equals one that was rendered for this site. */
import { describe, expect, it } from 'vitest';
import { type SiteFace, USUAL_FACE } from '../contract/site-face.js';
import { listPages, NO_DATA } from './pages.js';
import { MARKED_FACE, renderHtml, withFacts } from './prerender.js';
import { LANGUAGES } from './words/languages.js';

const FACES: readonly SiteFace[] = [
  USUAL_FACE,
  {
    name: 'Puzzle "Club" & <Co> $& $1',
    accent: '#0b6f6a',
    logo: '3f2a9c01',
    announcement: 'New <b>puzzles</b> on Sunday & Monday.',
    off: ['publishing', 'comments', 'rankings', 'people'],
  },
  { ...USUAL_FACE, off: ['rankings'] },
];

const files = {
  scripts: [],
  imports: [],
  styles: [],
  fonts: [],
  headScript: 'head.js',
  words: Object.fromEntries(LANGUAGES.map((language) => [language, { first: 'words.js' }])),
};

describe('a page that the build wrote', () => {
  it.each(FACES.map((face) => [face.name, face] as const))('shows the site "%s"', (_, face) => {
    const pages = listPages(NO_DATA).filter(({ path }) => path.endsWith('/'));
    expect(pages.length).toBeGreaterThan(5);
    for (const page of pages) {
      for (const language of LANGUAGES) {
        const render = (site: SiteFace) =>
          renderHtml(page, language, { ...files, server: { person: undefined, site } });
        const name = `${language === 'en' ? '' : `${language}/`}${page.path}index.html`;
        const shown = withFacts(render(MARKED_FACE), name, { person: undefined, site: face });
        expect(shown).not.toContain('@@');
        expect(sorted(shown)).toBe(sorted(render(face)));
      }
    }
  });
});

/** Attributes of the first element by their names, without the mark of files; ">" as it may be. */
function sorted(html: string): string {
  const first = (_: string, attributes: string): string => {
    const all = attributes.match(/[\w-]+="[^"]*"/g) ?? [];
    const shown = all.filter((one) => one !== 'data-written=""');
    return shown.sort().join(' ');
  };
  return html.replace(/<html ([^>]*)>/, first).replaceAll('&gt;', '>');
}
