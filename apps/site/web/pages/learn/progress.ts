/**
 * The player's progress in learning: techniques whose tasks are finished, and whether the first
 * puzzle was played. It is one small entry of the browser's storage; puzzles of the course are
 * games like others, and are kept with them.
 */
import { signal } from '@preact/signals';
import { spaceHere } from '../../../player-store/space.js';

/** The stored form. */
export interface LearnProgress {
  /** Names of techniques: "overlap". */
  readonly techniques: readonly string[];
  readonly hasPlayedFirst: boolean;
  /** Whether the tip above the board of a phone was closed. */
  readonly hasClosedTip: boolean;
}

/** The key in the browser's storage, after the space. */
const LEARN_KEY = 'nonokit.learn';
const NOTHING: LearnProgress = { techniques: [], hasPlayedFirst: false, hasClosedTip: false };

/** The progress so far; empty before `loadProgress`. */
export const progress = signal<LearnProgress>(NOTHING);

/** Reads the stored progress; anything unreadable counts as none. */
export function loadProgress(): void {
  progress.value = parseProgress(read());
}

/** Notes that the tasks of a technique are finished. */
export function finishTechnique(id: string): void {
  loadProgress();
  if (progress.value.techniques.includes(id)) return;
  keep({ ...progress.value, techniques: [...progress.value.techniques, id] });
}

/** Notes that the first puzzle was played or skipped. */
export function finishFirst(): void {
  loadProgress();
  keep({ ...progress.value, hasPlayedFirst: true });
}

/** Notes that the player has closed the tip above the board. */
export function closeTip(): void {
  loadProgress();
  keep({ ...progress.value, hasClosedTip: true });
}

/** Adds what guests have learned here to the progress of the person who arrives. */
export function moveProgress(): void {
  const theirs = localStorage.getItem(LEARN_KEY);
  if (theirs === null || spaceHere() === '') return;
  loadProgress();
  const own = progress.value;
  const guests = parseProgress(theirs);
  keep({
    techniques: [...new Set([...own.techniques, ...guests.techniques])],
    hasPlayedFirst: own.hasPlayedFirst || guests.hasPlayedFirst,
    hasClosedTip: own.hasClosedTip || guests.hasClosedTip,
  });
  localStorage.removeItem(LEARN_KEY);
}

/** Parses the progress from a text. */
export function parseProgress(text: string | undefined): LearnProgress {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return NOTHING;
    const techniques: unknown = 'techniques' in value ? value.techniques : [];
    const isName = (one: unknown): one is string => typeof one === 'string' && one.length < 40;
    return {
      techniques: Array.isArray(techniques) ? techniques.filter(isName).slice(0, 100) : [],
      hasPlayedFirst: 'hasPlayedFirst' in value && value.hasPlayedFirst === true,
      hasClosedTip: 'hasClosedTip' in value && value.hasClosedTip === true,
    };
  } catch {
    return NOTHING;
  }
}

function read(): string | undefined {
  try {
    return localStorage.getItem(spaceHere() + LEARN_KEY) ?? undefined;
  } catch {
    // storage is refused: progress lasts as long as the page
    return JSON.stringify(progress.peek());
  }
}

function keep(next: LearnProgress): void {
  progress.value = next;
  try {
    localStorage.setItem(spaceHere() + LEARN_KEY, JSON.stringify(next));
  } catch {
    // as above
  }
}
