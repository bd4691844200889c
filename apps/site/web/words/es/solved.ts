/** Texts of what stands beside a solved puzzle of the server, in Spanish. */
import type { SolvedWords } from '../en/solved.js';
import { grouped } from '../grouped.js';
import { counted } from './grammar.js';

export const words: SolvedWords = {
  by: 'de',
  of: (count) => `de ${grouped(count, '.')}`,
  points: (count) => counted(count, 'punto', 'puntos'),
  licence: (name) => `Licencia de la imagen: ${name}.`,
  keep: 'Guardar en una lista',
  // how the solve stands with the server
  later: 'Guardado en este dispositivo. Se enviará cuando el servidor responda.',
  sending: 'Enviando tu solución…',
  refused: 'Esta solución no cuenta:',
  machine: 'Esta solución parece automática, así que está en la clasificación de las máquinas.',
  notRanked: {
    waiting: 'Se está comprobando tu tiempo. Enseguida estará en la clasificación.',
    doubtful: 'Tu solución cuenta, pero su tiempo no se clasifica hasta que lo mire un moderador.',
    struck: 'Un moderador ha retirado esta solución de las clasificaciones.',
  },
  ownPuzzle: 'Textos y notas',
  mine: 'Este nonograma es tuyo: figuras entre quienes usaron ayudas, sin puntos.',
  // ranking
  ranking: 'Clasificación',
  kinds: { person: 'Sin ayudas', helped: 'Con ayudas', machine: 'Máquinas' },
  time: 'Tiempo',
  place: 'Puesto',
  player: 'Jugador',
  you: 'tú',
  hiddenPerson: 'Anónimo',
  watch: (name) => `Ver cómo lo resolvió ${name}`,
  verified: 'verificado por la repetición',
  noRanking: 'No se pudo cargar la clasificación.',
  again: 'Reintentar',
  // replay
  replay: (name, time) => `${name}, ${time}`,
  replayLoading: 'Cargando las jugadas…',
  close: 'Cerrar',
  // comments
  comments: 'Comentarios',
  noComments: 'Nadie ha escrito nada todavía.',
  held: (count) =>
    `${counted(count, 'comentario se abrirá', 'comentarios se abrirán')} cuando el nonograma esté resuelto en tu cuenta.`,
  locked: 'Un moderador ha cerrado esta conversación.',
  write: '¿Qué paso te ha gustado más?',
  writeLabel: 'Tu comentario',
  givesAway: 'Desvela la imagen',
  post: 'Publicar',
  moreComments: 'Comentarios anteriores',
  solved: 'resuelto',
  author: 'autor',
  gone: 'cuenta eliminada',
  hidden: 'Un moderador ha ocultado este comentario.',
  remove: 'Borrar',
  removeQuestion: '¿Borrar este comentario?',
  cancel: 'Cancelar',
  ago: {
    now: 'ahora mismo',
    minutes: (count) => `hace ${count} min`,
    hours: (count) => `hace ${count} h`,
  },
};
