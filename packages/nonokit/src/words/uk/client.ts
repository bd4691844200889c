/** Ukrainian messages about a site that does not answer as sites do. */
import type { Translation } from '@nonokit/core';

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'там немає сервера; перевірте адресу й порт',
  ENOTFOUND: 'такого імені немає; перевірте адресу й мережу',
  EAI_AGAIN: 'ім’я не вдалося знайти; перевірте мережу',
  ECONNRESET: 'з’єднання обірвалося; спробуйте ще раз',
  ETIMEDOUT: 'надто довго; спробуйте ще раз',
};

export const CLIENT_UK: Translation<typeof import('../en/client.js')> = {
  noConnection: ({ site, reason }) => `${site} не відповідає: ${REASONS[reason] ?? reason}`,
  unreadableAnswer: () => 'так сайти Nonokit не відповідають; перевірте адресу',
};
