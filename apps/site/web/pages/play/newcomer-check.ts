/**
 * What is told of a puzzle before it is played: the rule of another kind, or to new players where
 * they can learn. Who is new is decided before anything for them is loaded.
 */
import type { BlindPuzzle } from '@nonokit/board';
import type { ComponentType } from 'preact';
import { here } from '../../frame/here.js';
import { withWords } from '../../frame/page-words.js';
import { store } from '../../frame/store.js';
import { loadProgress, progress } from '../learn/progress.js';
import type { PlaySession } from './session.js';

/** What shows the line, or a note beside the board. */
export type Tip = ComponentType<{ readonly session: PlaySession }>;

/** The line above the board of a phone, if any: the rule of another kind, or the lesson. */
export async function loadTip(isOther: boolean): Promise<Tip | null> {
  if (isOther) return (await withWords(() => import('./kind-rule.js'))).KindRuleTip;
  loadProgress();
  if (progress.peek().hasClosedTip || !(await hasSolvedNothing())) return null;
  return (await withWords(() => import('./newcomer.js'))).NewcomerTip;
}

/** The note beside the board, if there is one. */
export async function loadNote({ id, clues }: BlindPuzzle): Promise<Tip | undefined> {
  if (clues.rules !== undefined) return (await withWords(() => import('./kind-rule.js'))).KindRule;
  if (!(await hasBegunNothing(id))) return undefined;
  return (await withWords(() => import('./newcomer.js'))).Newcomer;
}

/** Whether there is no account, no lesson and nothing solved. */
async function hasSolvedNothing(): Promise<boolean> {
  loadProgress();
  if (here.peek().server?.person !== undefined || progress.peek().hasPlayedFirst) return false;
  return (await store().results.list()).length === 0;
}

/** Whether there is no other game either. */
async function hasBegunNothing(id: string): Promise<boolean> {
  if (!(await hasSolvedNothing())) return false;
  return (await store().list()).every((game) => game.id === id);
}
