/** Drafts on two devices of one account: the same afterwards, and nothing is lost on the way. */
import 'fake-indexeddb/auto';
import { blankPicture, type Edit, edited, pictureOf } from '@nonokit/editor';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_DRAFT_BYTES } from '../../contract/draft-bounds.js';
import { DraftStore } from '../../player-store/drafts/draft-store.js';
import { codeOfEdit, codeOfPicture } from '../../player-store/drafts/edit-code.js';
import type { OpenDraft } from '../../player-store/drafts/open-draft.js';
import { replayDraft } from '../../player-store/drafts/replay-draft.js';
import type { Ask } from '../../player-store/exchange/ask.js';
import { packDraft, unpackDraft } from '../../player-store/exchange/draft-data.js';
import {
  type DraftExchange,
  type DraftsReport,
  exchangeDrafts,
  sendDrafts,
  unsentDrafts,
} from '../../player-store/exchange/draft-exchange.js';
import { sentDrafts } from '../../player-store/exchange/sent-drafts.js';
import { World } from '../player-store/testing/world.js';
import { FakeDraftsServer } from './fake-drafts-server.js';

/** A device with its own data. */
class Device {
  readonly drafts: DraftStore;
  readonly with_: DraftExchange;

  constructor(server: FakeDraftsServer, index: number) {
    const world = new World();
    // no two devices make the same identifiers
    for (let k = 0; k < 1000 * index; k++) world.newId();
    const { context } = world.tab().store;
    this.drafts = new DraftStore(context);
    this.with_ = {
      ask: server.ask,
      context,
      sent: sentDrafts(context),
      flush: () => this.drafts.flush(),
      copyTitle: (title) => `${title} (other version)`,
      changed: (id, copy) => this.drafts.hear({ type: 'draft', id, copy }),
    };
  }

  async begin(title: string, ...cells: number[]): Promise<string> {
    const draft = this.drafts.create(blankPicture(5, 5));
    draft.setTexts({ title, author: '', description: '' });
    paint(draft, ...cells);
    await draft.close();
    return draft.id;
  }

  async open(id: string): Promise<OpenDraft> {
    const draft = await this.drafts.open(id);
    if (draft === undefined) throw new Error(`there is no draft ${id}`);
    return draft;
  }

  async paint(id: string, ...cells: number[]): Promise<void> {
    const draft = await this.open(id);
    paint(draft, ...cells);
    await draft.close();
  }

  exchange(): Promise<DraftsReport> {
    return exchangeDrafts(this.with_);
  }

  /** Titles with the cells that are painted: "Owl: 1 2". */
  async all(): Promise<string[]> {
    const found: string[] = [];
    for (const { id, texts } of await this.drafts.list()) {
      const { picture } = (await this.drafts.picture(id)) ?? {};
      const cells = [...(picture?.grid.cells ?? [])].flatMap((c, k) => (c > 0 ? [k] : []));
      found.push(`${texts.title}: ${cells.join(' ')}`);
    }
    return found.sort();
  }
}

function paint(draft: OpenDraft, ...cells: number[]): void {
  const edit: Edit = { type: 'paint', cells, color: 1 };
  draft.append(edit, edited(draft.editor, edit));
}

const EVEN: DraftsReport = { problem: undefined, apart: [] };

describe('two devices', () => {
  function two() {
    const server = new FakeDraftsServer();
    return { server, one: new Device(server, 1), other: new Device(server, 2) };
  }

  it('have the same drafts, with what undo shows, and send nothing twice', async () => {
    const { server, one, other } = two();
    const id = await one.begin('Owl', 1, 2);
    expect(await one.exchange()).toEqual(EVEN);
    expect(await other.exchange()).toEqual(EVEN);
    expect(await other.all()).toEqual(['Owl: 1 2']);
    await other.paint(id, 7);
    await other.exchange();
    await one.exchange();
    expect(await one.all()).toEqual(['Owl: 1 2 7']);
    const draft = await one.open(id);
    const before = edited(draft.editor, { type: 'undo' });
    expect([...pictureOf(before).grid.cells].filter((color) => color > 0)).toHaveLength(2);
    await draft.close();
    server.asked.splice(0);
    await one.exchange();
    await other.exchange();
    expect(server.asked).toEqual(['GET', 'GET']);
  });

  it('an open draft follows what another device paints', async () => {
    const { one, other } = two();
    const id = await one.begin('Owl', 1);
    await one.exchange();
    const open = await one.open(id);
    await other.exchange();
    await other.paint(id, 7);
    await other.exchange();
    await one.exchange();
    await open.flush();
    expect([...pictureOf(open.editor).grid.cells][7]).toBe(1);
    expect(open.id).toBe(id);
  });

  it('keep both versions of a draft that both have changed', async () => {
    const { server, one, other } = two();
    const id = await one.begin('Owl', 1);
    await one.exchange();
    await other.exchange();
    await one.paint(id, 2);
    await other.paint(id, 3);
    await one.exchange();
    expect(await other.exchange()).toEqual({ problem: undefined, apart: ['Owl'] });
    await one.exchange();
    const both = ['Owl (other version): 1 3', 'Owl: 1 2'];
    expect([await one.all(), await other.all()]).toEqual([both, both]);
    expect(server.titles.sort()).toEqual(['Owl', 'Owl (other version)']);
  });

  it('a page that has the draft open goes on with the copy', async () => {
    const { one, other } = two();
    const id = await one.begin('Owl', 1);
    await one.exchange();
    await other.exchange();
    const open = await other.open(id);
    const events: string[] = [];
    open.on(({ type }) => events.push(type));
    paint(open, 3);
    await one.paint(id, 2);
    await one.exchange();
    await other.exchange();
    expect(events).toContain('copied');
    expect(open.id).not.toBe(id);
    paint(open, 4);
    await open.close();
    expect(await other.all()).toEqual(['Owl (other version): 1 3 4', 'Owl: 1 2']);
    expect(open.texts.title).toBe('Owl (other version)');
  });

  it('what is painted while the other version is on its way stays', async () => {
    const { server, one, other } = two();
    const id = await one.begin('Owl', 1);
    await one.exchange();
    await other.exchange();
    await other.paint(id, 7);
    await other.exchange();
    let isPainted = false;
    const ask: Ask = async (method, path, options) => {
      if (path.endsWith(id) && !isPainted) {
        isPainted = true;
        await one.paint(id, 3);
      }
      return server.ask(method, path, options);
    };
    await exchangeDrafts({ ...one.with_, ask });
    expect(await one.all()).toEqual(['Owl: 1 3']);
    await one.exchange();
    expect(await one.all()).toEqual(['Owl (other version): 1 3', 'Owl: 1 7']);
  });

  it('delete on both what one deletes, and bring back what the other has changed', async () => {
    const { one, other } = two();
    const id = await one.begin('Owl', 1);
    const kept = await one.begin('Cat', 2);
    await one.exchange();
    await other.exchange();
    await one.drafts.remove(id);
    await one.drafts.remove(kept);
    await other.paint(kept, 3);
    await one.exchange();
    await other.exchange();
    expect(await other.all()).toEqual(['Cat: 2 3']);
    await one.exchange();
    expect(await one.all()).toEqual(['Cat: 2 3']);
  });

  it('a deletion does not take what another device has changed before', async () => {
    const { one, other } = two();
    const id = await one.begin('Owl', 1);
    await one.exchange();
    await other.exchange();
    await other.paint(id, 2);
    await other.exchange();
    await one.drafts.remove(id);
    await one.exchange();
    expect(await one.all()).toEqual(['Owl: 1 2']);
  });

  it('undo brings a draft back everywhere', async () => {
    const { one, other } = two();
    const id = await one.begin('Owl', 1);
    await one.exchange();
    await other.exchange();
    const bringBack = await one.drafts.remove(id);
    await one.exchange();
    await other.exchange();
    expect(await other.all()).toEqual([]);
    await bringBack();
    await one.exchange();
    await other.exchange();
    expect([await one.all(), await other.all()]).toEqual([['Owl: 1'], ['Owl: 1']]);
  });

  it('titles that differ are kept both', async () => {
    const { one, other } = two();
    const id = await one.begin('Owl', 1);
    await one.exchange();
    await other.exchange();
    await one.drafts.rename(id, 'Barn owl');
    await other.drafts.rename(id, 'Snow owl');
    await one.exchange();
    await other.exchange();
    expect(await other.all()).toEqual(['Barn owl: 1', 'Snow owl (other version): 1']);
  });

  it('end equal after any changes in any order, and no painted cell is lost', async () => {
    const step = fc.record({
      who: fc.nat(1),
      what: fc.constantFrom('begin', 'paint', 'exchange', 'lost answer', 'offline', 'leave'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { server, one, other } = two();
        const devices = [one, other] as const;
        let cell = 0;
        for (const { who, what } of steps) {
          const device = who === 0 ? one : other;
          const [first] = await device.drafts.list();
          if (what === 'begin') await device.begin('Owl', cell++);
          else if (what === 'paint' && first) await device.paint(first.id, cell++);
          else if (what === 'leave') await sendDrafts(device.with_);
          else if (what !== 'paint') {
            if (what === 'lost answer') server.mood = 'loses answers';
            if (what === 'offline') server.mood = 'unreachable';
            await device.exchange();
            server.mood = 'well';
          }
        }
        for (let k = 0; k < 2; k++) for (const device of devices) await device.exchange();
        const all = await one.all();
        expect(await other.all()).toEqual(all);
        const painted = new Set(all.flatMap((text) => text.split(': ')[1]?.split(' ') ?? []));
        const begun = steps.some(({ what }) => what === 'begin');
        if (begun) for (let k = 0; k < cell; k++) expect(painted).toContain(`${k}`);
      }),
      { numRuns: 40 },
    );
  });
});

describe('trouble', () => {
  it('offline, drafts wait', async () => {
    const server = new FakeDraftsServer();
    const one = new Device(server, 1);
    await one.begin('Owl', 1);
    server.mood = 'unreachable';
    expect((await one.exchange()).problem?.code).toBe('not-reached');
    expect(await unsentDrafts(one.with_)).toHaveLength(1);
    server.mood = 'well';
    await one.exchange();
    expect(await unsentDrafts(one.with_)).toEqual([]);
    expect(server.titles).toEqual(['Owl']);
  });

  it('an answer that is lost makes no copy', async () => {
    const server = new FakeDraftsServer();
    const one = new Device(server, 1);
    const id = await one.begin('Owl', 1);
    await one.exchange();
    await one.paint(id, 2);
    server.mood = 'loses answers';
    await sendDrafts(one.with_);
    server.mood = 'well';
    expect(await one.exchange()).toEqual(EVEN);
    await one.paint(id, 3);
    expect(await one.exchange()).toEqual(EVEN);
    expect(await one.all()).toEqual(['Owl: 1 2 3']);
  });

  it('a server that was set back takes nothing away', async () => {
    const server = new FakeDraftsServer();
    const one = new Device(server, 1);
    const id = await one.begin('Owl', 1);
    await one.exchange();
    const backup = new Map(server.drafts);
    await one.paint(id, 2);
    await one.exchange();
    const later = await one.begin('Cat', 3);
    await one.exchange();
    server.drafts = backup;
    await one.exchange();
    expect(await one.all()).toEqual(['Cat: 3', 'Owl: 1 2']);
    expect(server.titles.sort()).toEqual(['Cat', 'Owl']);
    expect(server.drafts.get(later)?.revision).toBe(1);
  });

  it('what is refused stays on this device, and others are still fetched', async () => {
    const server = new FakeDraftsServer();
    const one = new Device(server, 1);
    const other = new Device(server, 2);
    await one.begin('Owl', 1);
    await one.exchange();
    await other.begin('Cat', 2);
    server.refuses = 'too-many-drafts';
    expect((await other.exchange()).problem?.code).toBe('too-many-drafts');
    expect(await other.all()).toEqual(['Cat: 2', 'Owl: 1']);
    expect(await unsentDrafts(other.with_)).toHaveLength(1);
  });

  it('data that no maker wrote are left alone', async () => {
    const server = new FakeDraftsServer();
    const one = new Device(server, 1);
    for (const data of ['!', btoa('no JSON'), btoa('{}'), btoa('{"id":"x","start":7}')]) {
      server.drafts.set('odd', { id: 'odd', title: '', data, revision: 1 });
      expect(await one.exchange()).toEqual(EVEN);
      expect(await one.all()).toEqual([]);
    }
  });
});

describe('data of a draft', () => {
  it('of a long record lose the oldest steps, but nothing of the picture', () => {
    const start = blankPicture(100, 100);
    const cells = Array.from({ length: 2400 }, (_, k) => 4 * k);
    const rows = Array.from({ length: 600 }, (_, k) => {
      const colors = cells.map((cell) => (cell + k) % 2);
      return [`t.${k}`, codeOfEdit({ type: 'put', cells, colors })] as const;
    });
    const texts = { title: 'Owl', author: '', description: '' };
    const times = { createdAt: 1, updatedAt: 2 };
    const draft = { id: 'long', texts, ...times, start: codeOfPicture(start), rows };
    const data = packDraft(draft) ?? '';
    expect(data.length).toBeLessThanOrEqual(Math.ceil(MOST_DRAFT_BYTES / 3) * 4);
    const read = unpackDraft(data);
    expect(read?.texts).toEqual(texts);
    expect(read?.rows.length).toBeLessThan(rows.length);
    expect(pictureOfDraft(read)).toEqual(pictureOfDraft(draft));
  });

  function pictureOfDraft(draft: Parameters<typeof replayDraft>[0] | undefined) {
    return draft && pictureOf(replayDraft(draft));
  }
});
