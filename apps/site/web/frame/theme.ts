/** The theme that holds: the one that the player fixed, or the system's, as it changes. */
import { effect, signal } from '@preact/signals';
import { settings } from './settings.js';

/** The theme as it is shown. */
export const shownTheme = signal<'light' | 'dark' | 'contrast'>('light');

/** Keeps `data-theme` of the document up to date. */
export function followTheme(): void {
  const isDark = matchMedia('(prefers-color-scheme: dark)');
  const follow = (): void => {
    const { theme } = settings.value;
    shownTheme.value = theme === 'system' ? (isDark.matches ? 'dark' : 'light') : theme;
    document.documentElement.dataset['theme'] = shownTheme.value;
  };
  effect(follow);
  isDark.addEventListener('change', follow);
}

/** Keeps the size of texts: all sizes are parts of that of the document. */
export function followTextSize(): void {
  effect(() => {
    const { textSize } = settings.value;
    document.documentElement.style.fontSize = textSize === 100 ? '' : `${textSize}%`;
  });
}
