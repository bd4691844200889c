/**
 * What stands around every page: the header, the tabs of the phone, toasts. A page that needs the
 * whole window, such as the player, has a header of its own and takes `Toasts` only.
 */
import type { ComponentChildren } from 'preact';
import { OfflineMark } from '../offline/offline-mark.js';
import { SHELL_EN } from '../words/en/shell.js';
import { SHELL_RU } from '../words/ru/shell.js';
import { Icon, type IconName } from './icon.js';
import { switchLanguage } from './language.js';
import { Logo } from './logo.js';
import { language, linkTo, place, wordsOf } from './state.js';
import { ThemeButton } from './theme-button.js';
import { Toasts } from './toasts.js';

const WORDS = { en: SHELL_EN, ru: SHELL_RU };

/** The pages of the menu. */
const MENU = [
  { path: '', icon: 'grid-3x3', word: 'puzzles' },
  { path: 'make/', icon: 'pencil-ruler', word: 'make' },
  { path: 'learn/', icon: 'graduation-cap', word: 'learn' },
  { path: 'help/', icon: 'circle-question-mark', word: 'help' },
  { path: 'settings/', icon: 'settings-2', word: 'settings' },
] as const satisfies readonly { path: string; icon: IconName; word: keyof typeof SHELL_EN }[];

/** The header, the page, the tabs of the phone, and toasts. */
export function Shell({ children }: { readonly children: ComponentChildren }) {
  return (
    <>
      <Header />
      <main id="content" class="page" tabIndex={-1}>
        {children}
      </main>
      <Tabs />
      <Toasts />
    </>
  );
}

/** The header of a page. */
export function Header() {
  const words = wordsOf(WORDS);
  return (
    <header class="top">
      <a class="skip" href="#content">
        {words.skip}
      </a>
      <div class="bar">
        <a class="logo" href={linkTo('')}>
          <Logo />
          <span>{words.name}</span>
        </a>
        <nav aria-label={words.mainMenu}>
          {MENU.map(({ path, word }) => (
            <a key={path} href={linkTo(path)} aria-current={currentOf(path)}>
              {words[word]}
            </a>
          ))}
        </nav>
        <div class="end">
          <OfflineMark />
          <button
            type="button"
            class="icon-button"
            title={words.otherLanguage}
            aria-label={`${words.otherLanguage}, ${words.otherLanguageShort}`}
            lang={language.value === 'en' ? 'ru' : 'en'}
            onClick={switchLanguage}
          >
            {words.otherLanguageShort}
          </button>
          <ThemeButton />
        </div>
      </div>
    </header>
  );
}

/** The menu of a phone, at the bottom. */
export function Tabs() {
  const words = wordsOf(WORDS);
  return (
    <nav class="tabs" aria-label={words.mainMenu}>
      {MENU.map(({ path, icon, word }) => (
        <a key={path} href={linkTo(path)} aria-current={currentOf(path)}>
          <Icon name={icon} />
          {words[word]}
        </a>
      ))}
    </nav>
  );
}

/** Says whether a page of the menu is this page or the folder it stands in. */
function currentOf(path: string): 'page' | 'true' | undefined {
  if (place.value === path) return 'page';
  return path !== '' && place.value.startsWith(path) ? 'true' : undefined;
}
