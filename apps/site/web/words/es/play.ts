/** Texts of the player, in Spanish. */
import type { PlayWords } from '../en/play.js';
import { grouped } from '../grouped.js';
import { counted } from './grammar.js';

export const words: PlayWords = {
  title: 'Jugar',
  description:
    'Resuelve un nonograma con ratón, pantalla táctil, teclado o mando, con ayudas que explican por qué.',
  loading: 'Abriendo el nonograma',
  board: 'Tablero',
  size: (width, height) => `${width} × ${height}`,
  colors: (count) => counted(count, 'color', 'colores'),
  back: 'Todos los nonogramas',
  // tools
  tools: 'Herramientas',
  cross: 'Cruz',
  ink: (color) => `Pintar de ${color}`,
  fill: 'Pintar',
  undo: 'Deshacer',
  redo: 'Rehacer',
  whatIf: '¿Y si…?',
  hint: 'Ayuda',
  fit: 'Ver todo',
  settings: 'Ajustes',
  more: 'Más',
  cursorMode: 'Cursor',
  toCursorMode: 'Mover un cursor',
  leaveCursorMode: 'Pintar con el dedo',
  solutions: {
    multiple: 'Este nonograma tiene más de una solución. Vale cualquiera de ellas.',
    none: 'Este nonograma no tiene solución: uno de sus números está mal.',
  },
  findWrong: 'Buscar el número erróneo',
  paperAndInks: 'Papel y tintas',
  paperOf: (color) => `Papel ${color}: casillas vacías`,
  symbolsOn: 'Símbolos activados',
  symbolsOff: 'Símbolos desactivados',
  zoom: 'Zoom',
  zoomBy: (times) => `${times}×`,
  zoomIn: 'Agrandar casillas',
  zoomOut: 'Reducir casillas',
  zoomBack: 'Atrás',
  rowClue: (index) => `Fila ${index}`,
  columnClue: (index) => `Col. ${index}`,
  paintHere: 'Pintar',
  crossHere: 'Cruz',
  // clock and progress
  time: 'Tiempo',
  pause: 'Pausa',
  goOn: 'Continuar',
  pausedAt: (time) => `En pausa: ${time}`,
  paused: 'El tablero está tapado mientras el reloj está parado.',
  progress: (done, all) => `${done} de ${all} líneas terminadas`,
  moves: (count) => counted(count, 'jugada', 'jugadas'),
  // what if
  whatIfOn: (name) => `¿Y si…? ${name}`,
  whatIfText:
    'A partir de aquí marcas a lápiz. Quédate con todas estas marcas o descártalas todas.',
  keep: 'Conservar',
  discard: 'Descartar',
  close: 'Cerrar',
  // more
  save: 'Guardar como archivo',
  format: 'Formato',
  download: 'Descargar',
  ownPuzzle: 'Tu nonograma: textos, notas',
  editPuzzle: 'Editar este nonograma',
  help: 'Guía',
  cancel: 'Cancelar',
  // settings of the panel
  saved: 'Guardado en este dispositivo.',
  away: {
    sent: 'Guardado en este dispositivo y en tu cuenta.',
    later: 'Guardado en este dispositivo; se enviará más tarde.',
    apart: 'Otro dispositivo tiene una versión distinta de esta partida.',
    refused: 'Guardado en este dispositivo; el servidor lo rechazó.',
  },
  decide: 'Elegir',
  notShown: 'El resultado aún no se ha cargado. Está guardado y aparecerá cuando tengas conexión.',
  notSaved:
    'No se guarda: este navegador no lo permite. Si cierras la página, se pierde la partida.',
  // replay
  history: 'Historial',
  moveOf: (move) => `jugada ${grouped(move, '.')}`,
  playHistory: 'Repetición',
  pauseHistory: 'Pausa',
  returnToNow: 'Volver al presente',
  goOnFromHere: 'Seguir desde aquí',
  // finished
  solved: 'Resuelto',
  solvedIn: (time) => `Resuelto, ${time}`,
  // problems
  noPuzzle: 'No se pudo abrir el nonograma',
  toPuzzles: 'Ver nonogramas',
};
