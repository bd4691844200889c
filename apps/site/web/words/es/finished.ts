/** Texts of a finished puzzle, in Spanish. */
import type { FinishedWords } from '../en/finished.js';
import { grouped } from '../grouped.js';
import { counted, noun } from './grammar.js';

export const words: FinishedWords = {
  solved: 'Resuelto',
  picture: 'La imagen resuelta',
  by: (author) => `de ${author}`,
  // the line under the title
  joy: {
    fastest: (size, time) => `Tu mejor tiempo con este tamaño: ${size} en ${time}.`,
    firstEver: 'Tu primera imagen. ¡Enhorabuena!',
    firstOfSize: (size) => `El más grande que has resuelto: ${size}.`,
    flawless: (cells, inks) => {
      const all = counted(cells, 'casilla', 'casillas');
      return inks === 1
        ? `${all} y ni un solo error.`
        : `${all}, ${counted(inks, 'tinta', 'tintas')} y ni un solo error.`;
    },
    underMedian: 'Menos tiempo que la mitad de quienes lo resolvieron.',
    hardest: 'El más difícil que has resuelto.',
    round: (count) => `Tu imagen número ${grouped(count, '.')}.`,
    oneMore: 'Una más para el álbum.',
  },
  yourTime: 'tu tiempo',
  hintsShort: (count) => noun(count, 'ayuda', 'ayudas'),
  checksShort: (count) => noun(count, 'comprobación', 'comprobaciones'),
  median: (count) => `mediana de ${grouped(count, '.')}`,
  // ways on
  nextIs: (name, width, height) => `Siguiente: ${name}, ${width} × ${height}`,
  allPuzzles: 'Todos los nonogramas',
  watch: 'Ver cómo lo resolviste',
  explain: 'Explicar la solución',
  savePicture: 'Guardar la imagen',
  playAgain: 'Jugar otra vez',
  editPuzzle: 'Editar este nonograma',
  saveText:
    'El archivo contiene solo las pistas; el título y la imagen se añaden cuando lo resuelves.',
  // sharing
  shareTitle: 'Compartir sin desvelar',
  curve: 'Cómo fue la dificultad de principio a fin',
  copyText: 'Copiar texto',
  sharePicture: 'Imagen',
  textCopied: 'Copiado, sin la imagen.',
  help: (hints, checks) =>
    [
      ...(hints > 0 ? [counted(hints, 'ayuda', 'ayudas')] : []),
      ...(checks > 0 ? [counted(checks, 'comprobación', 'comprobaciones')] : []),
    ].join(', ') || 'sin ayuda',
  // opinion
  likedIt: '¿Te ha gustado?',
  stars: (count) => counted(count, 'estrella', 'estrellas'),
  howHard: '¿Qué tal la dificultad?',
  felt: { easy: 'demasiado fácil', right: 'justa', hard: 'demasiado difícil' },
  // below
  moreOfKind: 'Más como este',
  album: 'Tu álbum',
  allOfAlbum: (count) => `Todo (${grouped(count, '.')})`,
  onDevice: 'El álbum se guarda en este dispositivo.',
  withAccount:
    'El álbum se guarda en este dispositivo. Con una cuenta está en todos, y tu tiempo cuenta para la clasificación.',
  makeAccount: 'Crear una cuenta',
  pictureBy: (title, author) => `Imagen: «${title}», de ${author}.`,
  // the replay
  replayBoard: 'El tablero durante la repetición',
  replayPlay: 'Reproducir',
  replayPause: 'Pausa',
  replayAt: (move, all) => `jugada ${grouped(move, '.')} de ${grouped(all, '.')}`,
  close: 'Cerrar',
};
