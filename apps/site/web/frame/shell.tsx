/**
 * What stands around every page: the header, the tabs of the phone, toasts. A page that needs the
 * whole window, such as the player, has a header of its own and takes `Toasts` only.
 */
import type { ComponentChildren } from 'preact';
import type { SitePart } from '../../contract/owner.js';
import { OfflineMark } from '../offline/offline-mark.js';
import { Icon, type IconName } from '../widgets/icon.js';
import { CachedHtml, type CachedTexts } from './cached-html.js';
import { LanguageMenu } from './language-menu.js';
import { Logo } from './logo.js';
import { type PageContext, usePage } from './page-context.js';
import { Bell, PersonMenu, personPath } from './person-menu.js';
import { ThemeButton } from './theme-button.js';
import { Toasts } from './toasts.js';

/** A page of a menu. */
interface MenuPage {
  readonly path: string;
  readonly icon: IconName;
  readonly word: 'puzzles' | 'make' | 'learn' | 'help' | 'settings' | SiteWord | TabWord;
  /** The part of the site that it belongs to, which its owner may have switched off. */
  readonly part?: SitePart;
}
type SiteWord = 'daily' | 'together' | 'ranking';
type TabWord = 'home' | 'you';

/** The pages of the menu where there is no server. */
const FILES: readonly MenuPage[] = [
  { path: '', icon: 'grid-3x3', word: 'puzzles' },
  { path: 'make/', icon: 'pencil-ruler', word: 'make' },
  { path: 'learn/', icon: 'graduation-cap', word: 'learn' },
  { path: 'help/', icon: 'circle-question-mark', word: 'help' },
  { path: 'settings/', icon: 'settings-2', word: 'settings' },
];

/** The pages of the menu of the whole site. */
const SITE: readonly MenuPage[] = [
  { path: 'puzzles', icon: 'grid-3x3', word: 'puzzles' },
  { path: 'daily', icon: 'star', word: 'daily' },
  { path: 'contests', icon: 'user-round', word: 'together', part: 'together' },
  { path: 'make/', icon: 'pencil-ruler', word: 'make' },
  { path: 'learn/', icon: 'graduation-cap', word: 'learn' },
  { path: 'rankings', icon: 'list', word: 'ranking', part: 'rankings' },
];

/** The tabs of a phone on the whole site. */
function siteTabs(page: PageContext): readonly MenuPage[] {
  const { server } = page;
  const name = server?.person?.name;
  return [
    { path: '', icon: 'house', word: 'home' },
    { path: 'puzzles', icon: 'grid-3x3', word: 'puzzles' },
    { path: 'make/', icon: 'pencil-ruler', word: 'make' },
    { path: 'learn/', icon: 'graduation-cap', word: 'learn' },
    { path: name === undefined ? 'album/' : personPath(name), icon: 'user-round', word: 'you' },
  ];
}

/** What a page puts between its header and its tabs. */
interface ShellProps {
  readonly children: ComponentChildren;
  /** False if the session is unknown: the page then does not mention it. */
  readonly isPersonKnown?: boolean;
}

/** The header, the page, the tabs of the phone, and toasts. */
export function Shell({ children, isPersonKnown = true }: ShellProps) {
  return (
    <>
      <Header isPersonKnown={isPersonKnown} />
      <BelowHeader isPersonKnown={isPersonKnown}>{children}</BelowHeader>
    </>
  );
}

/** The page, the tabs of the phone, and toasts: for pages that keep their header apart. */
export function BelowHeader({ children, isPersonKnown = true }: ShellProps) {
  return (
    <>
      <Announcement />
      <main id="content" class="page" tabIndex={-1}>
        {children}
      </main>
      <Tabs isPersonKnown={isPersonKnown} />
      <Toasts />
    </>
  );
}

/** The line of the owner on every page. */
function Announcement() {
  const { site } = usePage();
  // a server finds it by its class, see site-marks.ts
  return site.announcement === '' ? null : <p class="announcement">{site.announcement}</p>;
}

/** The header of a page. */
export function Header({ isPersonKnown = true }: { readonly isPersonKnown?: boolean }) {
  const words = usePage().wordsOf('shell');
  return (
    <header class="top">
      <a class="skip" href="#content">
        {words.skip}
      </a>
      <div class="bar">
        <Menu />
        <div class="end">
          <OfflineMark />
          <LanguageMenu />
          {isPersonKnown && <Bell />}
          <CachedHtml by="theme" texts={{}}>
            {() => <ThemeButton />}
          </CachedHtml>
          {isPersonKnown && <PersonMenu />}
        </div>
      </div>
    </header>
  );
}

/** The name of the site and the pages of its menu. */
function Menu() {
  const page = usePage();
  const { linkTo, server, site, wordsOf } = page;
  const words = wordsOf('shell');
  const all = server === undefined ? FILES : SITE;
  const pages = all.filter(({ part }) => part === undefined || !site.off.includes(part));
  return (
    <CachedHtml by={`menu ${markCurrents(page, pages)}`} texts={{ name: site.name }}>
      {({ name }) => (
        <>
          <a class="logo" href={linkTo('')}>
            <Logo />
            <span>{name}</span>
          </a>
          <nav aria-label={words.mainMenu}>
            {pages.map(({ path, word, part }) => (
              <a
                key={path}
                data-part={part}
                href={linkTo(path)}
                aria-current={markCurrent(page, path)}
              >
                {words[word]}
              </a>
            ))}
          </nav>
        </>
      )}
    </CachedHtml>
  );
}

/** The menu of a phone, at the bottom. */
export function Tabs({ isPersonKnown = true }: { readonly isPersonKnown?: boolean }) {
  const page = usePage();
  const { linkTo, server, wordsOf } = page;
  const words = wordsOf('shell');
  const all = server === undefined ? FILES : siteTabs(page);
  const pages = isPersonKnown ? all : all.filter(({ word }) => word !== 'you');
  const addresses = pages.map(({ path, word }) => [word, linkTo(path)]);
  return (
    <CachedHtml
      by={`tabs ${markCurrents(page, pages)}`}
      texts={Object.fromEntries(addresses) as CachedTexts}
    >
      {(hrefs) => (
        <nav class="tabs" aria-label={words.mainMenu}>
          {pages.map(({ path, icon, word }) => (
            <a key={path} href={hrefs[word] ?? ''} aria-current={markCurrent(page, path)}>
              <Icon name={icon} />
              {words[word]}
            </a>
          ))}
        </nav>
      )}
    </CachedHtml>
  );
}

/** Which page of a menu is shown, for the name under which the menu is cached. */
function markCurrents(page: PageContext, pages: readonly MenuPage[]): string {
  return pages.map(({ path }) => markCurrent(page, path) ?? '').join();
}

/** Whether a page of the menu is this page or contains it. */
function markCurrent(page: PageContext, path: string): 'page' | 'true' | undefined {
  const { place } = page;
  if (place === path) return 'page';
  const folder = path.endsWith('/') ? path : `${path}/`;
  return path !== '' && place.startsWith(folder) ? 'true' : undefined;
}
