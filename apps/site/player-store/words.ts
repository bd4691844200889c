/** What is said about exported texts, in English. */
import { messagesOf } from '@nonokit/core';

const declared = messagesOf('store');

/** The text is something else, or damaged. */
export const notAnExport = declared(
  'no-export',
  'notAnExport',
  () => 'this file was not exported by Nonokit, or it is damaged',
);

/** The text is of a later version of the site. */
export const newerExport = declared<{ readonly found: number; readonly known: number }>(
  'newer-export',
  'newerExport',
  ({ found, known }) =>
    `a newer Nonokit exported this file (version ${found}, this one reads up to ${known}); reload the page to get it`,
);

/** The browser keeps nothing, so there is nothing to merge with. */
export const cannotStore = declared(
  'cannot-store',
  'cannotStore',
  () => 'the browser refuses to store anything, so nothing was imported',
);
