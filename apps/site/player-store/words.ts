/** What is said about exported texts, in English and Russian. */
import { messagesOf, type Translation } from '@nonokit/core';

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

/** The sentences in Russian. */
export const STORE_RU: Translation<{
  readonly notAnExport: typeof notAnExport;
  readonly newerExport: typeof newerExport;
  readonly cannotStore: typeof cannotStore;
}> = {
  notAnExport: () => 'этот файл не создан экспортом Nonokit или повреждён',
  newerExport: ({ found, known }) =>
    `файл создан более новой версией Nonokit (${found}, эта читает не новее ${known}); обновите страницу`,
  cannotStore: () => 'браузер запрещает что-либо хранить, поэтому ничего не импортировано',
};
