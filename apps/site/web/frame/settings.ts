/** The player's settings as a signal. What they are, and how they are kept, is in the store. */
import { signal } from '@preact/signals';
import {
  DEFAULT_SETTINGS,
  openSettings,
  type Settings,
  type SettingsKeeper,
} from '../../player-store/settings.js';

/** The settings that hold. */
export const settings = signal<Settings>(DEFAULT_SETTINGS);

let keeper: SettingsKeeper | undefined;

/** Reads the stored settings, and follows changes by other tabs. */
export function loadSettings(): void {
  keeper = openSettings();
  settings.value = keeper.value;
  keeper.on((next) => {
    settings.value = next;
  });
}

/** Changes one setting and keeps it. */
export function keepSetting<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  keeper?.set({ [name]: value });
}

/** All settings as they are at first; gives back those that held. */
export function resetSettings(): Settings {
  const before = settings.value;
  keeper?.reset();
  return before;
}

/** Replaces all settings. */
export function keepAllSettings(all: Settings): void {
  keeper?.set(all);
}
