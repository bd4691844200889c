/** Texts of the page about the API, in Polish. */
import type { ApiWords } from '../en/api.js';

export const words: ApiWords = {
  title: 'API tej strony',
  description: 'Wszystko, co robi ta strona, dla programów: nonogramy, gry i silnik.',
  intro:
    'Programy mogą korzystać ze wszystkiego przez /api/v1, w formacie JSON. Do czytania konto nie ' +
    'jest potrzebne; do reszty utwórz klucz w ustawieniach i wysyłaj go jako ' +
    '„Authorization: Bearer KLUCZ”. Opisy wywołań są po angielsku.',
  errors: 'Błędy to application/problem+json: stały kod i czytelne zdanie.',
  machine: 'Opis czytelny dla maszyn (OpenAPI 3.1)',
  client: 'W JavaScripcie wszystko to, z typami, daje „nonokit/client”.',
  parameters: 'Parametry',
  body: 'Treść',
  answers: 'Odpowiedzi',
  optional: 'opcjonalny',
  access: {
    anyone: 'Dla wszystkich.',
    reader: 'Dla wszystkich; klucz potrzebuje uprawnienia „read”.',
    read: 'Po zalogowaniu albo z kluczem, który ma uprawnienie „read”.',
    play: 'Po zalogowaniu albo z kluczem, który ma uprawnienie „play”.',
    publish: 'Po zalogowaniu albo z kluczem, który ma uprawnienie „publish”.',
    session: 'Tylko po zalogowaniu, nie z kluczem.',
    moderator: 'Tylko dla moderatorów, po zalogowaniu.',
    administrator: 'Tylko dla administratorów, po zalogowaniu.',
  },
  parts: {
    people: 'Ludzie i konta',
    owner: 'Prowadzenie strony',
    catalogue: 'Nonogramy',
    games: 'Gry i rozwiązania',
    talk: 'Komentarze i oceny',
    rankings: 'Rankingi',
    daily: 'Nonogramy dnia',
    lists: 'Listy',
    contests: 'Zawody',
    rooms: 'Pokoje',
    moderation: 'Moderacja',
    engine: 'Silnik',
  },
};
