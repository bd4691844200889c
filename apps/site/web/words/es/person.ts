/** Texts of the page of a person, in Spanish. */
import type { PersonWords } from '../en/person.js';
import { counted } from './grammar.js';

export const words: PersonWords = {
  description: (name) => `Nonogramas de ${name} y lo que ${name} ha resuelto.`,
  since: (month) => `resolviendo desde ${month}`,
  roles: { person: '', moderator: 'Moderación', administrator: 'Administración' },
  banned: 'Esta persona no puede escribir aquí por el momento.',
  ownBan:
    'Un moderador te ha prohibido escribir aquí. En los ajustes están el motivo y la fecha en que termina.',
  follow: 'Seguir',
  following: 'Siguiendo',
  followersOf: (count) => counted(count, 'seguidor', 'seguidores'),
  desk: 'Tu taller',
  settings: 'Ajustes',
  exportAll: 'Exportar',
  counts: {
    solved: { one: 'resuelto', other: 'resueltos' },
    made: { one: 'creado', other: 'creados' },
    points: { one: 'punto', other: 'puntos' },
    likes: { one: 'me gusta en sus nonogramas', other: 'me gusta en sus nonogramas' },
    ownLikes: { one: 'me gusta en tus nonogramas', other: 'me gusta en tus nonogramas' },
  },
  skill: (deviation) => `nivel, ± ${deviation}`,
  year: 'El año',
  yearNote:
    'Cada casilla pintada es un día con algún nonograma resuelto; los números cuentan esos días.',
  yearLabel: (days, solved) => `Días con nonogramas resueltos: ${days}; resueltos: ${solved}.`,
  sizes: 'Tiempo por tamaño',
  upTo: (side) => `hasta ${side}\u00a0×\u00a0${side}`,
  fastest: 'el más rápido sin ayuda',
  techniques: 'Técnica más difícil necesaria',
  noTechnique: 'Ninguna',
  colors: 'Colores',
  made: 'Nonogramas',
  all: 'Todos los nonogramas',
  nothingMade: 'Todavía no ha publicado ningún nonograma.',
};
