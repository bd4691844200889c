/** Texts of the page about the API, in German. */
import type { ApiWords } from '../en/api.js';

export const words: ApiWords = {
  title: 'Die API dieser Website',
  description: 'Alles, was diese Website tut, für Programme: Rätsel, Spiele und der Löser.',
  intro:
    'Programme können alles hier über /api/v1 nutzen, in JSON. Zum Lesen braucht es kein Konto; ' +
    'für den Rest leg in deinen Einstellungen einen Schlüssel an und sende ihn als „Authorization: Bearer KEY“.',
  errors: 'Fehler sind application/problem+json: ein fester Code und ein lesbarer Satz.',
  machine: 'Maschinenlesbare Beschreibung (OpenAPI 3.1)',
  client: 'Für JavaScript bietet „nonokit/client“ das alles mit Typen.',
  parameters: 'Parameter',
  body: 'Inhalt',
  answers: 'Antworten',
  optional: 'optional',
  access: {
    anyone: 'Für alle.',
    reader: 'Für alle; ein Schlüssel braucht das Recht „read“.',
    read: 'Angemeldet oder mit einem Schlüssel, der das Recht „read“ hat.',
    play: 'Angemeldet oder mit einem Schlüssel, der das Recht „play“ hat.',
    publish: 'Angemeldet oder mit einem Schlüssel, der das Recht „publish“ hat.',
    session: 'Nur angemeldet, nicht mit einem Schlüssel.',
    moderator: 'Nur für die Moderation, angemeldet.',
    administrator: 'Nur für die Verwaltung, angemeldet.',
  },
  parts: {
    people: 'Menschen und Konten',
    owner: 'Betrieb der Website',
    catalogue: 'Rätsel',
    games: 'Spiele und Lösungen',
    talk: 'Kommentare und Stimmen',
    rankings: 'Ranglisten',
    daily: 'Die Rätsel des Tages',
    lists: 'Listen',
    contests: 'Wettbewerbe',
    rooms: 'Räume',
    moderation: 'Moderation',
    engine: 'Der Löser',
  },
};
