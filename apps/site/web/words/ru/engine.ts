/** Why the server gave up a puzzle, in Russian. */
import type { EngineWords } from '../en/engine.js';

export const words: EngineWords = {
  slow: 'На этот кроссворд уходит больше времени, чем разрешено серверу. Попробуйте программу nonokit.',
  large:
    'Этому кроссворду нужно больше памяти, чем разрешено серверу. Попробуйте программу nonokit.',
  busy: 'Сейчас решается слишком много кроссвордов. Попробуйте ещё раз через несколько секунд.',
};
