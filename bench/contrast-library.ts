/** What `contrast.mjs` measures: how boards, cards, finished pictures and print show an ink. */

export { contrast } from '@nonokit/core';
export {
  readSeen,
  SURFACE_NAMES,
  THEMES,
} from '../apps/site/web/sheet/testing/drawn-inks.js';
export { paintedChip, paintedLayers } from '../packages/board/src/testing/ink-layers.js';
