/** Russian messages about scanning. */
import type { Translation } from '@nonokit/core';

export const SCAN_RU: Translation<typeof import('../../en/problems/scan.js')> = {
  nothingRead: () => 'не записан: ни один кроссворд не прочитан',
  damagedPdf: () => 'файл PDF повреждён, открыть его не удалось',
  lockedPdf: () => 'файл PDF защищён паролем; сохраните копию без пароля и прочитайте её',
  slowPage: () => 'эту страницу PDF не удалось нарисовать, или это длится дольше минуты',
  manyPages: ({ pages, most }) =>
    `страниц в файле PDF ${pages}, прочитаны первые ${most}; разделите файл, чтобы прочитать остальные`,
};
