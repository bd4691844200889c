/** Drafts: kept edit by edit, through crashes, in two tabs, and made shorter without a loss. */
import 'fake-indexeddb/auto';
import { rowsOf } from '@nonokit/core';
import {
  blankPicture,
  type Edit,
  type Editor,
  edited,
  editedByAll,
  newEditor,
  pictureOf,
} from '@nonokit/editor';
import { arbitraryEdits } from '@nonokit/editor/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compactRecord } from '../../player-store/drafts/compact.js';
import { DraftStore } from '../../player-store/drafts/draft-store.js';
import {
  codeOfEdit,
  codeOfPicture,
  editOfCode,
  pictureOfCode,
} from '../../player-store/drafts/edit-code.js';
import type { DraftEvent, OpenDraft } from '../../player-store/drafts/open-draft.js';
import { type Tab, turns, World } from './testing/world.js';

const paint = (...cells: number[]): Edit => ({ type: 'paint', cells, color: 1 });

/** A tab with drafts. */
function openDrafts(tab: Tab): DraftStore {
  return new DraftStore(tab.store.context);
}

/** Makes edits as a page does. */
function make(draft: OpenDraft, ...edits: Edit[]): void {
  for (const edit of edits) draft.append(edit, edited(draft.editor, edit));
}

async function opened(world: World, id: string): Promise<OpenDraft> {
  const draft = await openDrafts(world.tab()).open(id);
  if (draft === undefined) throw new Error(`there is no draft ${id}`);
  return draft;
}

/** The painted cells. */
function painted({ editor }: { readonly editor: Editor }): number[] {
  return [...pictureOf(editor).grid.cells].flatMap((color, cell) => (color > 0 ? [cell] : []));
}

/** All that undo shows, one after the other. */
function pasts(editor: Editor, type: 'undo' | 'redo' = 'undo'): unknown[] {
  const seen: unknown[] = [];
  for (let now = editor; ; ) {
    const { grid, palette } = pictureOf(now);
    const shown = { rows: rowsOf(grid), palette };
    if (JSON.stringify(shown) !== JSON.stringify(seen.at(-1))) seen.push(shown);
    const next = edited(now, { type });
    if (next === now) return seen;
    now = next;
  }
}

describe('encoded drafts', () => {
  it('preserve every edit and picture', () => {
    fc.assert(
      fc.property(arbitraryEdits(), ({ picture, edits }) => {
        const through = edits.map((edit) =>
          editOfCode(JSON.parse(JSON.stringify(codeOfEdit(edit)))),
        );
        expect(through.every((edit) => edit !== undefined)).toBe(true);
        const read = pictureOfCode(JSON.parse(JSON.stringify(codeOfPicture(picture))));
        expect(read).toEqual(picture);
        const taken: Edit = { type: 'take', picture };
        const all = [...through.flatMap((edit) => edit ?? []), taken, { type: 'undo' } as const];
        const again = editedByAll(newEditor(picture), all);
        expect(pictureOf(again)).toEqual(pictureOf(editedByAll(newEditor(picture), edits)));
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    null,
    'paint',
    { type: 'paint', color: 1, runs: [0, 1e9] },
    { type: 'paint', color: -1, runs: [0, 1] },
    { type: 'fill', cell: 0.5, color: 1 },
    { type: 'resize', width: 5, height: 5, anchor: { x: 0.3, y: 0 } },
    { type: 'add-ink', rgb: 'red' },
    { type: 'take', picture: { grid: { width: 2, height: 2, cells: 'AAAA' }, palette: [] } },
    { type: 'paste', left: 0, top: 0, piece: { width: 1, height: 1, cells: '!' } },
    { type: 'no-edit' },
  ])('cannot be %j', (code) => {
    expect(editOfCode(code)).toBeUndefined();
  });
});

describe('a shortened record', () => {
  it('gives the same pictures when it is undone and redone', () => {
    fc.assert(
      fc.property(arbitraryEdits(), fc.nat(8), ({ picture, edits }, undos) => {
        const back = Array.from({ length: undos }, (): Edit => ({ type: 'undo' }));
        const editor = editedByAll(newEditor(picture), [...edits, ...back]);
        const record = compactRecord(editor, 1000);
        const again = editedByAll(newEditor(record.start), record.edits);
        expect(pasts(again)).toEqual(pasts(editor));
        expect(pasts(again, 'redo')).toEqual(pasts(editor, 'redo'));
      }),
      { numRuns: 200 },
    );
  });

  it('keeps the latest steps if there are too many', () => {
    const editor = editedByAll(newEditor(blankPicture(5, 5)), [paint(0), paint(1), paint(2)]);
    const record = compactRecord(editor, 2);
    expect(record.edits.length).toBe(2);
    expect(painted({ editor: newEditor(record.start) })).toEqual([0]);
  });
});

describe('a draft', () => {
  it('is restored with its history and texts', async () => {
    const world = new World();
    const draft = openDrafts(world.tab()).create(blankPicture(5, 5));
    make(draft, paint(1), paint(2), { type: 'undo' }, { type: 'add-ink', rgb: '#c8141e' });
    draft.setTexts({ title: 'Tree', author: '', description: '' });
    expect(await draft.flush()).toBe(true);
    const again = await opened(world, draft.id);
    expect(painted(again)).toEqual([1]);
    expect(again.texts.title).toBe('Tree');
    expect(pasts(again.editor)).toEqual(pasts(draft.editor));
  });

  it('is not stored before it has any content', async () => {
    const world = new World();
    const drafts = openDrafts(world.tab());
    const draft = drafts.create(blankPicture(5, 5));
    expect(await draft.flush()).toBe(true);
    expect(await drafts.list()).toEqual([]);
    expect(await openDrafts(world.tab()).open(draft.id)).toBeUndefined();
  });

  it('has every edit and the unfinished stroke after a crash at any moment', async () => {
    for (let fuse = 1; fuse < 60; fuse++) {
      const world = new World();
      const tab = world.tab(fuse);
      let made = 0;
      let id = '';
      try {
        const draft = openDrafts(tab).create(blankPicture(5, 5));
        id = draft.id;
        for (let cell = 0; cell < 6 && !tab.isDead; cell++) {
          draft.journal(paint(cell));
          if (tab.isDead) break;
          make(draft, paint(cell));
          if (!tab.isDead) made = cell + 1;
          await turns(cell % 3);
        }
        await turns(6);
      } catch {
        // the tab has died
      }
      tab.crash();
      const drafts = openDrafts(world.tab());
      const again = await drafts.open(id);
      const cells = again === undefined ? [] : painted(again);
      expect(cells.length, `fuse ${fuse}`).toBeGreaterThanOrEqual(made);
      expect(cells, `fuse ${fuse}`).toEqual(cells.map((_, k) => k));
      await again?.flush();
      if (made > 0) await expect.poll(async () => (await drafts.list()).length).toBe(1);
    }
  });

  it('is listed even if it was not opened since a crash', async () => {
    const world = new World();
    const tab = world.tab();
    world.refusal = new DOMException('no room', 'QuotaExceededError');
    const draft = openDrafts(tab).create(blankPicture(5, 5));
    make(draft, paint(3));
    expect(await draft.flush()).toBe(false);
    tab.crash();
    world.refusal = undefined;
    const [found] = await openDrafts(world.tab()).list();
    expect([found?.id, found?.count, found?.marks.marks[3]]).toEqual([draft.id, 1, 1]);
  });

  it('waits for a browser that refuses to store it', async () => {
    const world = new World();
    const tab = world.tab();
    const drafts = openDrafts(tab);
    const draft = drafts.create(blankPicture(5, 5));
    world.refusal = new DOMException('no room', 'QuotaExceededError');
    const heard: DraftEvent[] = [];
    draft.on((event) => heard.push(event));
    make(draft, paint(3));
    await draft.flush();
    expect(tab.store.trouble?.reason).toBe('full');
    expect([draft.isStored, heard]).toEqual([false, [{ type: 'stored', isStored: false }]]);
    world.refusal = undefined;
    await expect.poll(() => draft.isStored).toBe(true);
    expect(painted(await opened(world, draft.id))).toEqual([3]);
  });
});

describe('two tabs with one draft', () => {
  /** Two tabs that have the same draft open. */
  async function both(options = {}) {
    const world = new World(options);
    const here = openDrafts(world.tab()).create(blankPicture(5, 5));
    make(here, paint(0));
    await here.flush();
    const drafts = openDrafts(world.tab());
    const there = await drafts.open(here.id);
    if (there === undefined) throw new Error('the draft is gone');
    const events: DraftEvent[] = [];
    there.on((event) => events.push(event));
    return { world, here, there, drafts, events };
  }

  it('notice each other, and show the same changes', async () => {
    const { here, there, events } = await both();
    await expect.poll(() => events).toEqual([{ type: 'elsewhere' }]);
    make(here, paint(1));
    await expect.poll(() => painted(there)).toEqual([0, 1]);
    make(there, paint(2), { type: 'undo' });
    await expect.poll(() => painted(here)).toEqual([0, 1]);
    expect(pasts(here.editor)).toEqual(pasts(there.editor));
  });

  it('make two drafts if both change it at once', async () => {
    const { world, here, there, drafts, events } = await both({ delivers: () => false });
    make(here, paint(1));
    await here.flush();
    make(there, paint(2));
    expect(await there.flush()).toBe(true);
    expect(there.id).not.toBe(here.id);
    expect(events).toContainEqual({ type: 'copied', id: there.id });
    expect(painted(await opened(world, here.id))).toEqual([0, 1]);
    expect(painted(await opened(world, there.id))).toEqual([0, 2]);
    expect((await drafts.list()).length).toBe(2);
    expect(world.storage.length).toBe(0);
  });

  it('leave two drafts if one crashes while the other continues', async () => {
    const world = new World({ delivers: () => false });
    const draft = openDrafts(world.tab()).create(blankPicture(5, 5));
    make(draft, paint(0));
    await draft.flush();
    const tab = world.tab();
    const there = await openDrafts(tab).open(draft.id);
    there?.journal(paint(7));
    make(draft, paint(1));
    await draft.flush();
    tab.crash();
    const drafts = openDrafts(world.tab());
    const again = await drafts.open(draft.id);
    expect(again && painted(again)).toEqual([0, 1]);
    const other = (await drafts.list()).find(({ id }) => id !== draft.id);
    expect(painted(await opened(world, other?.id ?? ''))).toEqual([0, 7]);
    expect(world.storage.length).toBe(0);
  });
});

describe('the list of drafts', () => {
  it('can copy, rename, remove and restore drafts', async () => {
    const world = new World();
    const drafts = openDrafts(world.tab());
    const draft = drafts.create(blankPicture(4, 3));
    make(draft, paint(1), paint(2));
    const copy = await drafts.copy(draft.id, { title: 'Copy', author: '', description: '' });
    await drafts.rename(draft.id, 'First');
    expect(draft.texts.title).toBe('First');
    const titles = async () => (await drafts.list()).map(({ texts }) => texts.title).sort();
    expect(await titles()).toEqual(['Copy', 'First']);
    expect(pasts((await opened(world, copy ?? '')).editor)).toEqual(pasts(draft.editor));
    const bringBack = await drafts.remove(draft.id);
    expect(await titles()).toEqual(['Copy']);
    expect(await openDrafts(world.tab()).open(draft.id)).toBeUndefined();
    await bringBack();
    expect(await titles()).toEqual(['Copy', 'First']);
    expect(painted(await opened(world, draft.id))).toEqual([1, 2]);
  });

  it('shows sizes and pictures, the latest first', async () => {
    const drafts = openDrafts(new World().tab());
    for (const cell of [0, 1]) make(drafts.create(blankPicture(4, 3)), paint(cell));
    const list = await drafts.list();
    expect(list.map(({ width, height, marks }) => [width, height, marks.marks[1]])).toEqual([
      [4, 3, 1],
      [4, 3, 0],
    ]);
  });
});

describe('a long record', () => {
  it('is shortened when it is opened, even beside a tab that has it open', async () => {
    const world = new World();
    const here = openDrafts(world.tab()).create(blankPicture(10, 10));
    for (let k = 0; k < 2100; k++) {
      make(here, paint(k % 100), { type: 'undo' });
      if (k % 100 === 0) await here.flush();
    }
    make(here, paint(5), paint(6));
    await here.flush();
    const again = await opened(world, here.id);
    expect(painted(again)).toEqual([5, 6]);
    expect(painted({ editor: edited(again.editor, { type: 'undo' }) })).toEqual([5]);
    const [listed] = await openDrafts(world.tab()).list();
    expect(listed?.count).toBe(2);
    make(here, paint(7));
    expect(await here.flush()).toBe(true);
    expect(painted(await opened(world, here.id))).toEqual([5, 6, 7]);
  });
});

describe('export and import of drafts', () => {
  it('move drafts to another device once, continue them, and keep diverged versions', async () => {
    const here = new World().tab();
    const drafts = openDrafts(here);
    const draft = drafts.create(blankPicture(4, 3));
    make(draft, paint(1));
    draft.setTexts({ title: 'Tree', author: '', description: '' });
    const other = new World();
    const there = other.tab().store;
    const import_ = async () => {
      const report = await there.importAll(await here.store.exportAll());
      return report.ok ? [report.value.drafts, report.value.damaged] : report;
    };
    expect(await import_()).toEqual([1, 0]);
    expect(await import_()).toEqual([0, 0]);
    make(draft, paint(2));
    expect(await import_()).toEqual([1, 0]);
    const copy = await opened(other, draft.id);
    expect([painted(copy), copy.texts.title]).toEqual([[1, 2], 'Tree']);
    make(copy, paint(3));
    await copy.flush();
    make(draft, paint(4));
    expect(await import_()).toEqual([1, 0]);
    expect(await import_()).toEqual([0, 0]);
    const all = await openDrafts(other.tab()).list();
    const pictures = all.map(({ marks }) => [...marks.marks].join(''));
    expect(pictures.sort()).toEqual(['011010000000', '011100000000']);
  });

  it('skip damaged rows', async () => {
    const { store } = new World().tab();
    const start = codeOfPicture(blankPicture(2, 2));
    const texts = { title: '', author: '', description: '' };
    const good = { id: 'a', texts, createdAt: 1, updatedAt: 1, start, rows: [] };
    const rows = [
      ['x.1', { type: 'paint', color: 1, runs: [0, 1] }],
      ['x.2', { type: 'no-edit' }],
      // fits no picture of four cells
      ['x.3', { type: 'paint', color: 9, runs: [0, 99] }],
    ];
    const values = [good, null, { ...good, id: '../x' }, { ...good, start: {} }];
    const text = JSON.stringify({
      format: 'nonokit-store',
      version: 1,
      drafts: [...values, { ...good, id: 'b', rows }],
    });
    const report = await store.importAll(text);
    expect(report.ok && [report.value.drafts, report.value.damaged]).toEqual([2, 4]);
    const draft = await new DraftStore(store.context).open('b');
    expect(draft && painted(draft)).toEqual([0]);
  });
});
