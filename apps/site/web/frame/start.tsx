/**
 * Starts a page in the browser: takes over the HTML that was written when the site was built, and
 * lets language and theme follow the player's settings.
 */
import { type ComponentType, hydrate } from 'preact';
import { useEffect } from 'preact/hooks';
import { type SiteFace, USUAL_FACE } from '../../contract/site-face.js';
import { keepOffline } from '../offline/register.js';
import { isLocal } from '../puzzles/local.js';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  languageOfTag,
  type PageLanguage,
} from '../words/languages.js';
import { DropHost, listenForFiles } from './drop.js';
import type { Replay } from './early-input.js';
import { here } from './here.js';
import { InPage, renderInPage } from './in-page.js';
import { followLanguage } from './language.js';
import { pageContext, type ServerFacts } from './page-context.js';
import { loadWords, withWords } from './page-words.js';
import { rootFrom } from './place.js';
import { loadSettings, settings } from './settings.js';
import { isAwake } from './state.js';
import { followTextSize, followTheme } from './theme.js';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/components.css';

/** How long after its start a page sends what waits on this device, in milliseconds. */
const SEND_AFTER_MS = 2500;

/** Starts the page with the data that was written into its HTML. */
export function start<Data>(Page: ComponentType<{ readonly data: Data }>): void {
  // a file that is dropped before the page is awake would be shown by the browser in its place
  listenForFiles(takeOver(Page));
}

async function takeOver<Data>(Page: ComponentType<{ readonly data: Data }>): Promise<void> {
  const { dataset, lang: language } = document.documentElement;
  const arrival = arrived(dataset);
  const place = dataset['path'] ?? '';
  const words = await loadWords(language, rootFrom(place, language));
  if (words === undefined) return;
  const facts = readServer(dataset);
  // files are written as guests see them: the first drawing has to equal them
  const isWritten = dataset['written'] !== undefined;
  const server = isWritten && facts !== undefined ? { ...facts, person: undefined } : facts;
  here.value = pageContext({ place, language, server }, words);
  const data = JSON.parse(document.getElementById('data')?.textContent ?? 'null') as Data;
  await arrival;
  const app = document.getElementById('app');
  if (app === null) throw new Error('start: no element #app');
  const replay = await loadReplay();
  const page = (
    <InPage>
      <Page data={data} />
      <Woken replay={replay} />
    </InPage>
  );
  hydrate(page, app);
  if (isWritten && facts?.person !== undefined) {
    here.value = pageContext({ place, language, server: facts }, words);
  }
  isAwake.value = true;
  // settings come after the first drawing, which has to equal the HTML
  loadSettings();
  followLanguage(() => wantedLanguage(settings.value.language));
  followTheme();
  followTextSize();
  showOpening();
  if (isLocal()) void import('../puzzles/local-progress.js').then((it) => it.arrivedProgress());
  else keepOffline();
  if (facts?.person !== undefined) sendLater();
}

/** What has to be done when another person arrives on this device; pages of theirs wait for it. */
async function arrived({ arrival, person }: DOMStringMap): Promise<void> {
  if (arrival === undefined) return;
  // without the script the page is still drawn, and the next one tries again
  const load = () => import('./arrive.js').then((it) => it.arrive()).catch(() => undefined);
  if (person === undefined) setTimeout(load, SEND_AFTER_MS);
  else await load();
}

/** How to do again what was done before the page listens; its script is rarely wanted. */
async function loadReplay(): Promise<Replay | undefined> {
  if (document.querySelector('[data-changed], [data-clicked]') === null) return undefined;
  // without the script the page is still drawn
  const load = () => import('./early-input.js').catch(() => undefined);
  return (await load())?.takeEarlyInput();
}

/** Marks the page as awake, and does what was done before: see early-input.ts. */
function Woken({ replay }: { readonly replay: Replay | undefined }) {
  useEffect(() => {
    // after all effects, which listen, and after the drawing that follows the settings
    setTimeout(() => {
      document.documentElement.dataset['awake'] = '';
      replay?.();
    });
  }, []);
  return null;
}

/** Sends what waits on this device, once nothing else is to be loaded; and when a network comes. */
function sendLater(): void {
  const load = () => withWords(() => import('../site-api/send-waiting.js'));
  const send = (): void => void load().then((it) => it.sendHere());
  setTimeout(send, SEND_AFTER_MS);
  addEventListener('online', send);
}

/** What the server wrote about itself into the page. */
function readServer(dataset: DOMStringMap): ServerFacts | undefined {
  const { server: isThere, account: id = '', person: name, role, site: face, notices } = dataset;
  if (isThere === undefined) return undefined;
  const site = face === undefined ? USUAL_FACE : (JSON.parse(face) as SiteFace);
  if (name === undefined) return { person: undefined, site };
  const isKnown = role === 'moderator' || role === 'administrator';
  const hasNotices = notices !== undefined;
  return { person: { id, name, role: isKnown ? role : 'person', hasNotices }, site };
}

/** What files show that are dropped and pasted on any page; it stands apart from the page. */
function showOpening(): void {
  const host = document.createElement('div');
  document.body.append(host);
  renderInPage(<DropHost />, host);
}

/**
 * The language that was chosen; before, that of the page, or of the system where the page is in the
 * default one.
 */
function wantedLanguage(chosen: string | undefined): PageLanguage {
  const { language } = here.peek();
  if (chosen !== undefined && LANGUAGES.includes(chosen)) return chosen;
  if (language !== DEFAULT_LANGUAGE) return language;
  return languageOfTag(navigator.language) ?? language;
}
