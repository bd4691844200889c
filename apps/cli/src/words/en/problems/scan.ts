/** Problems of `scan`, in English. */
import { message } from '../../message.js';

export const nothingRead = message(
  'nothing-read',
  'nothingRead',
  () => 'was not written, because no puzzle was read',
);
export const damagedPdf = message(
  'bad-pdf',
  'damagedPdf',
  () => 'the PDF file is damaged, and cannot be opened',
);
export const lockedPdf = message(
  'locked-pdf',
  'lockedPdf',
  () => 'the PDF file needs a password; save a copy without one and scan that',
);
export const slowPage = message(
  'slow-page',
  'slowPage',
  () => 'this page of the PDF file cannot be drawn, or takes longer than a minute',
);
export const manyPages = message(
  'many-pages',
  'manyPages',
  ({ pages, most }: { pages: number; most: number }) =>
    `the PDF file has ${pages} pages, of which the first ${most} were read; split it to read the others`,
);
