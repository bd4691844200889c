/** Why the server gave up a puzzle, in Polish. */
import type { EngineWords } from '../en/engine.js';

export const words: EngineWords = {
  slow: 'Ten nonogram wymaga więcej czasu, niż pozwala limit serwera. Spróbuj programu nonokit.',
  large: 'Ten nonogram wymaga więcej pamięci, niż pozwala serwer. Spróbuj programu nonokit.',
  seconds:
    'Twój przydział czasu silnika na serwerze jest na razie wyczerpany. Spróbuj za chwilę, zaloguj się, aby dostać większy, albo użyj programu nonokit.',
  jobs: 'Serwer pracuje jeszcze nad twoimi innymi nonogramami. Spróbuj, gdy będą gotowe.',
  busy: 'W tej chwili rozwiązuje się zbyt wiele nonogramów. Spróbuj za kilka sekund.',
};
