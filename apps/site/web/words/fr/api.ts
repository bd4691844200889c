/** Texts of the page about the API, in French. */
import type { ApiWords } from '../en/api.js';

export const words: ApiWords = {
  title: 'L’API de ce site',
  description: 'Tout ce que fait ce site, pour les programmes : grilles, parties et moteur.',
  intro:
    'Les programmes peuvent tout utiliser ici via /api/v1, en JSON. Lire ne demande pas de compte ; ' +
    'pour le reste, créez une clé dans vos réglages et envoyez-la comme « Authorization: Bearer KEY ».',
  errors: 'Les erreurs sont en application/problem+json : un code stable et une phrase lisible.',
  machine: 'Description lisible par machine (OpenAPI 3.1)',
  client: 'Pour JavaScript, « nonokit/client » fournit tout cela avec des types.',
  parameters: 'Paramètres',
  body: 'Corps',
  answers: 'Réponses',
  optional: 'facultatif',
  access: {
    anyone: 'Pour tout le monde.',
    reader: 'Pour tout le monde ; une clé a besoin de la portée « read ».',
    read: 'Avec une connexion, ou une clé qui a la portée « read ».',
    play: 'Avec une connexion, ou une clé qui a la portée « play ».',
    publish: 'Avec une connexion, ou une clé qui a la portée « publish ».',
    session: 'Seulement avec une connexion, pas avec une clé.',
    moderator: 'Seulement pour les modérateurs, avec une connexion.',
    administrator: 'Seulement pour les administrateurs, avec une connexion.',
  },
  parts: {
    people: 'Personnes et comptes',
    owner: 'Gestion du site',
    catalogue: 'Grilles',
    games: 'Parties et résolutions',
    talk: 'Commentaires et votes',
    rankings: 'Classements',
    daily: 'Les grilles du jour',
    lists: 'Listes',
    contests: 'Concours',
    rooms: 'Salons',
    moderation: 'Modération',
    engine: 'Le moteur',
  },
};
