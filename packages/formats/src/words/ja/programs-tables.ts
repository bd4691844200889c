/** Messages of the readers of tables, in Japanese. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-tables.js';

export const PROGRAMS_TABLES: Translation<typeof en> = {
  archiloqueLines: ({ found }) => `文字のある行が${found}行です。行の数字と列の数字が必要です`,
  tableBegins: () => 'ファイルが空のセルとカンマで始まっていません。左上の角を空にしてください',
  tableTooLarge: () => '表が、許されるどのパズルよりも大きくなっています',
  tableNoCorner: () => '列の数字と行の数字を分ける、左上の空いた角がありません',
  tableNoClues: () => '表に数字がありません',
  tableBlotted: () => '数字が「#」で隠れています。別の種類のパズルで、ここでは受け付けていません',
  tableNoNumber: ({ found }) => `「${found}」がありますが、数または空のセルが必要です`,
  ctuTooManyClues: ({ expected }) => `数字が行と列より多くあります。必要なのは${expected}行です`,
  ctuNoLength: ({ id }) => `色「${id}」だけがあります。長さが必要です`,
  ctuBadColor: ({ found }) => `「${found}」は色ではありません。数以外の1文字が必要です`,
  ctuTooFewSigns: ({ colors, most }) =>
    `${colors}色ありますが、CTUコースのCSVの文字は${most}色分しかありません`,
};
