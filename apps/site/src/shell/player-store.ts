/**
 * The store of this page, opened at first need. It is loaded apart, so that a page is readable and
 * usable before it arrives.
 */
import { signal } from '@preact/signals';
import type { GameStore } from '../store/index.js';

const opened = signal<Promise<GameStore> | undefined>(undefined);

/** The one store of the page. */
export function playerStore(): Promise<GameStore> {
  opened.value ??= import('../store/index.js').then(({ openStore }) => openStore());
  return opened.value;
}
