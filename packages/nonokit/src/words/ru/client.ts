/** Russian messages about a site that does not answer as sites do. */
import type { Translation } from '@nonokit/core';

export const CLIENT_RU: Translation<typeof import('../en/client.js')> = {
  noConnection: ({ site, reason }) => `${site} не отвечает: ${reason}`,
  unreadableAnswer: () => 'так сайты Nonokit не отвечают; проверьте адрес',
};
