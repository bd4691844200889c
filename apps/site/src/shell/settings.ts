/**
 * The player's settings as a signal, so that what shows them follows a change at once, in this tab
 * and in others. What they are, and how they are kept, is in `store/settings.ts`.
 */
import { signal } from '@preact/signals';
import {
  DEFAULT_SETTINGS,
  openSettings,
  type Settings,
  type SettingsKeeper,
} from '../store/settings.js';

export type { Settings } from '../store/settings.js';

export type Theme = Settings['theme'];

/** The settings that hold. */
export const settings = signal<Settings>(DEFAULT_SETTINGS);

/** Where they are kept; none while the HTML is written. */
const keeper = signal<SettingsKeeper | undefined>(undefined);

/** Changes one setting and keeps it. */
export function keepSetting<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  keepSettings({ [name]: value });
}

/** Changes several settings and keeps them. */
export function keepSettings(changes: Partial<Settings>): void {
  keeper.value?.set(changes);
}

/** All settings as they are at first. */
export function resetSettings(): void {
  keeper.value?.reset();
}

/** Reads what was kept, and follows changes from here on. */
export function loadSettings(): void {
  if (keeper.value !== undefined) return;
  const opened = openSettings();
  opened.on((value) => {
    settings.value = value;
  });
  keeper.value = opened;
  settings.value = opened.value;
}
