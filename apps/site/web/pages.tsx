/**
 * The pages of the site: the one list from which the build writes files and the service worker
 * knows what to keep. To add a page: a folder in `pages` with `page.tsx` (the component) and
 * `entry.tsx` (which starts it), its words in each language, and a row here.
 */
import { ALL_FORMATS } from 'nonokit/formats';
import type { ComponentType } from 'preact';
import type { PageTexts } from './frame/page-context.js';
import type { PagePath } from './frame/place.js';
import * as album from './pages/album/page.js';
import * as course from './pages/course/page.js';
import * as explain from './pages/explain/page.js';
import * as firstPuzzle from './pages/first/page.js';
import * as help from './pages/help/page.js';
import * as home from './pages/home/page.js';
import * as kindLesson from './pages/kind-lesson/page.js';
import * as kinds from './pages/kinds/page.js';
import * as kindsMake from './pages/kinds-make/page.js';
import type { Lessons } from './pages/learn/lesson-data.js';
import * as learn from './pages/learn/page.js';
import * as lesson from './pages/lesson/page.js';
import * as make from './pages/make/page.js';
import * as missing from './pages/missing/page.js';
import * as offline from './pages/offline/page.js';
import * as open from './pages/open/page.js';
import * as play from './pages/play/page.js';
import * as practise from './pages/practise/page.js';
import * as print from './pages/print/page.js';
import * as scan from './pages/scan/page.js';
import * as settings from './pages/settings/page.js';
import * as storm from './pages/storm/page.js';
import * as technique from './pages/technique/page.js';
import { writtenFormats } from './puzzles/format-list.js';
import { kindLessonPath } from './puzzles/kind-lesson-path.js';
import type { HelpTopic } from './words/en/help.js';

/** What the build found out, for pages to show. */
export interface BuildData {
  readonly shelf: home.WholeShelf & {
    readonly kinds: kinds.KindsData & { readonly lessons: readonly kindLesson.KindLessonData[] };
  };
  readonly lessons: Lessons;
}

/** For pages that show neither shelf nor lessons, where those are not made. */
export const NO_DATA = {
  shelf: {
    cards: [],
    series: [],
    kinds: { cards: [], examples: { hidden: '', pairs: '', triangles: '', cut: '' }, lessons: [] },
  },
  lessons: {
    learn: { techniques: [], sketches: [], course: [] },
    techniques: [],
    practice: [],
    course: [],
    first: [],
  },
} as unknown as BuildData;

/** A page as the build needs it. */
export interface SitePage {
  /** `'learn/overlap/'`; a path that does not end with a slash is a file: `'404.html'`. */
  readonly path: PagePath;
  /** The folder of `pages` whose entry starts it. */
  readonly entry: string;
  readonly title: (page: PageTexts) => string;
  /** One sentence for search engines and link previews; never anything about a picture. */
  readonly description: (page: PageTexts) => string;
  readonly Page: ComponentType<{ readonly data: never }>;
  /** What the component gets, written into the page as JSON. */
  readonly data: unknown;
}

/** All pages. */
export function listPages({ shelf, lessons }: BuildData): readonly SitePage[] {
  return [
    { path: '', entry: 'home', ...home, data: home.buildData(shelf, lessons.learn.course) },
    { path: 'play/', entry: 'play', ...play, data: { formats: writtenFormats() } },
    ...[undefined, ...help.TOPICS.map(({ topic }) => topic)].map(helpPage),
    { path: 'explain/', entry: 'explain', ...explain, data: null },
    { path: 'print/', entry: 'print', ...print, data: null },
    { path: 'album/', entry: 'album', ...album, data: lessons.learn.techniques },
    ...(['storm', 'streak'] as const).map((mode) => stormPage(mode, lessons)),
    { path: 'settings/', entry: 'settings', ...settings, data: null },
    { path: 'make/', entry: 'make', ...make, data: { formats: writtenFormats() } },
    { path: 'open/', entry: 'open', ...open, data: null },
    { path: 'kinds/make/', entry: 'kinds-make', ...kindsMake, data: null },
    { path: 'kinds/', entry: 'kinds', ...kinds, data: kinds.pageData(shelf.kinds) },
    { path: 'scan/', entry: 'scan', ...scan, data: null },
    ...learnPages(lessons),
    ...shelf.kinds.lessons.map(kindLessonPage),
    { path: 'offline/', entry: 'offline', ...offline, data: null },
    { path: '404.html', entry: 'missing', ...missing, data: null },
  ];
}

/** A lesson on another kind of nonogram. */
function kindLessonPage(data: kindLesson.KindLessonData): SitePage {
  return {
    path: kindLessonPath(data.kind),
    entry: 'kind-lesson',
    Page: kindLesson.Page,
    ...kindLesson.makeHead(data),
    data,
  };
}

/** Storm or Streak. */
function stormPage(mode: storm.StormData['mode'], { learn: { techniques } }: Lessons): SitePage {
  return {
    path: `${mode}/`,
    entry: 'storm',
    Page: storm.Page,
    ...storm.makeHead({ mode }),
    data: { mode, techniques },
  };
}

/** The pages that teach. */
function learnPages({ learn: all, first, techniques, practice, course: puzzles }: Lessons) {
  return [
    { path: 'learn/', entry: 'learn', ...learn, data: all },
    ...first.map((data) => ({
      path: `learn/${data.lesson}/`,
      entry: 'first',
      Page: firstPuzzle.Page,
      ...firstPuzzle.makeHead(data),
      data,
    })),
    { path: 'learn/course/', entry: 'course', ...course, data: all },
    ...puzzles.map((data) => ({
      path: `learn/course/${data.card.number}/`,
      entry: 'lesson',
      Page: lesson.Page,
      ...lesson.makeHead(data),
      data,
    })),
    ...techniques.map((data) => ({
      path: `learn/${data.id}/`,
      entry: 'technique',
      Page: technique.Page,
      ...technique.makeTechniqueHead(data),
      data,
    })),
    ...practice.map((data) => ({
      path: `learn/${data.id}/practise/`,
      entry: 'practise',
      Page: practise.Page,
      ...practise.makePageHead(data),
      data,
    })),
  ];
}

/** A page of the help; the first one without a topic. */
function helpPage(topic: HelpTopic | undefined): SitePage {
  const formats = ALL_FORMATS.map(({ name, extensions }) => ({ name, extensions }));
  const data: help.HelpData = topic === 'files' ? { topic, formats } : { topic };
  return {
    path: topic === undefined ? 'help/' : `help/${topic}/`,
    entry: 'help',
    title: (page) => help.chooseTitle(topic, page),
    description: (page) => help.chooseDescription(topic, page),
    Page: help.Page,
    data,
  };
}
