/** Keys and buttons without a browser: what is meant by them. */
import { describe, expect, it } from 'vitest';
import { actionOfButton, actionOfKey, type KeyPress } from '../src/actions.js';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

describe('actionOfKey', () => {
  it.each([
    [press('ArrowLeft'), 'left'],
    [press('ArrowLeft', { ctrlKey: true }), 'skip-left'],
    [press('ArrowLeft', { shiftKey: true }), 'draw-left'],
    [press(' '), 'paint'],
    [press('X', { code: 'KeyX' }), 'cross'],
    [press('z', { metaKey: true }), 'undo'],
    [press('Z', { ctrlKey: true, shiftKey: true }), 'redo'],
    [press('+', { shiftKey: true }), 'zoom-in'],
    [press('?', { shiftKey: true }), 'help'],
    [press('7'), 'color-7'],
    [press('q'), undefined],
    [press('h', { ctrlKey: true }), undefined],
  ])('gives the action of the key %o', (key, action) => {
    expect(actionOfKey(key)).toBe(action);
  });

  it('finds letter keys by their position on a keyboard without Latin letters', () => {
    expect(actionOfKey(press('ч', { code: 'KeyX' }))).toBe('cross');
    expect(actionOfKey(press('я', { code: 'KeyZ', ctrlKey: true }))).toBe('undo');
  });

  it("replaces the default keys by the player's own", () => {
    const keys = { cross: ['q'], 'cross-tool': ['x'] };
    expect(actionOfKey(press('q'), keys)).toBe('cross');
    expect(actionOfKey(press('x'), keys)).toBe('cross-tool');
  });
});

it("actionOfButton replaces the default buttons by the player's own", () => {
  expect(actionOfButton(0)).toBe('paint');
  expect(actionOfButton(0, { paint: [3], redo: [0] })).toBe('redo');
  expect(actionOfButton(40)).toBeUndefined();
});
