/** Russian messages about a site that does not answer as sites do. */
import type { Translation } from '@nonokit/core';

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'там нет сервера; проверьте адрес и порт',
  ENOTFOUND: 'такого имени нет; проверьте адрес и сеть',
  EAI_AGAIN: 'имя не удалось найти; проверьте сеть',
  ECONNRESET: 'соединение прервалось; попробуйте ещё раз',
  ETIMEDOUT: 'слишком долго; попробуйте ещё раз',
};

export const CLIENT_RU: Translation<typeof import('../en/client.js')> = {
  noConnection: ({ site, reason }) => `${site} не отвечает: ${REASONS[reason] ?? reason}`,
  unreadableAnswer: () => 'так сайты Nonokit не отвечают; проверьте адрес',
};
