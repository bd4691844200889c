/** Messages of detection, reading and writing about a whole file, in Spanish. */
import { describeProblemIn, type Translation } from '@nonokit/core';
import { CORE_ES } from '@nonokit/core/es';
import type * as EN from '../en/detect.js';
import type { Lost, Tried } from '../en/detect.js';

/** For "line 3" before a message, which is in Spanish already. */
const PLACES = { core: CORE_ES };

export const DETECT_ES: Translation<typeof EN> = {
  detectEmpty: () => 'el archivo está vacío; se esperaba un nonograma',
  detectBlank: () => 'el archivo solo tiene espacios; se esperaba un nonograma',
  detectTooManyBytes: ({ most }) =>
    `el archivo tiene más de los ${counted(most)} bytes que se admiten`,
  detectTooManyLines: ({ most }) =>
    `el archivo tiene más de las ${counted(most)} líneas que se admiten`,
  detectTooManyPuzzles: ({ most }) =>
    `el archivo tiene más de los ${counted(most)} nonogramas que se admiten`,
  detectPackedTwice: () =>
    'el archivo está comprimido dos veces con gzip; se admite una como máximo',
  detectArchive: ({ kind }) =>
    `el archivo es un archivo comprimido ${kind} y se esperaba un nonograma: descomprímelo primero`,
  detectDocument: ({ kind }) =>
    kind === 'PDF'
      ? 'el archivo es un documento PDF y se esperaba un nonograma: copia sus pistas en un archivo de texto'
      : `el archivo es un documento de programas ${kind} y se esperaba un nonograma: guarda su tabla como CSV`,
  detectImage: ({ image }) =>
    `el archivo es una imagen ${image}, que ningún formato lee tal cual: ` +
    'el programa la lee sin --from, y puzzleOfImage, una vez decodificada',
  detectUnknownBytes: ({ start, readable }) => {
    const expected = ['un archivo de texto', readable.join(', ')].filter((text) => text !== '');
    return `el archivo es binario y empieza con los bytes ${start}; se esperaba ${expected.join(' o ')}`;
  },
  detectUnknown: ({ tried, lines }) => {
    const where = lines === 1 ? 'en él' : `en sus ${counted(lines)} líneas`;
    const why =
      tried.length === 0
        ? `no se encontró ningún nonograma: nada ${where} parece pistas ni una imagen`
        : `no es ningún formato conocido: ${asTried(tried)}`;
    return `${why}; ${TYPE_IT}`;
  },
  detectForeignJson: ({ keys, more }) => {
    const names = keys.map((key) => `"${key}"`).join(', ');
    const rest = more > 0 ? ` y ${counted(more)} más` : '';
    const found = names === '' ? '' : ` con ${names}${rest}`;
    return `el archivo es JSON${found}, y Nonokit no encuentra en él ningún nonograma; se esperaban listas como {"rows": [[2], [1, 1]], "columns": [[2], [1], [1]]}`;
  },
  detectDamagedJson: ({ problem }) =>
    `el archivo parece JSON, pero está dañado: ${describeProblemIn(PLACES, problem)}; nada en él parece un nonograma`,
  detectNumbers: ({ tried, ids }) => {
    const why =
      tried.length === 0
        ? `se probó como ${ids.join(', ')}, pero la primera línea no da tamaños que encajen con las demás, ` +
          'y ninguna línea vacía separa las filas de las columnas'
        : asTried(tried);
    return `el archivo tiene números, pero no un nonograma coherente: ${why}; ${TYPE_IT}`;
  },
  detectAmbiguous: ({ ids }) =>
    `los números dan nonogramas distintos como ${ids.join(' y como ')}: ` +
    'indica el formato con el nombre del archivo o con --from',
  detectWrongMedia: ({ format }) =>
    `el archivo es binario, pero los archivos ${format} son de texto`,
  detectNoPuzzles: ({ format }) => `el archivo ${format} no tiene ningún nonograma`,
  detectUnknownId: ({ wanted, ids }) =>
    `no existe el formato «${wanted}»; debe ser uno de estos: ${ids.join(', ')}`,
  detectIdMeant: ({ wanted, meant }) => `no existe el formato «${wanted}»; quizá sea «${meant}»`,
  detectNotOwn: ({ problem }) =>
    `${problem.message}; los demás formatos se leen con \`formats: ALL_FORMATS\``,
  detectNothingToWrite: () => 'no hay ningún nonograma que escribir',
  detectOnePuzzle: ({ format, found }) =>
    `${format} admite un nonograma por archivo y hay ${found}: escribe cada uno en su archivo`,
  detectOneColor: ({ format, found }) =>
    `${format} admite un color además del fondo, y el nonograma tiene ${found}`,
  detectTooManyColors: ({ format, most, found }) =>
    `${format} admite como máximo ${most} colores además del fondo, y el nonograma tiene ${found}`,
  detectTooLarge: ({ format, most, width, height }) =>
    `${format} admite como máximo ${most} filas y columnas, y el nonograma es de ${width}x${height}`,
  detectNeedsGoal: ({ format }) =>
    `${format} guarda una imagen, pero el nonograma solo tiene pistas`,
  detectLosesColors: ({ format, lost, isBlack }) => {
    const becomes = isBlack ? ', que pasa a ser negro' : '';
    return `${format} no guarda cómo son los colores: ${listed(lost)}${becomes}`;
  },
  detectLosesBackground: ({ format, lost }) =>
    `${format} no guarda el color de fondo ${listed(lost)}, que pasa a ser blanco`,
  detectLosesGoal: ({ format, lost, puzzles }) => {
    const whose = puzzles === 1 ? '' : ` (en ${lost} de ${puzzles} nonogramas)`;
    return `${format} no guarda la imagen del autor${whose}, solo las pistas`;
  },
  detectLosesTexts: ({ format, texts }) => {
    const each = texts.map(({ key, lost }) => `${TEXT_NAMES.get(key) ?? key} ${listed(lost)}`);
    return `${format} no guarda: ${each.join(', ')}`;
  },
  detectLosesExtra: ({ format, lost }) =>
    `${format} no guarda los campos adicionales ${listed(lost)}`,
  detectKindNotHeld: ({ format }) =>
    `${format} no puede guardar este tipo de nonograma, pero nuestro JSON sí: escribe un nombre que acabe en .json`,
};

/** The plainest way to write a puzzle. */
const TYPE_IT =
  'un nonograma se puede escribir con una línea "rows: 2, 1 1" y una línea "columns: 2, 1, 1"';

/** The names of a puzzle's texts. */
const TEXT_NAMES: ReadonlyMap<string, string> = new Map([
  ['id', 'el identificador'],
  ['title', 'el título'],
  ['author', 'el autor'],
  ['authorId', 'el identificador del autor'],
  ['source', 'la fuente'],
  ['copyright', 'los derechos de autor'],
  ['license', 'la licencia'],
  ['description', 'la descripción'],
]);

function counted(count: number): string {
  return count.toLocaleString('es');
}

/** "#aa0000, #00bb00 y 3 más". */
function listed({ named, more }: Lost): string {
  return more > 0 ? `${named.join(', ')} y ${counted(more)} más` : named.join(', ');
}

/** "como nin o keen, línea 5, posición 1: …; como cwd, …". */
function asTried(tried: readonly Tried[]): string {
  return tried
    .map(({ ids, read, problem }) => {
      const part = read === undefined ? '' : ` (sus primeros ${counted(read)} caracteres)`;
      return `como ${ids.join(' o ')}${part}, ${describeProblemIn(PLACES, problem)}`;
    })
    .join('; ');
}
