/** Texts of the page that reads printed puzzles, in Polish. */
import type { ScanWords } from '../en/scan.js';

export const words: ScanWords = {
  title: 'Skan',
  description:
    'Zamień zdjęcie wydrukowanego nonogramu w nonogram do gry. Zdjęcie zostaje na twoim urządzeniu.',
  heading: 'Odczytaj nonogram z papieru',
  stays: 'Zdjęcie zostaje na tym urządzeniu; nic nie jest wysyłane.',
  steps: ['Zdjęcie', 'Rogi', 'Liczby'],

  dropHere: 'Upuść tu zdjęcie, skan albo zrzut ekranu lub wklej go klawiszami Ctrl+V',
  dropHereTouch: 'Zrób zdjęcie strony albo wybierz gotowe',
  camera: 'Aparat',
  file: 'Wybierz zdjęcie',
  paste: 'Wklej',
  another: 'Inne zdjęcie',
  goodPictures:
    'Na dobrym zdjęciu widać całą ramkę ze wszystkimi liczbami, kartka leży płasko, a światło pada z boku.',
  letGo: 'Upuść zdjęcie',

  reading: 'Odczytywanie liczb…',
  stop: 'Zatrzymaj',
  picture: 'Wybrane zdjęcie',

  cornersHeading: 'Ustaw rogi na zewnętrznej ramce',
  cornersHelp: 'Liczby mają być w środku. Kartka może leżeć pod dowolnym kątem.',
  cornerKeys: 'Strzałki przesuwają róg, Tab przechodzi do następnego.',
  corners: ['Lewy górny róg', 'Prawy górny róg', 'Prawy dolny róg', 'Lewy dolny róg'],
  crossed: 'Rogi są zamienione miejscami. Ustaw je po kolei albo obróć zdjęcie.',
  turnLeft: 'Obróć w lewo',
  turnRight: 'Obróć w prawo',
  read: 'Odczytaj liczby',
  setCorners: 'Ustaw rogi ręcznie',
  typeNumbers: 'Wklej wpisane liczby',

  refused: {
    'no-squares': {
      heading: 'Nie znaleziono kratek',
      text: 'Nonogram jest podzielony na kratki. Zrób zdjęcie z bliska, ze światłem z boku.',
    },
    'no-numbers': {
      heading: 'Kratki bez liczb',
      text: 'Znaleziono kratki, ale bez liczb z lewej i u góry. Na zdjęciu musi być cały nonogram.',
    },
    'numbers-inside': {
      heading: 'To wygląda na sudoku albo krzyżówkę',
      text: 'Nonogram ma liczby obok kratek, a te stoją w środku. Niczego nie odczytano ani nie zapisano.',
    },
    'too-small': {
      heading: 'Kratki są za małe',
      text: 'Kratka musi mieć co najmniej 8 pikseli. Zrób zdjęcie z bliska.',
    },
    'bad-size': {
      heading: 'Zdjęcie jest za małe',
      text: 'Bok musi mieć co najmniej 60 pikseli. Zrób inne.',
    },
    stopped: {
      heading: 'Odczytywanie trwa zbyt długo',
      text: 'Ustaw rogi ręcznie: wtedy odczytany zostanie tylko nonogram między nimi.',
    },
  },

  several: 'Nonogramy na tym zdjęciu',
  sheet: (number, size) => `Nonogram ${number}, ${size}`,
  summary: (count, noun, unsure) => `${count} ${noun}, niepewne: ${unsure}.`,
  summarySure: (count, noun) => `${count} ${noun}, wszystkie pewne.`,
  numbersRead: {
    one: 'odczytana liczba',
    few: 'odczytane liczby',
    many: 'odczytanych liczb',
    other: 'odczytanej liczby',
  },
  straightened: 'Zdjęcie, wyprostowane',
  board: 'Odczytane liczby',

  crop: 'Liczba na zdjęciu',

  solve: 'Rozwiąż',
  lookAt: (count, noun) => `Sprawdź ${count} ${noun}`,
  unsureNumbers: {
    one: 'niepewną liczbę',
    few: 'niepewne liczby',
    many: 'niepewnych liczb',
    other: 'niepewnej liczby',
  },
  save: 'Zapisz',
  print: 'Drukuj',
};
