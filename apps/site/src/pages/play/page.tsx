/** The player. */
import type { PageLanguage } from '../../shell/place.js';
import { Shell } from '../../shell/shell.js';

export const title = (language: PageLanguage): string => (language === 'ru' ? 'Игра' : 'Play');
export const description = title;

export function Page() {
  return <Shell>…</Shell>;
}
