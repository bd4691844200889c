/** Several tabs and crashes, on random paths: nothing is lost, nothing happens twice. */
import 'fake-indexeddb/auto';
import { cluesOnly, type GameRecord, replay, type TimedMove } from '@nonokit/board';
import { BLACK_ON_WHITE, puzzleOf, type Random, randomOf } from '@nonokit/core';
import { drawnGrid } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OpenGame } from '../../player-store/index.js';
import { type Tab, turns, World } from './testing/world.js';

const ROW = '#.#.#.#.#.#.#.#.#.#.';
const CLUES = cluesOnly(
  puzzleOf(drawnGrid(...Array.from({ length: 20 }, () => ROW)), BLACK_ON_WHITE),
);

/** Moves that can be told apart have names; these do. */
function named(name: string, at: number): TimedMove {
  return { at, move: { type: 'suppose', name } };
}

function namesIn(record: GameRecord): string[] {
  return record.flatMap(({ move }) => (move.type === 'suppose' ? [move.name] : []));
}

/** How many moves paint a cell. */
function countPaints(record: GameRecord, cell: number): number {
  return record.filter(({ move }) => move.type === 'paint' && move.cells.includes(cell)).length;
}

const world = (random: Random, hasLocks: boolean) =>
  new World({ hasLocks, delivers: () => random.below(3) > 0 });

describe.each([true, false])('two tabs, with locks: %s', (hasLocks) => {
  it('show the same game in the end, and lose no move', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        const random = randomOf(seed);
        const profile = world(random, hasLocks);
        const tabs = [profile.tab(), profile.tab()];
        const games = await Promise.all(tabs.map(({ store }) => store.open('game', CLUES)));
        // what a page shows: its own moves, and another record when it is told of one
        const shown: TimedMove[][] = [[], []];
        games.forEach((game, k) => {
          game.onForeign((record) => {
            shown[k] = [...record];
          });
        });
        const made: string[][] = [[], []];
        for (let k = 0; k < 30; k++) await step(random, tabs, games, made, shown);
        await settle(tabs, games);

        const [a, b] = games.map(({ record }) => record);
        expect(a).toEqual(b);
        const names = namesIn(a ?? []);
        for (const each of shown) expect(namesIn(each)).toEqual(names);
        expect([...names].sort()).toEqual(made.flat().sort());
        for (const own of made) {
          expect(names.filter((name) => own.includes(name))).toEqual(own);
        }
        const times = (a ?? []).map(({ at }) => at);
        expect(times).toEqual([...times].sort((x, y) => x - y));
        const fresh = await profile.tab().store.open('game', CLUES);
        expect(fresh.record).toEqual(a);
        expect(replay(CLUES, fresh.record).marks).toEqual(replay(CLUES, a ?? []).marks);
      }),
    );
  });
});

async function step(
  random: Random,
  tabs: readonly Tab[],
  games: readonly OpenGame[],
  made: readonly string[][],
  shown: readonly TimedMove[][],
): Promise<void> {
  const k = random.below(2);
  const tab = tabs[k];
  const game = games[k];
  const own = made[k];
  if (tab === undefined || game === undefined || own === undefined) return;
  const append = (timed: TimedMove) => {
    game.append(timed);
    shown[k]?.push(timed);
  };
  const kind = random.below(10);
  if (kind < 5) {
    const name = `${k}-${own.length}`;
    own.push(name);
    append(named(name, random.below(100_000)));
  } else if (kind === 5) append({ at: 5, move: { type: 'undo' } });
  else if (kind === 6) tab.show(random.below(2) === 0);
  else if (kind === 7) await game.flush();
  else await turns(random.below(6));
}

/** What happens when each tab has been looked at. */
async function settle(tabs: readonly Tab[], games: readonly OpenGame[]): Promise<void> {
  for (const game of games) expect(await game.flush()).toBe(true);
  for (const tab of tabs) tab.show(true);
  await turns(20);
  for (const game of games) expect(await game.flush()).toBe(true);
}

/** What is expected of a history of crashes. */
interface Expected {
  /** Moves that must be there once. */
  readonly kept: string[];
  /** Moves during which the tab died: there once or not at all. */
  readonly maybe: string[];
  /** First cells of strokes that must be there once. */
  readonly strokes: number[];
}

describe.each([true, false])('crashes, with locks: %s', (hasLocks) => {
  it('lose nothing that was done, and do nothing twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        const random = randomOf(seed);
        const profile = world(random, hasLocks);
        const expected: Expected = { kept: [], maybe: [], strokes: [] };
        for (let life = 0; life < 6; life++) await live(random, profile, life, expected);

        const last = profile.tab();
        const game = await last.store.open('game', CLUES);
        expect(await game.flush(), String(last.store.trouble?.error)).toBe(true);
        const names = namesIn(game.record);
        expect(new Set(names).size).toBe(names.length);
        expect(names.filter((name) => expected.kept.includes(name))).toEqual(expected.kept);
        const all = [...expected.kept, ...expected.maybe];
        expect(names.filter((name) => !all.includes(name))).toEqual([]);
        for (const cell of expected.strokes) expect(countPaints(game.record, cell)).toBe(1);
        for (const { key } of journalKeys(profile)) expect(key).toBe('');
      }),
    );
  });
});

describe('crashes of a browser that refuses the journal', () => {
  it('lose nothing that was confirmed, and do nothing twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        const random = randomOf(seed);
        const profile = world(random, true);
        profile.storage.isRefusing = true;
        const stored: string[] = [];
        const made: string[] = [];
        for (let life = 0; life < 5; life++) {
          const tab = profile.tab(1 + random.below(120));
          const game = await Promise.race([tab.store.open('game', CLUES), gone(tab)]);
          const own: string[] = [];
          for (let k = 0; game !== undefined && k < 8 && !tab.isDead; k++) {
            own.push(`${life}-${k}`);
            game.append(named(`${life}-${k}`, k));
            const isStored =
              random.below(2) === 0 && (await Promise.race([game.flush(), gone(tab)]));
            if (isStored === true) stored.push(...own.filter((name) => !stored.includes(name)));
          }
          made.push(...own);
          tab.crash();
          await turns(3);
        }
        const names = namesIn((await profile.tab().store.open('game', CLUES)).record);
        expect(new Set(names).size).toBe(names.length);
        expect(stored.filter((name) => !names.includes(name))).toEqual([]);
        expect(made.filter((name) => names.includes(name))).toEqual(names);
      }),
    );
  });
});

function journalKeys({ storage }: World): { readonly key: string }[] {
  return Array.from({ length: storage.length }, (_, index) => ({ key: storage.key(index) ?? '' }));
}

/** A tab that plays until its fuse burns down, or it is closed. */
async function live(
  random: Random,
  profile: World,
  life: number,
  { kept, maybe, strokes }: Expected,
): Promise<void> {
  const tab = profile.tab(1 + random.below(90));
  const game = await Promise.race([tab.store.open('game', CLUES), gone(tab)]);
  for (let k = 0; game !== undefined && k < 12 && !tab.isDead; k++) {
    const first = life * 60 + 5 * k;
    if (random.below(3) === 0) await stroke(random, tab, game, first, strokes);
    else {
      const name = `${life}-${k}`;
      game.append(named(name, 100 * life + k));
      (tab.isDead ? maybe : kept).push(name);
    }
    if (random.below(3) === 0) await turns(random.below(5));
    if (random.below(9) === 0) tab.show(false);
  }
  tab.crash();
  await turns(3);
}

/** A stroke that grows; its end may come after the tab's. */
async function stroke(
  random: Random,
  tab: Tab,
  game: OpenGame,
  first: number,
  strokes: number[],
): Promise<void> {
  let isKept = false;
  for (let length = 1; length <= 3; length++) {
    const cells = Array.from({ length }, (_, k) => first + k);
    game.journal({ mark: 1, cells });
    isKept ||= !tab.isDead;
    if (random.below(4) === 0) await turns(random.below(3));
  }
  const cells = [first, first + 1, first + 2, first + 3];
  game.append({ at: 0, move: { type: 'paint', mark: 1, cells } });
  game.journal(undefined);
  if (isKept) strokes.push(first);
}

async function gone(tab: Tab): Promise<undefined> {
  while (!tab.isDead) await turns(1);
  await turns(3);
  return undefined;
}
