/** Texts about opening files, and of the page of opened puzzles, in Spanish. */
import type { OpenWords } from '../en/open.js';

export const words: OpenWords = {
  title: 'Abrir',
  description:
    'Juega con nonogramas de tus propios archivos: cualquier formato conocido, sin subir nada.',
  heading: 'Abrir un nonograma',
  dropHere: 'Suelta archivos aquí o pega un nonograma con Ctrl+V',
  choose: 'Elegir archivos',
  paste: 'Pegar',
  scan: 'Escanear uno impreso',
  anyFormat:
    'Cualquiera de 79 formatos, con un nonograma o con muchos. Los archivos se quedan en este dispositivo, y ninguna imagen se muestra antes de resolverla.',
  letGo: 'Suelta para abrir',
  reading: 'Leyendo…',
  preparing: (ready, found) => `Preparando el nonograma ${ready} de ${found}…`,
  stop: 'Parar',
  refused: 'Esto no se pudo abrir',
  partlyRefused: 'No se pudo abrir todo',
  doubtful: 'Abierto, pero compruébalo',
  more: (count) => `Y ${count} más.`,
  proofread: 'Buscar el número erróneo',
  goOn: 'Continuar',
  close: 'Cerrar',
  fromProgram: 'Desde la línea de comandos',
  openedAt: (time) => `Abiertos el ${time}`,
  openedBefore: 'Abiertos antes',
  none: 'Aquí aparecen los nonogramas que abres.',
  showAll: (count) => `Ver los ${count}`,
  puzzles: { one: 'nonograma', other: 'nonogramas' },
};
