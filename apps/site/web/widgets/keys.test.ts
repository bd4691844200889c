/** Keys: names of what is pressed, owners, and what people read. */
import { actionOfKey, USUAL_KEYS } from 'nonokit/board';
import { describe, expect, it } from 'vitest';
import { words } from '../words/en/keys.js';
import { ACTIONS, findOwner, keyText, listKeys, nameKey } from './keys.js';

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('nameKey', () => {
  it.each([
    [{ key: 'x', code: 'KeyX' }, 'x'],
    [{ key: 'X', code: 'KeyX', shiftKey: true }, 'Shift+x'],
    [{ key: 'ч', code: 'KeyX' }, 'x'],
    [{ key: 'z', code: 'KeyZ', ctrlKey: true }, 'Ctrl+z'],
    [{ key: 'z', code: 'KeyZ', metaKey: true, shiftKey: true }, 'Ctrl+Shift+z'],
    [{ key: '?', code: 'Slash', shiftKey: true }, '?'],
    [{ key: ' ', code: 'Space' }, 'Space'],
    [{ key: 'ArrowUp', code: 'ArrowUp', shiftKey: true }, 'Shift+ArrowUp'],
    [{ key: 'Shift', code: 'ShiftLeft', shiftKey: true }, undefined],
  ])('names %j', (press, name) => expect(nameKey({ ...NONE, ...press })).toBe(name));

  it('names keys as the board receives them', () => {
    const press = { ...NONE, key: 'ч', code: 'KeyX', ctrlKey: true };
    const name = nameKey(press) ?? '';
    expect(actionOfKey(press, { hint: [name] })).toBe('hint');
  });
});

describe('actions', () => {
  it('are all that have default keys, except for the nine colours', () => {
    const others = Object.keys(USUAL_KEYS).filter((action) => !action.startsWith('color-'));
    expect([...ACTIONS].sort()).toEqual(others.sort());
    expect(Object.keys(words.actions).sort()).toEqual(others.sort());
  });

  it('have keys of their own', () => {
    for (const action of ACTIONS) {
      for (const key of listKeys(action, {})) {
        expect(findOwner(key, action, (each) => listKeys(each, {}))).toBeUndefined();
      }
    }
  });

  it('tell which action has a key', () => {
    const keys = { hint: ['q'] };
    expect(findOwner('q', 'undo', (each) => listKeys(each, keys))).toBe('hint');
    expect(findOwner('h', 'undo', (each) => listKeys(each, keys))).toBeUndefined();
    expect(findOwner('3', 'undo', (each) => listKeys(each, keys))).toBe('color-3');
  });
});

describe('keyText', () => {
  it.each([
    ['Ctrl+Shift+z', 'Ctrl + Shift + Z'],
    ['Space', 'Leertaste'],
    ['+', '+'],
    ['Ctrl++', 'Ctrl + +'],
    ['Shift+ArrowUp', 'Shift + ↑'],
  ])('writes %s', (name, text) => expect(keyText(name, 'Leertaste')).toBe(text));
});
