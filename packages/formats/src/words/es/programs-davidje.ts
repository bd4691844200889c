/** Messages of the readers of the formats of davidje13, in Spanish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-davidje.js';

export const PROGRAMS_DAVIDJE: Translation<typeof en> = {
  davidjeNoHeader: () =>
    'el archivo no nombra sus campos; se esperaba una cabecera con «name» y «rules» o «image»',
  davidjeNoString: () =>
    'la línea no tiene código para compartir; se esperaba uno en «rules» o «image»',
  davidjeOpenQuote: () => 'el archivo se acaba entre comillas; se esperaba la de cierre',
  davidjeAfterQuote: () => 'el texto sigue después de sus comillas; se esperaba una coma',
  davidjeNoObject: () => 'el valor no es un objeto; se esperaba un nonograma',
  davidjeNoArray: ({ key }) => `«${key}» no es una lista; se esperaba una pista por línea`,
  davidjeWithheld: ({ key, index }) =>
    `la pista ${key}[${index}] está oculta: es un nonograma de otro tipo, que aquí no se admite`,
  davidjeNoClue: ({ key, index }) =>
    `${key}[${index}] no es una pista; se esperaba una lista de números`,
  davidjeNoPicture: () => '«image» no es una imagen; se esperaban filas de texto',
  davidjeNoShare: ({ found }) =>
    [
      `«${found}» no es un código para compartir; se esperaba «R»,`,
      '«B» o «L» y caracteres de A-Z, a-z, 0-9, «-», «_»',
    ].join(' '),
  davidjeEndsEarly: () => 'el código para compartir está cortado; se esperaba más del nonograma',
  davidjeTooLarge: ({ width, height, most }) =>
    `el tamaño es de ${width}x${height}; se esperaban ${most} casillas de lado como máximo`,
  davidjeNoCells: () => 'la imagen no tiene ningún tipo de casilla; se esperaba alguno',
  davidjeUnknownCell: ({ cell, row }) =>
    `la casilla ${cell} de la fila ${row} es desconocida; se esperaba una imagen terminada`,
  davidjeTooWide: ({ width, height, most }) =>
    [
      `el nonograma es de ${width}x${height}; los códigos para compartir de`,
      `davidje13 admiten ${most} casillas de lado como máximo`,
    ].join(' '),
};
