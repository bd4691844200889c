/** Problems of requests to the engine, in Polish. */
import type { Translation } from '@nonokit/core';

export const ENGINE_PL: Translation<typeof import('./en.js')> = {
  severalPuzzles: ({ count }) =>
    `nonogramy w pliku: ${count}; wybierz jeden przez index, na przykład index=0 to pierwszy`,
  noSuchPuzzle: ({ count }) =>
    `w pliku nie ma nonogramu o tym numerze; ostatni to index=${count - 1}`,
  unknownFormat: ({ id }) => `nie ma formatu „${id}”; wszystkie wymienia docs/formats`,
  readOnlyFormat: ({ id }) => `pliki formatu „${id}” można czytać, ale nie zapisywać`,
  tooManyCells: ({ width, height, most }) =>
    `${width}x${height} to za dużo kratek, to wywołanie przyjmuje najwyżej ${most}`,
  noPicture: () =>
    'nonogram nie ma rozwiązania albo nie znaleziono go na czas, więc nie ma obrazka',
  drawingTooLarge: ({ width, height, most }) =>
    `obrazek miałby ${width}x${height} pikseli, a dozwolone jest najwyżej ${most}; poproś o mniejsze kratki`,
  marksSize: ({ width, height }) =>
    `oznaczenia muszą mieć tyle wierszy: ${height}, w każdym tyle kratek: ${width}, i tylko kolory z palety`,
  unknownImage: () => 'to nie obraz znanego rodzaju: potrzebny PNG, JPEG, GIF, WebP albo AVIF',
  imageTooLarge: ({ most }) => `obraz ma więcej pikseli, niż wolno (${most}); najpierw go zmniejsz`,
  imageTooSlow: () => 'odczytywanie obrazu trwa zbyt długo; najpierw go zmniejsz',
  imageDamaged: () => 'obraz jest uszkodzony albo używa czegoś, czego dekoder nie obsługuje',
  unknownLogo: () => 'logo to plik PNG albo SVG, a to nie jest żaden z nich',
  logoTooLarge: ({ most }) =>
    `plik jest większy, niż wolno (${most / 1000} KB); najpierw go zmniejsz`,
  svgDamaged: () =>
    'plik SVG jest uszkodzony, nie ma rozmiaru albo ma za dużo części; zapisz go jako PNG',
  svgElement: ({ name }) =>
    `plik SVG ma element <${name}>, którego logo mieć nie może; zapisz go jako PNG`,
  svgValue: ({ name }) =>
    `plik SVG odwołuje się w „${name}” do czegoś na zewnątrz; zapisz go jako PNG`,
  outOfMemory: () => 'pracę przerwano, bo maszynie prawie zabrakło pamięci',
  noCertificate: () =>
    'nonogram nie ma certyfikatu: rozwiązań jest ponad 20 albo dowód trwałby zbyt długo',
};
