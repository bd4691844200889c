/**
 * The player's settings as signals. What they are, and how they are kept, is in the store.
 */
import { signal } from '@preact/signals';

export type Theme = 'system' | 'light' | 'dark' | 'contrast';

export interface Settings {
  readonly language: 'en' | 'ru' | undefined;
  readonly theme: Theme;
}

const KEY = 'nonokit.settings';

/** The settings that hold. */
export const settings = signal<Settings>({ language: undefined, theme: 'system' });

/** Changes one setting and keeps it. */
export function keepSetting<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings.value = { ...settings.value, [name]: value };
  localStorage.setItem(KEY, JSON.stringify(settings.value));
}

/** Reads what was kept. */
export function loadSettings(): void {
  settings.value = { ...settings.value, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
}
