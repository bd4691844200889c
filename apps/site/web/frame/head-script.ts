/**
 * Runs before anything is drawn, in the head of every page, without imports.
 *
 * A page never flashes in the wrong theme: this writes the theme that holds into `data-theme`.
 * Everything else about settings is in the store; this reads one field of what it keeps.
 *
 * It also notes who is signed in on this device. A page that the service worker has kept does not
 * know it and takes what was noted. A page of another person, in another tab or behind Back, is
 * loaded anew, so that it shows nothing of one person to the next.
 *
 * Where games were begun, the first page keeps room for their cards, see `begun-note.ts`.
 *
 * On a slow network controls are drawn before the script that listens to them. The button that was
 * clicked last and every field that was changed are marked, and `early-input.ts` does it again when
 * the page is awake. Links and forms need no script.
 */
const ARRIVAL = 'nonokit.arrival';
const { dataset } = document.documentElement;
let wanted: unknown;
try {
  noteWho();
  const { account } = dataset;
  const key = 'nonokit.settings';
  const own = account ? localStorage.getItem(`#${account}:${key}`) : null;
  if (localStorage.getItem(`${account ? `#${account}:` : ''}nonokit.begun`)) dataset['begun'] = '';
  const kept: unknown = JSON.parse(own ?? localStorage.getItem(key) ?? '{}');
  wanted = typeof kept === 'object' && kept !== null && 'theme' in kept ? kept.theme : undefined;
} catch {
  // storage is refused or damaged: the system's theme it is
}
const isKnown = wanted === 'light' || wanted === 'dark' || wanted === 'contrast';
const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
dataset['theme'] = isKnown ? String(wanted) : system;

addEventListener('click', ({ target }) => {
  if ('awake' in dataset || !(target instanceof Element)) return;
  document.querySelector('[data-clicked]')?.removeAttribute('data-clicked');
  target.closest('button[type=button]')?.setAttribute('data-clicked', '');
});
const markChanged = ({ target }: Event): void => {
  // a browser that fills a form in anew after a reload reports that too, before anything is pressed
  if ('awake' in dataset || !navigator.userActivation?.hasBeenActive) return;
  if (target instanceof Element) target.setAttribute('data-changed', '');
};
// a toggle does not bubble
for (const type of ['input', 'toggle']) addEventListener(type, markChanged, true);

/** Notes who is signed in; whose arrival has work to do is in `arrive.ts`. */
function noteWho(): void {
  const key = 'nonokit.account';
  if (!('server' in dataset) || 'unknown' in dataset) return;
  // older versions noted the name
  localStorage.removeItem('nonokit.person');
  const before = localStorage.getItem(key);
  if ('kept' in dataset) setWho(before ?? '');
  const { account = '', person = '' } = dataset;
  const now = account && `${account} ${person}`;
  if (before !== now) {
    localStorage.setItem(ARRIVAL, now);
    localStorage.setItem(key, now);
  }
  if (localStorage.getItem(ARRIVAL) !== null) dataset['arrival'] = '';
  const check = (): void => {
    // a page that shows something only once says so
    if ((localStorage.getItem(key) ?? now) !== now && !('once' in dataset)) location.reload();
  };
  addEventListener('pageshow', check);
  addEventListener('storage', check);
}

/** Makes a kept page one of the account that was noted: its identifier, a blank, the name. */
function setWho(noted: string): void {
  const [, account, person] = /^(\S+) (.*)$/.exec(noted) ?? [];
  for (const [name, value] of Object.entries({ account, person })) {
    if (value === undefined) delete dataset[name];
    else dataset[name] = value;
  }
}

export {};
