/**
 * Runs before anything is drawn, so that a page never flashes in the wrong theme: writes the theme
 * that holds into `data-theme`. Everything else about settings is in the store; this reads one
 * field of what it keeps.
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
document.documentElement.dataset['theme'] = isKnown ? String(wanted) : system;

export {};
