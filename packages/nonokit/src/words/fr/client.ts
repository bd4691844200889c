/** French messages about a site that does not answer as sites do. */
import type { Translation } from '@nonokit/core';

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'aucun serveur n’écoute là ; vérifiez l’adresse et le port',
  ENOTFOUND: 'ce nom n’existe pas ; vérifiez l’adresse et le réseau',
  EAI_AGAIN: 'le nom n’a pas pu être trouvé ; vérifiez le réseau',
  ECONNRESET: 'la connexion s’est interrompue ; réessayez',
  ETIMEDOUT: 'cela prend trop de temps ; réessayez',
};

export const CLIENT_FR: Translation<typeof import('../en/client.js')> = {
  noConnection: ({ site, reason }) => `${site} ne répond pas : ${REASONS[reason] ?? reason}`,
  unreadableAnswer: () => 'la réponse n’est pas celle d’un site Nonokit ; vérifiez l’adresse',
};
