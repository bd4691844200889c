/** Messages of the reader of webpbn XML, in Spanish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/sites-webpbn.js';

export const SITES_WEBPBN: Translation<typeof en> = {
  webpbnTriddler: () =>
    'es un triddler, cuyas casillas son triángulos: un nonograma de otro tipo, que aquí no se admite',
  webpbnPuzzleType: ({ found }) => `el tipo del nonograma es «${found}»; se esperaba «grid»`,
  webpbnNoName: () => 'el color no tiene nombre; se esperaba name="..."',
  webpbnBadColor: ({ name, found }) =>
    `el color «${name}» es «${found}»; se esperaban tres o seis cifras hexadecimales`,
  webpbnBadChar: ({ name, found }) =>
    `el «char» del color «${name}» es «${found}»; se esperaba un solo carácter`,
  webpbnColorTwice: ({ name }) => `el color «${name}» se declara dos veces`,
  webpbnCluesType: ({ found, expected }) =>
    `las pistas son del tipo «${found}»; se esperaba uno de estos: ${expected}`,
  webpbnCluesTwice: ({ type }) => `las pistas de ${type} están dos veces`,
  webpbnBadCount: ({ found }) => `una cantidad es «${found}»; se esperaban de una a nueve cifras`,
  webpbnBlotted: () =>
    'una cantidad es 0, lo que oculta su número: es un nonograma de otro tipo, que aquí no se admite',
  webpbnNoClues: () => 'no hay ni pistas ni imagen',
  webpbnNoLines: ({ kind }) =>
    `no hay ni pistas de las ${kind === 'row' ? 'filas' : 'columnas'} ni imagen`,
  webpbnUndeclared: ({ name }) => `el color «${name}» no está declarado`,
  webpbnOutsideBars: ({ found }) =>
    `«${found}» está fuera de las barras de una fila; se esperaba «|»`,
  webpbnUnknownChar: ({ found }) => `«${found}» no es el «char» de ningún color declarado`,
  webpbnPictureEnds: () => 'la imagen está cortada; se esperaban filas entre barras',
  webpbnSavedIgnored: () => 'se dejó fuera una partida guardada del nonograma',
  webpbnPictureIgnored: () => 'se dejó fuera una imagen con casillas sin decidir',
  webpbnNotesCut: ({ most }) => `hay más de ${most} notas`,
  webpbnWrongRoot: ({ found }) =>
    `el elemento exterior del archivo es «${found}»; se esperaba «puzzleset»`,
  webpbnSimpson: ({ found }) =>
    [
      `el elemento exterior del archivo es «${found}», como en el borrador de Steven Simpson de`,
      'un formato XML, que no se admite: se esperaba «puzzleset»',
    ].join(' '),
};
