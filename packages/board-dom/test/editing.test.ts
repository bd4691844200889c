/** An editor without a browser: what actions, gestures and the page make of a picture. */

import type { BuiltInLanguage } from '@nonokit/core';
import { gridOf } from '@nonokit/core';
import { type Brush, type Editor, newEditor, pictureOf } from '@nonokit/editor';
import { beforeEach, describe, expect, it } from 'vitest';
import { editorActionOfKey, USUAL_EDITOR_KEYS } from '../src/editing/actions.js';
import { EditorControls } from '../src/editing/controls.js';
import { Editing } from '../src/editing/editing.js';
import { gestureText } from '../src/editing/gesture-text.js';
import { editorWords } from '../src/editing/words/table.js';
import { brushText, editText } from '../src/editing/words.js';

const PALETTE = [{ rgb: '#ffffff' }, { rgb: '#000000' }, { rgb: '#d7263d' }];

/** An editor of a picture in rows: "." paper, digits inks. */
function createEditor(...rows: string[]): Editor {
  const cells = rows.map((row) => [...row].map((letter) => (letter === '.' ? 0 : Number(letter))));
  return newEditor({ grid: gridOf(cells), palette: PALETTE });
}

/** One editor with its controls, and all events of both. */
class Table {
  readonly told: string[] = [];
  readonly editing: Editing;
  readonly controls: EditorControls;
  isReadOnly = false;

  constructor(editor: Editor, brush: Partial<Brush> = {}) {
    this.editing = new Editing(editor, brush, {
      emit: (name) => this.told.push(name),
      growing: () => undefined,
    });
    this.controls = new EditorControls(this.editing, {
      isReadOnly: () => this.isReadOnly,
      zoomBy: () => this.told.push('zoom'),
      fit: () => this.told.push('fit'),
      copied: ({ piece }) => this.told.push(`copied ${piece.width} x ${piece.height}`),
      action: (name) => this.told.push(`action ${name}`),
    });
  }

  /** Presses and lets go, one after the other; "+name" only presses, "-name" only lets go. */
  keys(...actions: string[]): this {
    for (const action of actions) {
      const name = action.replace(/^[+-]/, '');
      if (!action.startsWith('-')) this.controls.press(name);
      if (!action.startsWith('+')) this.controls.release(name);
    }
    return this;
  }

  get rows(): string[] {
    const { width, height, cells } = pictureOf(this.editing.editor).grid;
    return Array.from({ length: height }, (_, y) =>
      [...cells.subarray(y * width, (y + 1) * width)].map((color) => color || '.').join(''),
    );
  }
}

const BLANK = ['.....', '.....', '.....', '.....'];

describe('keys', () => {
  let table: Table;
  beforeEach(() => {
    table = new Table(createEditor(...BLANK));
  });

  it('paint one cell, hold a stroke, and draw with Shift', () => {
    table.keys('right', 'paint', 'down', '+paint', 'right', 'right', '-paint');
    expect(table.rows.slice(0, 2)).toEqual(['.1...', '.111.']);
    table.keys('+draw-down', '-draw-down');
    expect(table.rows[2]).toBe('...1.');
    table.keys('erase', 'undo', 'undo', 'undo');
    expect(table.rows).toEqual(['.1...', ...BLANK.slice(1)]);
  });

  it('draw a shape with two presses, or with one that is held', () => {
    table.keys('tool-rectangle', 'paint', 'right', 'right', 'down', 'down', 'paint');
    expect(table.rows).toEqual(['111..', '1.1..', '111..', '.....']);
    expect(table.told.filter((name) => name === 'edit')).toEqual(['edit']);
    table.keys('last-cell', 'tool-line', 'color-2', '+paint', 'up', 'up', '-paint');
    expect(table.rows).toEqual(['111..', '1.1.2', '111.2', '....2']);
  });

  it('cancel an unfinished shape with Escape, and then the selection', () => {
    table.keys('tool-ellipse', 'paint', 'right', 'down', 'cancel');
    expect(table.rows).toEqual(BLANK);
    table.keys('select-all', 'cancel');
    expect(table.editing.editor.selection).toBeUndefined();
  });

  it('select, move, copy, paste, cut and clear', () => {
    table = new Table(createEditor('12...', '21...', '.....', '.....'));
    table.keys('tool-select', 'paint', 'right', 'down', 'paint');
    expect(table.editing.editor.selection?.area).toMatchObject({ width: 2, height: 2 });
    table.keys('paint', 'right', 'right', 'down', 'paint');
    expect(table.rows).toEqual(['.....', '..12.', '..21.', '.....']);
    table.keys('copy', 'drop', 'first-cell', 'paste', 'drop');
    expect(table.rows).toEqual(['12...', '2112.', '..21.', '.....']);
    expect(table.told).toContain('copied 2 x 2');
    table.keys('cut');
    expect(table.rows).toEqual(['.....', '..12.', '..21.', '.....']);
    table.keys('undo', 'clear');
    expect(table.rows).toEqual(['.....', '..12.', '..21.', '.....']);
  });

  it('paste within the picture, and choose the tool that moves the piece', () => {
    table = new Table(createEditor('12...', '.....'));
    table.keys('tool-select', 'paint', 'right', 'paint', 'copy', 'last-cell', 'paste');
    expect(table.editing.editor.selection?.area).toMatchObject({ left: 3, top: 1 });
    expect(table.editing.brush.tool).toBe('select');
    expect(table.editing.cursor).toEqual({ row: 1, column: 3 });
  });

  it('keep the colours of a copied piece after the inks are reordered', () => {
    table = new Table(createEditor('12...'));
    table.keys('copy');
    table.editing.apply({ type: 'order-ink', color: 2, to: 1 }, 'page');
    expect(table.rows).toEqual(['21...']);
    table.keys('paste', 'drop');
    expect(table.rows).toEqual(['21...']);
  });

  it('turn and mirror the selection, or the whole picture', () => {
    table = new Table(createEditor('12.', '...'));
    expect(table.keys('turn-right').rows).toEqual(['.1', '.2', '..']);
    expect(table.keys('turn-left', 'flip-across').rows).toEqual(['.21', '...']);
    expect(table.keys('flip-down').rows).toEqual(['...', '.21']);
  });

  it('clear one cell if nothing is selected, and cut nothing', () => {
    table = new Table(createEditor('11', '11'));
    expect(table.keys('cut').rows).toEqual(['11', '11']);
    expect(table.keys('clear').rows).toEqual(['.1', '11']);
  });

  it('pick a colour and return to the previous tool', () => {
    table = new Table(createEditor('.2'), { tool: 'line' });
    table.keys('right', 'tool-pick', 'paint');
    expect(table.editing.brush).toMatchObject({ tool: 'line', color: 2 });
  });

  it('go to the next cell of another colour', () => {
    table = new Table(createEditor('..11.'));
    expect(table.keys('skip-right').editing.cursor.column).toBe(2);
    expect(table.keys('skip-right', 'skip-right').editing.cursor.column).toBe(4);
  });

  it('cycle through all colours including the paper, and ignore colours that do not exist', () => {
    table.keys('previous-color', 'previous-color');
    expect(table.editing.brush.color).toBe(2);
    table.keys('color-7', 'color-0');
    expect(table.editing.brush.color).toBe(0);
    expect(table.told).not.toContain('action color-7');
  });

  it('change nothing in a read-only editor', () => {
    table.isReadOnly = true;
    table.keys('paint', 'select-all', 'clear', 'flip-across', 'right');
    expect(table.rows).toEqual(BLANK);
    expect(table.editing.editor.past).toBeUndefined();
    expect(table.editing.cursor.column).toBe(1);
  });

  it('pass on to the page the actions that only a page can perform', () => {
    expect(table.keys('save', 'zoom-in', 'fit').told).toEqual(['action save', 'zoom', 'fit']);
  });

  it('have one action each, and no two actions share a key', () => {
    const names = Object.values(USUAL_EDITOR_KEYS).flat();
    expect(new Set(names).size).toBe(names.length);
    const press = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
    expect(editorActionOfKey({ ...press, key: 'и', code: 'KeyB' })).toBe('tool-pencil');
    expect(editorActionOfKey({ ...press, key: 'х', code: 'BracketLeft' })).toBe('turn-left');
    const own = { 'tool-fill': ['b'], 'tool-pencil': [] };
    expect(editorActionOfKey({ ...press, key: 'b', code: 'KeyB' }, own)).toBe('tool-fill');
  });
});

describe('the page', () => {
  it('ends a gesture when it edits, and cancels it when it replaces the editor', () => {
    const table = new Table(createEditor(...BLANK));
    table.editing.begin({ row: 0, column: 0 }, {});
    table.editing.extend([{ row: 0, column: 3 }]);
    table.editing.apply({ type: 'flip', axis: 'across' }, 'page');
    expect(table.rows[0]).toBe('.1111');
    table.editing.begin({ row: 3, column: 0 }, {});
    table.editing.load(createEditor('.2'));
    table.editing.extend([{ row: 0, column: 1 }]);
    table.editing.end();
    expect(table.rows).toEqual(['.2']);
    expect(table.editing.cursor).toEqual({ row: 0, column: 0 });
  });

  it('keeps the chosen ink while inks are reordered, merged and undone', () => {
    const table = new Table(createEditor('12'), { color: 2 });
    table.editing.apply({ type: 'order-ink', color: 2, to: 1 }, 'page');
    expect(table.editing.brush.color).toBe(1);
    table.editing.apply({ type: 'undo' }, 'page');
    expect(table.editing.brush.color).toBe(2);
    table.editing.apply({ type: 'merge-ink', color: 2, to: 1 }, 'page');
    expect(table.editing.brush.color).toBe(1);
  });

  it('reports a colour that does not exist', () => {
    expect(() => new Table(createEditor('1'), { color: 3 })).toThrow(RangeError);
    const table = new Table(createEditor('1'));
    expect(() => table.editing.takeBrush({ color: -1 })).toThrow(RangeError);
  });

  it('sends no event if nothing changed', () => {
    const table = new Table(createEditor('1'));
    table.editing.apply({ type: 'drop' }, 'page');
    table.editing.takeBrush({ color: 1 });
    expect(table.told).toEqual([]);
  });
});

describe('the bubble', () => {
  const formatText = (
    brush: Partial<Brush>,
    to: { row: number; column: number },
    more = {},
  ): string => {
    const table = new Table(createEditor(...BLANK), brush);
    table.editing.begin({ row: 0, column: 0 }, more);
    table.editing.extend([to]);
    return gestureText(table.editing.editor, table.editing.gesture);
  };

  it('announces lengths, sizes and directions', () => {
    expect(formatText({ tool: 'pencil' }, { row: 0, column: 3 })).toBe('4');
    expect(formatText({ tool: 'line', mirror: 'both' }, { row: 0, column: 2 })).toBe('3');
    expect(formatText({ tool: 'rectangle' }, { row: 2, column: 4 })).toBe('5 × 3');
    expect(formatText({ tool: 'ellipse' }, { row: 2, column: 3 }, { isRegular: true })).toBe(
      '4 × 4',
    );
    expect(formatText({ tool: 'move' }, { row: 2, column: -1 })).toBe('←1 ↓2');
    expect(formatText({ tool: 'fill' }, { row: 0, column: 3 })).toBe('');
    expect(formatText({ tool: 'select' }, { row: 0, column: 0 })).toBe('');
  });
});

describe('messages for screen readers', () => {
  const before = new Table(createEditor('1..', '...'));
  const readMoment = ({ editing }: Table) => ({ ...editing.seen, brush: editing.brush });
  const after = (...actions: string[]) =>
    readMoment(new Table(before.editing.editor).keys(...actions));

  it.each([
    ['en', ['row-end', 'paint'], '1 cell black.'],
    ['ru', ['row-end', 'paint'], 'Закрашено чёрным: 1 клетка.'],
    ['en', ['erase'], '1 cell blank.'],
    ['en', ['turn-right'], 'Picture, 3 rows, 2 columns.'],
    ['ru', ['select-all'], 'Выделено 3 на 2, от строки 1, столбца 1.'],
    ['en', ['select-all'], 'Selection 3 by 2 from row 1, column 1.'],
    ['en', ['undo'], ''],
  ] as const)('are in %s after %j', (language, actions, text) => {
    const words = editorWords({ language });
    expect(editText(words, readMoment(before), after(...actions))).toBe(text);
  });

  it('name the chosen tool or ink', () => {
    const now = after('tool-fill', 'color-2', 'mirror');
    const text = (language: BuiltInLanguage) =>
      brushText(editorWords({ language }), readMoment(before), now);
    expect(text('en')).toBe('Fill, red, mirror left and right.');
    expect(text('ru')).toBe('Заливка, красный, отражение влево и вправо.');
  });

  it('compare colours rather than palette indices, and name at most four colours', () => {
    const words = editorWords({});
    const table = new Table(createEditor('12'));
    const then = readMoment(table);
    table.editing.apply({ type: 'order-ink', color: 2, to: 1 }, 'page');
    expect(editText(words, then, readMoment(table))).toBe('Inks changed.');
    const palette = ['#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#ff00ff', '#00ffff'];
    const many = newEditor({
      grid: gridOf([[1, 2, 3, 4, 5, 6]]),
      palette: palette.map((rgb) => ({ rgb })),
    });
    const blank = { ...then, picture: { ...pictureOf(many), grid: gridOf([[0, 0, 0, 0, 0, 0]]) } };
    const text = editText(words, blank, { ...then, picture: pictureOf(many) });
    expect(text.split(', ').length).toBe(5);
    expect(text).toMatch(/and 2 more\.$/);
  });
});
