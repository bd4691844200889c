/** What `next.mjs` measures: how the site chooses the next puzzle. */
export {
  expectedMinutes,
  findSizeStep,
  rankNext,
} from '../apps/site/contract/next-puzzle.js';
