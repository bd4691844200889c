/**
 * What this device knows of its player's practice: the best results, and for each technique how
 * soon it comes back: after one other task where it went wrong, and after every right answer twice
 * as late, up to 16 tasks. It is one small entry of the browser's storage.
 */
import { signal } from '@preact/signals';
import { spaceHere } from '../../../player-store/space.js';

/** How well a technique sits, and when it comes back. */
export interface Sitting {
  /** 0 after a mistake, to 4. */
  readonly level: number;
  /** The turn from which on it is due. */
  readonly due: number;
}

/** The stored form. */
export interface Practice {
  /** Right answers of the best Storm, and of the longest Streak. */
  readonly stormBest: number;
  readonly streakBest: number;
  /** How many tasks were answered. */
  readonly turn: number;
  readonly techniques: Readonly<Record<string, Sitting>>;
}

/** The highest level. */
export const MOST_LEVEL = 4;

const PRACTICE_KEY = 'nonokit.storm';
const NOTHING: Practice = { stormBest: 0, streakBest: 0, turn: 0, techniques: {} };

/** The practice so far; empty before `loadPractice`. */
export const practice = signal<Practice>(NOTHING);

/** Reads the stored practice; anything unreadable counts as none. */
export function loadPractice(): void {
  practice.value = parsePractice(read(spaceHere() + PRACTICE_KEY));
}

/** Notes an answer. */
export function noteAnswer(technique: string, isRight: boolean): void {
  loadPractice();
  keep(afterAnswer(practice.value, technique, isRight));
}

/** Notes a result; gives the best one before. */
export function noteResult(kind: 'stormBest' | 'streakBest', right: number): number {
  loadPractice();
  const before = practice.value[kind];
  if (right > before) keep({ ...practice.value, [kind]: right });
  return before;
}

/** Adds what guests have done here to the practice of the person who arrives. */
export function movePractice(): void {
  const theirs = read(PRACTICE_KEY);
  if (theirs === undefined || spaceHere() === '') return;
  loadPractice();
  const own = practice.value;
  const guests = parsePractice(theirs);
  keep({
    stormBest: Math.max(own.stormBest, guests.stormBest),
    streakBest: Math.max(own.streakBest, guests.streakBest),
    turn: Math.max(own.turn, guests.turn),
    techniques: { ...guests.techniques, ...own.techniques },
  });
  localStorage.removeItem(PRACTICE_KEY);
}

/** The practice after one more answer. */
export function afterAnswer(before: Practice, technique: string, isRight: boolean): Practice {
  const turn = before.turn + 1;
  const old = before.techniques[technique]?.level ?? 0;
  const level = isRight ? Math.min(old + 1, MOST_LEVEL) : 0;
  const sitting = { level, due: turn + (isRight ? 2 ** level : 1) };
  return { ...before, turn, techniques: { ...before.techniques, [technique]: sitting } };
}

/**
 * The technique of the next task: of those that are due the weakest; else a new one, the plainest
 * first; else the one that is due first. The one before is not asked twice in a row.
 */
export function chooseTechnique(
  { turn, techniques }: Practice,
  all: readonly string[],
  before?: string,
): string {
  const others = all.length > 1 ? all.filter((id) => id !== before) : all;
  const known = others.flatMap((id) => {
    const sitting = techniques[id];
    return sitting === undefined ? [] : [{ id, ...sitting }];
  });
  const due = known.filter((one) => one.due <= turn).sort((a, b) => a.level - b.level);
  const fresh = others.find((id) => techniques[id] === undefined);
  const [first] = [...known].sort((a, b) => a.due - b.due);
  return due[0]?.id ?? fresh ?? first?.id ?? all[0] ?? '';
}

/** Parses the practice from a text. */
export function parsePractice(text: string | undefined): Practice {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return NOTHING;
    const found = value as Readonly<Record<string, unknown>>;
    const { techniques } = found;
    const entries = typeof techniques === 'object' && techniques !== null ? techniques : {};
    return {
      stormBest: count(found['stormBest']),
      streakBest: count(found['streakBest']),
      turn: count(found['turn']),
      techniques: Object.fromEntries(
        Object.entries(entries)
          .filter(([id]) => /^[a-z-]{1,40}$/.test(id))
          .slice(0, 100)
          .map(([id, sitting]) => [id, parseSitting(sitting)]),
      ),
    };
  } catch {
    return NOTHING;
  }
}

function parseSitting(value: unknown): Sitting {
  const { level, due } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return { level: Math.min(count(level), MOST_LEVEL), due: count(due) };
}

function count(value: unknown): number {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : 0;
}

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    // storage is refused: practice lasts as long as the page
    return JSON.stringify(practice.peek());
  }
}

function keep(next: Practice): void {
  practice.value = next;
  try {
    localStorage.setItem(spaceHere() + PRACTICE_KEY, JSON.stringify(next));
  } catch {
    // as above
  }
}
