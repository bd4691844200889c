/**
 * Runs before anything is drawn, in the head of every page, without imports.
 *
 * A page never flashes in the wrong theme: this writes the theme that holds into `data-theme`.
 * Everything else about settings is in the store; this reads one field of what it keeps.
 *
 * On a slow network a button is drawn before the script that listens to it: the button that was
 * clicked last is marked, and clicked again when the page is awake. Links and forms need no script.
 */
let wanted: unknown;
try {
  const kept: unknown = JSON.parse(localStorage.getItem('nonokit.settings') ?? '{}');
  wanted = typeof kept === 'object' && kept !== null && 'theme' in kept ? kept.theme : undefined;
} catch {
  // storage is refused or damaged: the system's theme it is
}
const isKnown = wanted === 'light' || wanted === 'dark' || wanted === 'contrast';
const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const { dataset } = document.documentElement;
dataset['theme'] = isKnown ? String(wanted) : system;

addEventListener('click', ({ target }) => {
  if ('awake' in dataset || !(target instanceof Element)) return;
  document.querySelector('[data-clicked]')?.removeAttribute('data-clicked');
  target.closest('button[type=button]')?.setAttribute('data-clicked', '');
});

export {};
