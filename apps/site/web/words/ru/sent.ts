/** What is said after games were sent to the server, in Russian; a number stands in front. */
import type { SentWords } from '../en/sent.js';

export const words: SentWords = {
  movedIn: {
    one: 'кроссворд с этого устройства теперь в вашей учётной записи.',
    few: 'кроссворда с этого устройства теперь в вашей учётной записи.',
    many: 'кроссвордов с этого устройства теперь в вашей учётной записи.',
  },
  solved: {
    one: 'кроссворд, решённый без сети, отправлен и засчитан.',
    few: 'кроссворда, решённых без сети, отправлены и засчитаны.',
    many: 'кроссвордов, решённых без сети, отправлены и засчитаны.',
  },
};
