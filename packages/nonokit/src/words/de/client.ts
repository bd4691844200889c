/** German messages about a site that does not answer as sites do. */
import type { Translation } from '@nonokit/core';

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'dort läuft kein Server; prüf die Adresse und den Port',
  ENOTFOUND: 'diesen Namen gibt es nicht; prüf die Adresse und das Netz',
  EAI_AGAIN: 'der Name ließ sich nicht auflösen; prüf das Netz',
  ECONNRESET: 'die Verbindung ist abgebrochen; versuch es noch einmal',
  ETIMEDOUT: 'es dauert zu lange; versuch es noch einmal',
};

export const CLIENT_DE: Translation<typeof import('../en/client.js')> = {
  noConnection: ({ site, reason }) => `${site} antwortet nicht: ${REASONS[reason] ?? reason}`,
  unreadableAnswer: () => 'so antwortet keine Website von Nonokit; prüf die Adresse',
};
