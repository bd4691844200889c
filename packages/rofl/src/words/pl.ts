/** Polish messages about ROFL files. */
import type { Translation } from '@nonokit/core';
import type * as en from './en.js';

const NUMBERS: Readonly<Record<en.HeaderNumber, string>> = {
  width: 'szerokość',
  height: 'wysokość',
  'number of colours': 'liczba kolorów',
};

/** A number in Polish notation: "16 777 216". */
function digits(number: number): string {
  return number.toLocaleString('pl-PL');
}

/** The sentences of all messages, by name. */
export const ROFL_PL: Translation<typeof en> = {
  noSignature: () => 'plik nie zaczyna się od liter ROFL',
  otherVersion: ({ found }) => `plik ROFL ma wersję ${found}, a potrzebna jest wersja 1`,
  tooShort: ({ found, expected }) =>
    `bajty w pliku ROFL: ${found}, a potrzeba co najmniej ${expected}`,
  damaged: () => 'plik ROFL jest uszkodzony: suma kontrolna się nie zgadza',
  badFlags: ({ found }) => `flagi pliku ROFL to ${found}, a dozwolone są od 0 do 7`,
  noNumber: ({ name }) => `${NUMBERS[name]} w pliku ROFL nie jest liczbą`,
  emptyImage: ({ width, height, colors }) =>
    `obraz ROFL ma rozmiar ${width}x${height} i tyle kolorów: ${colors}, a potrzeba co najmniej 1x1 i jednego koloru`,
  tooLarge: ({ width, height, maxCells, maxLines }) => {
    const limit =
      width * height > maxCells
        ? `limit kratek to ${digits(maxCells)}`
        : `limit wierszy i kolumn razem to ${digits(maxLines)}`;
    return `obraz ROFL ${width}x${height} jest za duży: ${limit}`;
  },
  tooManyColors: ({ found, most }) =>
    `liczba kolorów to ${found}, a dozwolone jest najwyżej ${digits(most)}`,
  pixelsDiffer: () => 'suma kontrolna pikseli pliku ROFL się nie zgadza',
  colorsMissing: ({ expected }) =>
    `plik ROFL się urywa, liczba kolorów powinna wynosić ${expected}`,
  badPackedCells: ({ expected }) =>
    `w pliku ROFL nie ma właściwej liczby kratek w jego kolorach: ${expected}`,
  badClues: () => 'plik ROFL nie zawiera liczb obrazka w swoim rozmiarze',
  badCells: () => 'plik ROFL nie zawiera kratek obrazka w swoim rozmiarze',
  badPixels: () => 'plik ROFL nie zawiera pikseli obrazka w swoim rozmiarze',
  noSolution: () => 'do liczb i podanych kratek pliku ROFL nie pasuje żaden obrazek',
  undecided: () =>
    'do liczb i podanych kratek pliku ROFL pasuje więcej niż jeden obrazek albo są zbyt trudne do rozwiązania',
  tooMuch: () => 'plik ROFL ma więcej linii, kratek albo kolorów, niż pozwala wersja 1',
};
