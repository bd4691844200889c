/** Texts of the page about the API, in Spanish. */
import type { ApiWords } from '../en/api.js';

export const words: ApiWords = {
  title: 'La API de este sitio',
  description: 'Todo lo que hace este sitio, para programas: nonogramas, partidas y el motor.',
  intro:
    'Los programas pueden usar todo esto a través de /api/v1, en JSON. Para leer no hace falta ' +
    'cuenta; para lo demás, crea una clave en los ajustes y envíala así: ' +
    '«Authorization: Bearer CLAVE». Las llamadas se describen en inglés.',
  errors: 'Los errores son application/problem+json: un código estable y una frase legible.',
  machine: 'Descripción para programas (OpenAPI 3.1)',
  client: 'En JavaScript, «nonokit/client» ofrece todo esto con tipos.',
  parameters: 'Parámetros',
  body: 'Cuerpo',
  answers: 'Respuestas',
  optional: 'opcional',
  access: {
    anyone: 'Para todos.',
    reader: 'Para todos; una clave necesita el permiso «read».',
    read: 'Con la sesión iniciada o con una clave que tenga el permiso «read».',
    play: 'Con la sesión iniciada o con una clave que tenga el permiso «play».',
    publish: 'Con la sesión iniciada o con una clave que tenga el permiso «publish».',
    session: 'Solo con la sesión iniciada, no con una clave.',
    moderator: 'Solo para moderadores con la sesión iniciada.',
    administrator: 'Solo para administradores con la sesión iniciada.',
  },
  parts: {
    people: 'Personas y cuentas',
    owner: 'Gestión del sitio',
    catalogue: 'Nonogramas',
    games: 'Partidas y soluciones',
    talk: 'Comentarios y votos',
    rankings: 'Clasificaciones',
    daily: 'Los nonogramas del día',
    lists: 'Listas',
    contests: 'Concursos',
    rooms: 'Salas',
    moderation: 'Moderación',
    engine: 'El motor',
  },
};
