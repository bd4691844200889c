/** Verification: honest games pass, and each way to cheat is refused or goes where machines go. */
import type { GameRecord, Move } from '@nonokit/board';
import { saveGame } from '@nonokit/board';
import { describe, expect, it } from 'vitest';
import { IDLE_MS } from './played.js';
import {
  bytesOfRecord,
  cluesOf,
  planStrokes,
  playedRecord,
  randomPicture,
  retimed,
} from './testing/played.js';
import { type Known, type Submission, type Verdict, verify } from './verify.js';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 22, 12);
const PICTURE = randomPicture('picture', 15);
const CLUES = cluesOf(PICTURE);
const NOTHING: Known = { isByKey: false, isByAuthor: false, earlier: [] };

function sent(record: GameRecord | Uint8Array, more: Partial<Submission> = {}): Verdict {
  const clues = more.clues ?? CLUES;
  const bytes = record instanceof Uint8Array ? record : bytesOfRecord(clues, record);
  const ids = { puzzleId: 'puzzle', version: 1, gameId: 'game' };
  return verify({ ...ids, clues, bytes, givenAt: NOW - HOUR, now: NOW, known: NOTHING, ...more });
}

function outcome(verdict: Verdict): string {
  if (!verdict.isVerified) return verdict.code;
  return [verdict.solve.kind, ...verdict.solve.doubts].join(' ');
}

/** All strokes in reading order, at these times. */
function written(at: (index: number) => number): GameRecord {
  return planStrokes(PICTURE).map((cells, index) => ({
    at: at(index),
    move: { type: 'paint', mark: 1, cells },
  }));
}

describe('verify accepts', () => {
  it.each([5, 10, 15, 20, 30])('games played by people, %i cells wide', (size) => {
    for (let k = 0; k < 40; k++) {
      const picture = randomPicture(`p${k}`, size);
      const record = playedRecord(picture, { seed: `s${k}`, pace: 400 + 50 * k });
      const verdict = sent(record, { clues: cluesOf(picture), givenAt: NOW - 24 * HOUR });
      expect(outcome(verdict), `${size} ${k}`).toBe('person');
    }
  });

  it('the time in the record, with long pauses cut', () => {
    const record = playedRecord(PICTURE);
    const usual = sent(record);
    const paused = sent(retimed(record, (index, at) => (index < 9 ? at : at + 10 * IDLE_MS)));
    if (!usual.isVerified || !paused.isVerified) throw new Error('refused');
    expect(usual.solve.activeMs).toBe(record.at(-1)?.at);
    const added = paused.solve.activeMs - usual.solve.activeMs;
    expect(added).toBeGreaterThan(IDLE_MS / 2);
    expect(added).toBeLessThanOrEqual(IDLE_MS);
  });

  it('no record that is longer than the server’s own time', () => {
    const record = playedRecord(PICTURE);
    const lastAt = record.at(-1)?.at ?? 0;
    const at = (serverMs: number) => sent(record, { givenAt: NOW - serverMs });
    expect(at(lastAt - 400)).toMatchObject({ isVerified: true, solve: { activeMs: lastAt } });
    expect(at(lastAt * 0.98 - 500)).toEqual({ isVerified: false, code: 'clock' });
  });

  it.each(['where', 'why', 'cells', 'check'] as const)('help (%s), and records it', (kind) => {
    const record = playedRecord(PICTURE);
    const help: Move = { type: 'help', kind };
    expect(outcome(sent([{ at: 5, move: help }, ...record]))).toBe('helped');
  });

  it('solves by authors and programs, and marks them as such', () => {
    const record = playedRecord(PICTURE);
    expect(outcome(sent(record, { known: { ...NOTHING, isByAuthor: true } }))).toBe('helped');
    expect(outcome(sent(record, { known: { ...NOTHING, isByKey: true } }))).toBe('machine');
  });

  it('a tiny puzzle that takes one stroke', () => {
    const picture = { width: 1, height: 1, cells: Uint16Array.of(1) };
    const record = [{ at: 700, move: { type: 'paint', mark: 1, cells: [0] } }] as const;
    expect(outcome(sent(record, { clues: cluesOf(picture) }))).toBe('person');
  });
});

describe('verify refuses', () => {
  const record = playedRecord(PICTURE);

  it('a solution that is sent at once', () => {
    const cells = [...PICTURE.cells.keys()].filter((cell) => PICTURE.cells[cell] === 1);
    const whole: GameRecord = [{ at: 0, move: { type: 'paint', mark: 1, cells } }];
    expect(outcome(sent(whole))).toBe('too-fast');
    expect(outcome(sent(written(() => 0)))).toBe('too-fast');
    expect(outcome(sent(written((index) => index * 10)))).toBe('too-fast');
    // a pause before does not help
    expect(outcome(sent(written((index) => 60_000 + index * 20)))).toBe('too-fast');
  });

  it('half a record, and one whose end was undone', () => {
    expect(outcome(sent(record.slice(0, record.length / 2)))).toBe('not-solved');
    expect(outcome(sent([]))).toBe('not-solved');
    const at = record.at(-1)?.at ?? 0;
    expect(outcome(sent([...record, { at, move: { type: 'undo' } }]))).toBe('not-solved');
  });

  it('a record of another puzzle', () => {
    const other = randomPicture('other', 15);
    expect(outcome(sent(playedRecord(other)))).toBe('not-solved');
    const larger = randomPicture('other', 16);
    const bytes = bytesOfRecord(cluesOf(larger), playedRecord(larger));
    expect(outcome(sent(bytes))).toBe('record-unreadable');
  });

  it('impossible times: sent sooner than the play took, or clocks set back', () => {
    const took = record.at(-1)?.at ?? 0;
    expect(outcome(sent(record, { givenAt: NOW - took / 2 }))).toBe('clock');
    expect(outcome(sent(record, { givenAt: NOW + 1000 }))).toBe('clock');
    const text = saveGame(CLUES, { record, elapsed: took });
    const fallen = text.replace(/,\[(\d+),"p"/, ',[-5,"p"');
    expect(fallen).not.toBe(text);
    expect(outcome(sent(new TextEncoder().encode(fallen)))).toBe('times-fall');
  });

  it('data that is not a record', () => {
    const texts = ['', 'null', '[]', '{}', '{"moves":{}}', '{"moves":[7]}', '{"moves":[["a"]]}'];
    for (const text of texts) {
      expect(outcome(sent(new TextEncoder().encode(text))), text).toBe('record-unreadable');
    }
    expect(outcome(sent(Uint8Array.of(255, 254, 0)))).toBe('record-unreadable');
  });
});

describe('verify limits', () => {
  const many = (count: number, entry: string): Uint8Array => {
    const moves = Array.from({ length: count }, () => entry).join(',');
    const head = '"format":"nonokit-game","version":1,"size":[15,15,2],"elapsed":0';
    return new TextEncoder().encode(`{${head},"moves":[${moves}]}`);
  };
  const whole = '[9,"p",1,[0,225,1]]';

  it.each<[string, Uint8Array]>([
    ['bytes', new Uint8Array(3_000_000)],
    ['moves', many(10_000, '[1,"u"]')],
    ['cells', many(200, whole)],
    ['runs that claim more than there is', many(1, '[9,"p",1,[0,1e300,1]]')],
    ['numbers crossed off', many(2400, '[9,"c",0,0,0,1]')],
  ])('%s before it processes them', (_, bytes) => {
    const start = process.cpuUsage();
    expect(outcome(sent(bytes))).toMatch(/record-too-large|not-solved/);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(500);
  });

  it('the cost of moves over the whole board', () => {
    const picture = { width: 200, height: 200, cells: new Uint16Array(40_000).fill(1) };
    const clues = cluesOf(picture);
    const text = (entries: readonly string[]) => {
      const head = '"format":"nonokit-game","version":1,"size":[200,200,2],"elapsed":0';
      return new TextEncoder().encode(`{${head},"moves":[${entries.join(',')}]}`);
    };
    const times = (count: number, entry: string) => Array.from({ length: count }, () => entry);
    const paint = '[9,"p",1,[0,40000,1]]';
    for (const entries of [
      times(2000, '[9,"s","a"]'),
      [paint, ...times(2000, '[9,"n"],[9,"u"]')],
      [paint, ...times(2000, '[9,"u"],[9,"r"]')],
    ]) {
      expect(outcome(sent(text(entries), { clues }))).toBe('record-too-large');
    }
  });
});

describe('verify marks as doubtful', () => {
  const record = playedRecord(PICTURE);
  const kinds = (verdict: Verdict) => outcome(verdict).split(' ');

  it('an even rhythm, with and without jitter', () => {
    const even = retimed(record, (index) => 1000 + index * 800);
    expect(kinds(sent(even))).toEqual(expect.arrayContaining(['machine', 'even-rhythm']));
    const jitter = retimed(record, (index) => 1000 + index * 800 + ((index * 7919) % 300));
    expect(kinds(sent(jitter))).toEqual(expect.arrayContaining(['machine', 'even-rhythm']));
    expect(kinds(sent(jitter))).toContain('no-pauses');
  });

  it('a picture copied in reading order', () => {
    const copied = written((index) => 900 * index + 400 * (index % 3));
    expect(kinds(sent(copied))).toEqual(expect.arrayContaining(['machine', 'reading-order']));
  });

  it('a large puzzle in almost no time', () => {
    const large = randomPicture('large', 30);
    const clues = cluesOf(large);
    const fast = playedRecord(large, { pace: 20 });
    expect(kinds(sent(fast, { clues }))).toEqual(expect.arrayContaining(['machine', 'superhuman']));
  });

  it('more play than time has passed', () => {
    const own = sent(record);
    const activeMs = own.isVerified ? own.solve.activeMs : 0;
    const givenAt = NOW - 1.2 * activeMs;
    const earlier = [{ activeMs, givenAt, solvedAt: NOW - 1000 }];
    const known = { ...NOTHING, earlier };
    expect(kinds(sent(record, { givenAt, known }))).toEqual(['machine', 'overlapping']);
    const apart = [{ activeMs, givenAt: givenAt - activeMs, solvedAt: givenAt }];
    expect(kinds(sent(record, { givenAt, known: { ...NOTHING, earlier: apart } }))).toEqual([
      'person',
    ]);
  });

  it('a record of a tiny puzzle that is sent at once, even if its times look human', () => {
    const tiny = randomPicture('tiny', 5);
    const clues = cluesOf(tiny);
    const quick = playedRecord(tiny, { pace: 300 });
    const took = quick.at(-1)?.at ?? 0;
    expect(took).toBeLessThan(5000);
    const at = (serverMs: number) => kinds(sent(quick, { clues, givenAt: NOW - serverMs }));
    expect(at(150)).toEqual(['clock']);
    expect(at(took / 2)).toEqual(['clock']);
    expect(at(took)).toEqual(['person']);
    expect(at(took - 400)).toEqual(['person']);
  });

  it('many puzzles in a row, except those that a guest brings along', () => {
    const small = randomPicture('small', 5);
    const clues = cluesOf(small);
    const quick = playedRecord(small, { pace: 300 });
    const row = Array.from({ length: 40 }, (_, k) => ({
      activeMs: 3000,
      givenAt: NOW - 9000 - 5000 * k,
      solvedAt: NOW - 5000 - 5000 * k,
    }));
    const send = (earlier: Known['earlier']) =>
      kinds(sent(quick, { clues, givenAt: NOW - 60_000, known: { ...NOTHING, earlier } }));
    expect(send(row)).toEqual(['machine', 'many-in-a-row']);
    expect(send(row.map((each) => ({ ...each, givenAt: each.givenAt - 9 * HOUR })))).toEqual([
      'person',
    ]);
  });
});

describe('fingerprints of records', () => {
  const record = playedRecord(PICTURE);
  const marks = (played: GameRecord, more?: Partial<Submission>) => {
    const verdict = sent(played, more);
    if (!verdict.isVerified) throw new Error(verdict.code);
    return verdict.solve.fingerprints;
  };

  it('recognise a record from any sender and with any beginning', () => {
    const later = retimed(record, (_, at) => at + 700);
    expect(marks(later, { gameId: 'other' })).toEqual(marks(record));
  });

  it('recognise a short record, unless it has very few moves', () => {
    const short = record.filter(({ move }) => move.type === 'paint').slice(0, 5);
    const of = (moves: GameRecord, gameId: string) => {
      const picture = new Uint16Array(225);
      for (const { move } of moves) {
        if (move.type === 'paint') for (const cell of move.cells) picture[cell] = 1;
      }
      const clues = cluesOf({ width: 15, height: 15, cells: picture });
      return marks(moves, { clues, gameId }).recordHash;
    };
    expect(of(short, 'a')).toBe(of(short, 'b'));
    expect(of(short.slice(0, 4), 'a')).not.toBe(of(short.slice(0, 4), 'b'));
  });

  it('recognise an order despite other times, crosses, halved strokes and undone moves', () => {
    const edited = record.flatMap(({ at, move }, index): GameRecord => {
      const own = 1000 + at * 1.3 + (index % 7) * 40;
      if (move.type !== 'paint' || move.cells.length < 2) return [{ at: own, move }];
      const first = move.cells.slice(0, 1);
      const rest = move.cells.slice(1);
      return [
        { at: own, move: { ...move, cells: first } },
        { at: own + 60, move: { ...move, cells: rest } },
        { at: own + 120, move: { type: 'undo' } },
        { at: own + 180, move: { type: 'redo' } },
      ];
    });
    expect(marks(edited).orderHash).toBe(marks(record).orderHash);
    expect(marks(edited).recordHash).not.toBe(marks(record).recordHash);
  });

  it('differ between people and between puzzles', () => {
    const orders = ['a', 'b', 'c'].map((seed) => marks(playedRecord(PICTURE, { seed })).orderHash);
    const others = [{ puzzleId: 'other' }].map((more) => marks(record, more).orderHash);
    expect(new Set([...orders, ...others, marks(record).orderHash]).size).toBe(5);
  });

  it('do not link small puzzles, copied pictures or followed hints to a player', () => {
    const small = randomPicture('small', 5);
    const smallMarks = marks(playedRecord(small), { clues: cluesOf(small) });
    expect(smallMarks.orderHash).toBeUndefined();
    const copied = written((index) => 1000 + 900 * index);
    expect(marks(copied).orderHash).toBeUndefined();
    const helped: GameRecord = [{ at: 1, move: { type: 'help', kind: 'where' } }, ...record];
    expect(marks(helped).orderHash).toBeUndefined();
  });
});
