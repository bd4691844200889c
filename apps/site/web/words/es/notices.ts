/** Texts of notices, on their page and in the feed of a person, in Spanish. */
import type { Notice } from '../../../contract/notices.js';
import type { NoticeWords } from '../en/notices.js';

/** A notice in a sentence. */
function sentence({ kind, person, others, puzzle, contest, draft }: Notice): string {
  const name = person ?? '';
  const number = `n.º ${puzzle?.number ?? ''}`;
  if (kind === 'puzzle') return `${name} ha publicado el ${number}`;
  if (kind === 'comment') return `${name} ha escrito sobre el ${number}`;
  if (kind === 'contest') return `El concurso «${contest?.title ?? ''}» ha empezado`;
  if (kind === 'plan') return `El borrador «${draft?.title ?? ''}» no se publicó en su día`;
  if (kind === 'decision') return 'La moderación ha decidido algo sobre ti';
  if (others === 0) return `${name} te sigue`;
  return `${name} y ${others === 1 ? 'una persona más' : `${others} personas más`} te siguen`;
}

export const words: NoticeWords = {
  title: 'Avisos',
  description:
    'Nonogramas nuevos de la gente que sigues, respuestas, seguidores nuevos y tus concursos.',
  sentence,
  isNew: 'nuevo',
  none: 'Nada nuevo',
  noneHelp:
    'Sigue a quienes hacen nonogramas que te gustan: los nuevos aparecerán aquí. También las respuestas a lo que escribes.',
  held: 'Resuelve el nonograma para leerlo.',
  planRefusals: {
    'not-publishable': 'Ya no cumple las reglas de publicación.',
    'has-warnings':
      'Mientras tanto se ha publicado aquí la misma imagen, o hay algo más que revisar.',
    'too-many-new': 'Los miembros nuevos publican solo unos pocos nonogramas al día.',
    banned: 'Ese día tu cuenta tenía prohibido escribir.',
    failed: 'El servidor no pudo comprobarlo en todo el día.',
  },
  guest: 'Inicia sesión para ver tus avisos.',
  signIn: 'Iniciar sesión',
  following: 'A quién sigues',
  followsNobody: 'A nadie todavía. Hay un botón en la página de cada persona.',
  feed: 'Tu propio canal',
  feedText:
    'Los mismos avisos para un lector de canales. La dirección es secreta: quien la conozca puede leerlos.',
  makeFeed: 'Crear una dirección',
  newFeed: 'Dirección nueva',
  copy: 'Copiar dirección',
  copied: 'Dirección copiada.',
  feedLabel: 'Dirección de tu canal',
  changed: 'Esta es la dirección nueva. La anterior ya no funciona.',
  feedTitle: (site, person) => `${site}: avisos para ${person}`,
};
