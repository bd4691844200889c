/** Messages about whole files in detection, reading and writing, in Polish. */
import { describeProblemIn, type Translation } from '@nonokit/core';
import { CORE_PL } from '@nonokit/core/pl';
import type * as EN from '../en/detect.js';
import type { Lost, Tried } from '../en/detect.js';

/** For "linia 3" before a message, which is in Polish already. */
const PLACES = { core: CORE_PL };

export const DETECT_PL: Translation<typeof EN> = {
  detectEmpty: () => 'plik jest pusty, a potrzebny jest nonogram',
  detectBlank: () => 'w pliku są same odstępy, a potrzebny jest nonogram',
  detectTooManyBytes: ({ most }) => `plik ma więcej bajtów, niż wolno (${counted(most)})`,
  detectTooManyLines: ({ most }) => `plik ma więcej linii, niż wolno (${counted(most)})`,
  detectTooManyPuzzles: ({ most }) => `plik ma więcej nonogramów, niż wolno (${counted(most)})`,
  detectPackedTwice: () => 'plik jest dwa razy spakowany gzipem, a wolno najwyżej raz',
  detectArchive: ({ kind }) =>
    `to archiwum ${kind}, a potrzebny jest nonogram: najpierw je rozpakuj`,
  detectDocument: ({ kind }) =>
    kind === 'PDF'
      ? 'to dokument PDF, a potrzebny jest nonogram: skopiuj liczby do pliku tekstowego'
      : `to dokument programów ${kind}, a potrzebny jest nonogram: zapisz jego tabelę jako CSV`,
  detectImage: ({ image }) =>
    `to obraz ${image}, którego żaden format nie czyta wprost: ` +
    'program czyta go bez --from, a puzzleOfImage po zdekodowaniu',
  detectUnknownBytes: ({ start, readable }) => {
    const expected = ['plik tekstowy', readable.join(', ')].filter((text) => text !== '');
    return `plik jest binarny i zaczyna się od bajtów ${start}, a potrzebny jest ${expected.join(' albo ')}`;
  },
  detectUnknown: ({ tried, lines }) => {
    const where =
      lines === 1 ? 'nic w nim nie wygląda' : `nic w jego liniach (${counted(lines)}) nie wygląda`;
    const why =
      tried.length === 0
        ? `nie znaleziono nonogramu: ${where} jak liczby albo obrazek`
        : `nieznany format: ${asTried(tried)}`;
    return `${why}; ${TYPE_IT}`;
  },
  detectForeignJson: ({ keys, more }) => {
    const names = keys.map((key) => `"${key}"`).join(', ');
    const rest = more > 0 ? ` i jeszcze ${counted(more)}` : '';
    const found = names === '' ? '' : ` z polami ${names}${rest}`;
    return `to JSON${found}, w którym Nonokit nie znajduje nonogramu, a potrzebne są listy takie jak {"rows": [[2], [1, 1]], "columns": [[2], [1], [1]]}`;
  },
  detectDamagedJson: ({ problem }) =>
    `plik wygląda jak JSON, ale jest uszkodzony: ${describeProblemIn(PLACES, problem)}; nic w nim nie wygląda jak nonogram`,
  detectNumbers: ({ tried, ids }) => {
    const why =
      tried.length === 0
        ? `sprawdzono ${ids.join(', ')}, ale pierwsza linia nie podaje rozmiaru, który pasuje do ` +
          'pozostałych, a wierszy od kolumn nie oddziela jedna pusta linia'
        : asTried(tried);
    return `w pliku są liczby, ale nie tworzą nonogramu: ${why}; ${TYPE_IT}`;
  },
  detectAmbiguous: ({ ids }) =>
    `liczby dają różne nonogramy jako ${ids.join(' i jako ')}: ` +
    'wskaż format nazwą pliku albo przez --from',
  detectWrongMedia: ({ format }) => `plik jest binarny, a pliki ${format} są tekstowe`,
  detectNoPuzzles: ({ format }) => `w pliku ${format} nie ma nonogramu`,
  detectUnknownId: ({ wanted, ids }) =>
    `nie ma formatu "${wanted}", do wyboru są: ${ids.join(', ')}`,
  detectIdMeant: ({ wanted, meant }) => `nie ma formatu "${wanted}"; może chodzi o "${meant}"`,
  detectNotOwn: ({ problem }) =>
    `${problem.message}; inne formaty czyta się z \`formats: ALL_FORMATS\``,
  detectNothingToWrite: () => 'nie ma nonogramu do zapisania',
  detectOnePuzzle: ({ format, found }) =>
    `plik ${format} mieści jeden nonogram, a jest ich ${found}: zapisz każdy do osobnego pliku`,
  detectOneColor: ({ format, found }) =>
    `${format} mieści oprócz tła jeden kolor, a w nonogramie jest ich ${found}`,
  detectTooManyColors: ({ format, most, found }) =>
    `limit kolorów oprócz tła w ${format} to ${most}, a w nonogramie jest ich ${found}`,
  detectTooLarge: ({ format, most, width, height }) =>
    `limit wierszy i kolumn w ${format} to ${most}, a nonogram ma rozmiar ${width}x${height}`,
  detectNeedsGoal: ({ format }) => `${format} przechowuje obrazek, a nonogram ma tylko liczby`,
  detectLosesColors: ({ format, lost, isBlack }) => {
    const becomes = isBlack ? '; zostanie czarny' : '';
    return `${format} nie przechowuje wyglądu kolorów: ${listed(lost)}${becomes}`;
  },
  detectLosesBackground: ({ format, lost }) =>
    `${format} nie przechowuje koloru tła ${listed(lost)}, tło będzie białe`,
  detectLosesGoal: ({ format, lost, puzzles }) => {
    const whose = puzzles === 1 ? '' : ` (nonogramy: ${lost} z ${puzzles})`;
    return `${format} nie przechowuje obrazka autora${whose}, tylko liczby`;
  },
  detectLosesTexts: ({ format, texts }) => {
    const each = texts.map(({ key, lost }) => `${TEXT_NAMES.get(key) ?? key} ${listed(lost)}`);
    return `${format} nie przechowuje: ${each.join(', ')}`;
  },
  detectLosesExtra: ({ format, lost }) =>
    `${format} nie przechowuje dodatkowych pól ${listed(lost)}`,
  detectKindNotHeld: ({ format }) =>
    `${format} nie mieści tego rodzaju nonogramu, a nasz JSON tak: podaj nazwę z końcówką .json`,
};

/** The plainest way to write a puzzle. */
const TYPE_IT = 'nonogram można wpisać jako linię "rows: 2, 1 1" i linię "columns: 2, 1, 1"';

/** What the texts of a puzzle are called. */
const TEXT_NAMES: ReadonlyMap<string, string> = new Map([
  ['id', 'numer'],
  ['title', 'tytuł'],
  ['author', 'autor'],
  ['authorId', 'numer autora'],
  ['source', 'źródło'],
  ['copyright', 'prawa autorskie'],
  ['license', 'licencja'],
  ['description', 'opis'],
]);

function counted(count: number): string {
  return count.toLocaleString('pl-PL');
}

function listed({ named, more }: Lost): string {
  return more > 0 ? `${named.join(', ')} i jeszcze ${counted(more)}` : named.join(', ');
}

function asTried(tried: readonly Tried[]): string {
  return tried
    .map(({ ids, read, problem }) => {
      const part = read === undefined ? '' : ` (pierwsze znaki pliku: ${counted(read)})`;
      return `jako ${ids.join(' albo ')}${part}, ${describeProblemIn(PLACES, problem)}`;
    })
    .join('; ');
}
