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
  ])('%o', (key, action) => {
    expect(actionOfKey(key)).toBe(action);
  });

  it('knows letters by their place on a keyboard without Latin ones', () => {
    expect(actionOfKey(press('ч', { code: 'KeyX' }))).toBe('cross');
    expect(actionOfKey(press('я', { code: 'KeyZ', ctrlKey: true }))).toBe('undo');
  });

  it('takes other keys, in place of the usual ones', () => {
    const keys = { cross: ['q'], 'cross-tool': ['x'] };
    expect(actionOfKey(press('q'), keys)).toBe('cross');
    expect(actionOfKey(press('x'), keys)).toBe('cross-tool');
  });
});

it('takes other buttons of a gamepad', () => {
  expect(actionOfButton(0)).toBe('paint');
  expect(actionOfButton(0, { paint: [3], redo: [0] })).toBe('redo');
  expect(actionOfButton(40)).toBeUndefined();
});
