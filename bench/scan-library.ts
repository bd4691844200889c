/** What `bench/scan-sheets.mjs` measures, and what it draws sheets with. */
export { drive, randomOf } from '../packages/core/src/index.js';
export { encodePng } from '../packages/image/src/index.js';
export { renderSvg, THEMES } from '../packages/render/src/index.js';
export { scanSteps } from '../packages/scan/src/index.js';
export { paintStages } from '../packages/scan/src/stages.js';
export { solve } from '../packages/solver/src/index.js';
