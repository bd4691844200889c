/** Spanish messages about clues and pictures from a program. */
import type { Line, Translation } from '@nonokit/core';

const PLURALS = new Intl.PluralRules('es');

/** "fila 7" */
function named(kind: Line['kind'], index: number): string {
  return `${kind === 'row' ? 'fila' : 'columna'} ${index + 1}`;
}

export const INPUTS_ES: Translation<typeof import('../en/inputs.js')> = {
  noClues: ({ which }) => `falta «${which}»: debe ser una lista de pistas`,
  badBlock: ({ kind, index, found }) =>
    `${named(kind, index)}: ${found} no es un bloque; debe ser un tamaño, como 3, o tamaño y color, como [3, "red"]`,
  badWord: ({ kind, index, found }) =>
    `${named(kind, index)}: «${found}» no es un bloque; debe ser un número, con color o sin él: «3» o «3red»`,
  unknownColor: ({ kind, index, found }) =>
    `${named(kind, index)}: la paleta no tiene el color «${found}»`,
  badPaletteColor: ({ index, found }) =>
    `el color ${index} es «${found}»; deben ser cifras, como «#c8141e», o un nombre corriente, como «red»`,
  noPuzzle: ({ found }) =>
    `«${found}» no es un nonograma; deben ser pistas, una imagen o JSON; readPuzzle lee el texto de los archivos`,
  badJson: ({ why }) => `el texto empieza como JSON, pero no lo es: ${why}`,
  noPicture: () => 'la imagen no tiene filas',
  raggedPicture: ({ row, found, expected }) => {
    const cells = PLURALS.select(found) === 'one' ? 'casilla' : 'casillas';
    return `la fila ${row} de la imagen tiene ${found} ${cells}, pero deben ser ${expected}, como en la fila 1`;
  },
  severalPuzzles: ({ count }) =>
    `hay ${count} ${PLURALS.select(count) === 'one' ? 'nonograma' : 'nonogramas'}, pero debe ser uno; readPuzzles los lee todos`,
  notUnique: () =>
    'el nonograma tiene más de una solución, así que no se puede calcular su dificultad',
  noSolution: () => 'el nonograma no tiene solución, así que no se puede calcular su dificultad',
  badMark: ({ found, inks }) =>
    `«${found}» no es una marca; debe ser «?» (desconocida), «.» (vacía) o una tinta: ${inks}`,
  wrongMarks: ({ found, expected }) => `las marcas son de ${found} y el nonograma, de ${expected}`,
};
