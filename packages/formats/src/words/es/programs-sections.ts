/** Messages of the readers of files in sections, in Spanish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-sections.js';
import { counted } from './lines.js';
import { expectedInSpanish } from './spanish.js';

/** Which colours there are: 'se esperaba uno de estos: «r», «g»'. */
function declaredColors(ids: readonly string[]): string {
  return ids.length === 0
    ? 'no hay ningún color declarado'
    : `se esperaba uno de estos: ${ids.map((id) => `«${id}»`).join(', ')}`;
}

export const PROGRAMS_SECTIONS: Translation<typeof en> = {
  summerwindNoColors: ({ found }) =>
    `la primera línea es «${found}»; se esperaba «colors: » y los identificadores de los colores`,
  summerwindBadId: ({ found }) => `el identificador de color «${found}» empieza con una cifra`,
  summerwindListedTwice: ({ found }) => `el color «${found}» está dos veces en la lista`,
  summerwindNoLines: ({ found }) => `hay «${found}»; se esperaba «lines:»`,
  summerwindNoRows: () => 'no hay filas; se esperaba al menos una',
  summerwindNoLength: ({ found }) =>
    `hay «${found}»; se esperaban una longitud y un color, como «5r»`,
  summerwindNoColor: ({ block, declared }) =>
    `el bloque «${block}» no tiene color; ${declaredColors(declared)}`,
  summerwindUndeclared: ({ block, id, declared }) =>
    `el bloque «${block}» tiene el color sin declarar «${id}»; ${declaredColors(declared)}`,
  summerwindBlankColumns: ({ blank }) =>
    blank === 1
      ? 'el archivo acaba con 1 línea vacía, que cuenta como 1 columna vacía'
      : `el archivo acaba con ${blank} líneas vacías, que cuentan como ${blank} columnas vacías`,
  gnoNoHeading: ({ found }) =>
    `el archivo empieza con «${found}»; se esperaba un título entre corchetes`,
  gnoRepeated: ({ found }) => `hay una segunda sección «${found}», que se deja fuera`,
  gnoNoDimensions: () => 'falta la sección «[Dimensions]», que debe ir antes de las pistas',
  gnoLineTotal: ({ section, found, expected }) =>
    `«${section}» tiene ${counted(found, 'línea', 'líneas')}; se esperaban ${expected}`,
  gnoPictureLines: ({ found, expected }) =>
    `la imagen tiene ${counted(found, 'línea', 'líneas')}; se esperaban ${expected}`,
  gnoBadCell: ({ found }) =>
    `una casilla de la imagen es «${found}»; se esperaba 2 (pintada), 1 (vacía) o 0 (desconocida)`,
  gnoPictureIgnored: () => 'la imagen tiene casillas desconocidas, así que se deja fuera',
  hanjieNoMap: () => 'esto no es un mapa de claves; se esperaba un nonograma con «clue»',
  hanjieBlank: () => 'el archivo está vacío; se esperaba un nonograma',
  hanjieNoClue: () => 'el nonograma no tiene «clue»; se esperaban las listas «rows» y «columns»',
  hanjieNoList: () =>
    'a las pistas les falta una lista; se esperaban las listas «rows» y «columns»',
  hanjieBadColor: ({ symbol, found }) =>
    `el color «${symbol}» es «${found}»; se esperaban seis cifras, como «#c8141e»`,
  hanjieBackground: ({ found }) =>
    `el color de un bloque es «${found}», el fondo; se esperaba uno de «colors»`,
  hanjieUndeclared: ({ found }) =>
    `el color de un bloque es «${found}», que no está declarado; se esperaba uno de «colors»`,
  hanjieBadCell: ({ found }) => `la casilla «${found}» no es un color; se esperaba uno de «colors»`,
  picrossGivenTwice: ({ key }) => `${key} está dos veces`,
  picrossMissing: ({ key }) => `el nonograma no tiene «${key}»; se esperaban los dos`,
  picrossFound: ({ found, what }) => `hay «${found}»; ${expectedInSpanish(what)}`,
};
