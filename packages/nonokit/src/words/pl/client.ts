/** Polish messages about a site that does not answer as sites do. */
import type { Translation } from '@nonokit/core';

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nie ma tam serwera; sprawdź adres i port',
  ENOTFOUND: 'nie ma takiej nazwy; sprawdź adres i sieć',
  EAI_AGAIN: 'nie udało się znaleźć nazwy; sprawdź sieć',
  ECONNRESET: 'połączenie się zerwało; spróbuj jeszcze raz',
  ETIMEDOUT: 'trwa to zbyt długo; spróbuj jeszcze raz',
};

export const CLIENT_PL: Translation<typeof import('../en/client.js')> = {
  noConnection: ({ site, reason }) => `nie ma odpowiedzi z ${site}: ${REASONS[reason] ?? reason}`,
  unreadableAnswer: () => 'tak strony Nonokit nie odpowiadają; sprawdź adres',
};
