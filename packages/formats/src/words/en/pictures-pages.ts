/** Messages about puzzles in pages, in English. */
import { message } from '../message.js';
import type { ManyParams } from './pictures.js';

export const picturesNoTable = message(
  'no-table',
  'picturesNoTable',
  () => 'the page has no <table class="nonogram">, as our pages have',
);

export const picturesPageColors = message<ManyParams>(
  'too-many-colors',
  'picturesPageColors',
  ({ found, most }) => `${found} colours are more than the ${most} allowed`,
);

export const picturesPageColor = message(
  'bad-color',
  'picturesPageColor',
  ({ found }: { found: string }) => `"${found}" is no colour, expected one like "#c8141e"`,
);

export const picturesPageLines = message(
  'too-large',
  'picturesPageLines',
  ({ most }: { most: number }) => `more lines than ${most} cells allow`,
);

export const picturesPageClass = message(
  'bad-color',
  'picturesPageClass',
  ({ found, most }: { found: string; most: number }) =>
    `the colour is "${found}", expected "c1" to "c${most}"`,
);
