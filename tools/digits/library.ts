/** What `tools/digits/train.mjs` takes from the packages. */
export { randomOf } from '../../packages/core/src/index.js';
export {
  CLASSES,
  createActivations,
  LAYERS,
  packWeights,
  runNetwork,
  unpackWeights,
} from '../../packages/scan/src/training.js';
export { createTrainer, firstWeights } from './backward.js';
export { makeSample } from './samples.js';
