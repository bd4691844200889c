/** Settings: what is kept comes back, and nothing that stands in storage does harm. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_SETTINGS,
  openSettings,
  readSettings,
  type Settings,
  type SettingsSurroundings,
  settingsFrom,
} from '../../player-store/settings.js';
import { FakeStorage } from './testing/world.js';

const CHOSEN: Settings = {
  language: 'ru',
  theme: 'contrast',
  textSize: 150,
  crossing: 'provable',
  crossesFinished: true,
  mistakes: 'atOnce',
  axisLock: false,
  likeFirst: false,
  crossSafe: false,
  crosshair: false,
  rulesEvery: 0,
  numbers: 'both',
  lineNumbers: true,
  blankAs: 'dot',
  symbols: 'always',
  sounds: true,
  vibrates: false,
  leftHanded: true,
  pointer: 'cursor',
  showsClock: false,
  keys: { undo: ['Ctrl+z', 'Backspace'] },
  gamepad: { paint: [0, 7] },
};

/** Two tabs: what one writes, the other hears. */
function tabs() {
  const storage = new FakeStorage();
  const listeners: ((key: string | null) => void)[] = [];
  const tab = (own: number): SettingsSurroundings => ({
    localStorage: () => ({
      length: storage.length,
      key: (index) => storage.key(index),
      getItem: (key) => storage.getItem(key),
      removeItem: (key) => storage.removeItem(key),
      setItem: (key, text) => {
        storage.setItem(key, text);
        for (const [index, hear] of listeners.entries()) if (index !== own) hear(key);
      },
    }),
    onStorage: (listener) => {
      listeners[own] = listener;
      return () => {
        listeners[own] = () => undefined;
      };
    },
  });
  return { storage, first: openSettings(tab(0)), second: openSettings(tab(1)) };
}

describe('settings', () => {
  it('can be changed, stored and reset in every field', () => {
    const { storage, first } = tabs();
    const heard: Settings[] = [];
    first.on((settings) => heard.push(settings));
    first.set(CHOSEN);
    expect(first.value).toEqual(CHOSEN);
    expect(readSettings(storage)).toEqual(CHOSEN);
    for (const name of Object.keys(DEFAULT_SETTINGS)) {
      const key = name as keyof Settings;
      expect(CHOSEN[key], name).not.toEqual(DEFAULT_SETTINGS[key]);
    }
    first.reset();
    expect(readSettings(storage)).toEqual(DEFAULT_SETTINGS);
    expect(heard).toEqual([CHOSEN, DEFAULT_SETTINGS]);
  });

  it('reach the other tab, whose own changes stay', () => {
    const { first, second } = tabs();
    const heard: string[] = [];
    second.on(({ theme }) => heard.push(theme));
    first.set({ theme: 'dark' });
    second.set({ sounds: true });
    expect(heard).toEqual(['dark', 'dark']);
    expect(first.value).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark', sounds: true });
    second.close();
    first.set({ theme: 'light' });
    expect(heard).toEqual(['dark', 'dark']);
  });

  it('apply to the page even if the browser refuses to store them', () => {
    const { storage, first } = tabs();
    first.set({ theme: 'dark' });
    storage.isRefusing = true;
    first.set({ sounds: true });
    first.set({ symbols: 'always' });
    expect(first.value).toEqual({
      ...DEFAULT_SETTINGS,
      theme: 'dark',
      sounds: true,
      symbols: 'always',
    });
    const blocked: SettingsSurroundings = {
      localStorage: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
      onStorage: () => () => undefined,
    };
    const settings = openSettings(blocked);
    settings.set({ theme: 'dark' });
    expect(settings.value.theme).toBe('dark');
  });

  it('ignore invalid fields, one by one', () => {
    const wrong = {
      language: 'no tag',
      theme: 7,
      textSize: 1e9,
      crossing: null,
      axisLock: 'yes',
      rulesEvery: 2.5,
      numbers: ['left'],
      keys: { undo: 'Ctrl+z' },
      gamepad: { constructor: [1] },
      __proto__: { sounds: true },
      other: 1,
    };
    expect(settingsFrom({ ...wrong, sounds: true })).toEqual({ ...DEFAULT_SETTINGS, sounds: true });
    const own = JSON.parse('{"keys":{"__proto__":["x"]},"__proto__":{"sounds":true}}');
    expect(settingsFrom(own)).toEqual(DEFAULT_SETTINGS);
    expect(Object.keys(settingsFrom(wrong))).toEqual(Object.keys(DEFAULT_SETTINGS));
  });

  it('have the right type for any stored value', () => {
    const names = Object.keys(DEFAULT_SETTINGS);
    const value = fc.dictionary(fc.constantFrom(...names, '__proto__'), fc.anything());
    fc.assert(
      fc.property(value, (each) => {
        const settings = settingsFrom(each);
        expect(Object.keys(settings).sort()).toEqual([...names].sort());
        expect(settingsFrom(JSON.parse(JSON.stringify(settings)))).toEqual(settings);
      }),
    );
    const storage = new FakeStorage();
    for (const text of ['', '{', 'null', '7', '[]', '"x"']) {
      storage.setItem('nonokit.settings', text);
      expect(readSettings(storage), text).toEqual(DEFAULT_SETTINGS);
    }
  });
});
