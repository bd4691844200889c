/** Problems of requests to the engine, in Spanish. */
import type { Translation } from '@nonokit/core';

export const ENGINE_ES: Translation<typeof import('./en.js')> = {
  severalPuzzles: ({ count }) =>
    `el archivo tiene ${count} nonogramas; elige uno con index: index=0 es el primero`,
  noSuchPuzzle: ({ count }) =>
    `el archivo no tiene ningún nonograma con ese número; el último es index=${count - 1}`,
  unknownFormat: ({ id }) => `no existe el formato «${id}»; en docs/formats están todos`,
  readOnlyFormat: ({ id }) => `los archivos del formato «${id}» se pueden leer, pero no escribir`,
  tooManyCells: ({ width, height, most }) =>
    `${width}x${height} es demasiado grande: esta llamada admite ${most} casillas como máximo`,
  noPicture: () =>
    'el nonograma no tiene solución o no se encontró ninguna a tiempo, así que no hay imagen',
  drawingTooLarge: ({ width, height, most }) =>
    `la imagen tendría ${width}x${height} píxeles, más de los ${most} que se admiten; ` +
    'pide casillas más pequeñas',
  marksSize: ({ width, height }) =>
    `las marcas deben ser ${height} filas de ${width} casillas, solo con colores de la paleta`,
  unknownImage: () => 'no es una imagen de un tipo conocido: debe ser PNG, JPEG, GIF, WebP o AVIF',
  imageTooLarge: ({ most }) =>
    `la imagen tiene más de los ${most} píxeles que se admiten; redúcela primero`,
  imageTooSlow: () => 'leer la imagen lleva demasiado tiempo; redúcela primero',
  imageDamaged: () => 'la imagen está dañada o usa algo que el decodificador no admite',
  unknownLogo: () => 'un logotipo es un archivo PNG o SVG, y este no es ninguno de los dos',
  logoTooLarge: ({ most }) =>
    `el archivo pesa más de los ${most / 1000} KB que se admiten; redúcelo primero`,
  svgDamaged: () =>
    'el archivo SVG está dañado, no tiene tamaño o tiene demasiadas partes; guárdalo como PNG',
  svgElement: ({ name }) =>
    `el archivo SVG tiene un elemento <${name}>, que un logotipo no puede tener; guárdalo como PNG`,
  svgValue: ({ name }) => `el archivo SVG remite en «${name}» a algo de fuera; guárdalo como PNG`,
  noCertificate: () =>
    'no hay certificado para el nonograma: tiene más de 20 soluciones o demostrarlo llevaría demasiado tiempo',
  outOfMemory: () => 'el trabajo se detuvo porque la máquina casi no tenía memoria',
};
