/** Russian messages about scanning. */
import type { Translation } from '@nonokit/core';

export const SCAN_RU: Translation<typeof import('../../en/problems/scan.js')> = {
  nothingRead: () => 'не записан: ни один кроссворд не прочитан',
};
