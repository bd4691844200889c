/** What `scripts/draw-kind-lessons.mjs` writes down. */
export { words } from '../../apps/site/web/words/en/kind-lesson.js';
export { kindStepText } from '../../packages/kinds/src/index.js';
export { kindExamples } from '../../packages/kinds/src/lessons/index.js';
