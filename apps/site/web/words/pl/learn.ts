/** Texts of the pages that teach, in Polish. */
import type { LearnWords } from '../en/learn.js';
import { counted, noun } from './grammar.js';

const cells = (count: number): string => counted(count, 'kratka', 'kratki', 'kratek');

export const words: LearnWords = {
  title: 'Nauka',
  description:
    'Osiemnaście technik rozwiązywania nonogramów, każda z rysunkiem, objaśnieniem i ćwiczeniem; kurs z trzydziestu nonogramów.',
  lead: 'Jak rozwiązywać bez zgadywania: techniki jedna po drugiej, nonogramy po kolei i ćwiczenia.',
  techniques: 'Techniki',
  learnMenu: 'Techniki',
  technique: (number, level) => `Technika ${number} · poziom ${level}`,
  level: (level) => `poziom ${level}`,
  levels: {
    1: 'Liczenie',
    2: 'Łączenie faktów',
    3: 'Linia jako całość',
    4: 'Małe założenie',
    5: 'Założenie',
    6: 'Założenia wewnątrz założeń',
  },
  done: 'zaliczone',
  lookFor: 'Szukaj',
  alsoCalled: (name) => `Inna nazwa: ${name}.`,
  first: {
    title: 'Twój pierwszy nonogram',
    text: 'Pierwszy raz? Naucz się ruchów w minutę, grając.',
    start: 'Naucz się ruchów',
    second: 'Dwie liczby w linii',
  },
  course: {
    title: 'Kurs',
    text: 'Trzydzieści małych nonogramów po kolei. Każdy przynosi coś nowego.',
    start: 'Zacznij kurs',
    goOn: 'Kontynuuj kurs',
    again: 'Zobacz kurs',
    progress: (done, all) => `Rozwiązane ${done} z ${all}`,
  },
  storm: {
    title: 'Szybkie ćwiczenia',
    text: 'Linie i małe plansze: w każdej jedna kratka jest pewna. Na czas albo do pierwszego błędu.',
    storm: 'Burza, trzy minuty',
    streak: 'Passa, bez zegara',
  },
  kinds: {
    title: 'Inne rodzaje nonogramów',
    text: 'Ukryte liczby, liczby na dwie linie, trójkąty: zasady i po dwadzieścia nonogramów.',
    open: 'Zobacz inne rodzaje',
    lessons: {
      hidden: 'Jak rozwiązywać ukryte liczby',
      pairs: 'Jak rozwiązywać liczby na dwie linie',
      triangles: 'Jak rozwiązywać trójkąty',
    },
  },
  practice: 'Poćwicz tę technikę',
  practiceText: 'Linie z prawdziwych nonogramów, w których to jest następny krok.',
  practiceBoards: 'Pozycje, w których to jest następny krok.',
  before: 'przed',
  so: 'więc',
  leftmost: 'skrajnie w lewo',
  rightmost: 'skrajnie w prawo',
  slideBlock: (size) => `Przesuń blok ${size}`,
  slideBlocks: 'Przesuń bloki',
  slideSteps: 'Krok po kroku',
  way: (way, all) => `Sposób ${way} z ${all}`,
  legend: { premise: 'na czym się opiera', conclusion: 'co wynika', supposed: 'założenie' },
  spare: (length, size) =>
    `Ile kratek? Blok ${size} ma do dyspozycji ${counted(length, 'kratkę', 'kratki', 'kratek')}, zapas to ${length} − ${size} = ${length - size}. Blok dłuższy niż zapas ma pewny środek:`,
  core: (length, size) => `${size} − ${length - size} = ${cells(size - (length - size))}.`,
  drawing: (clue, before, after) => `Linia z liczbami ${clue}. Przed: ${before}. Po: ${after}.`,
  cells: { unknown: 'nieznana', blank: 'krzyżyk', filled: 'zamalowana' },
  inks: ['czerwony', 'niebieski', 'żółty'],
  task: {
    title: 'Teraz ty',
    say: (name) => `Oznacz wszystko, co wynika z techniki „${name}”, i nic więcej.`,
    sayBoard: (name) => `Możliwy jest tu jeden krok techniką „${name}”. Znajdź go.`,
    sayColor: 'Postaw krzyżyk wszędzie, gdzie kolory wiersza i kolumny wykluczają każdy kolor.',
    fill: 'Zamaluj',
    cross: 'Krzyżyk',
    erase: 'Wymaż',
    tool: 'Narzędzie',
    rows: (done, all) => `${done} z ${all} wierszy`,
    boards: (done, all) => `${done} z ${all} plansz`,
    row: (row) => `Wiersz ${row}`,
    cell: (row, column, state) => `Wiersz ${row}, kolumna ${column}, ${state}`,
    clue: (clue) => `liczby ${clue}`,
    rightSpare: (row, length, need, count) =>
      `Wiersz ${row}: dobrze, zapas to ${length} − ${need} = ${length - need}, więc ${noun(count, 'pewna jest', 'pewne są', 'pewnych jest')} ${cells(count)}.`,
    rightOneWay: (row) => `Wiersz ${row}: dobrze, bloki można rozmieścić tylko na jeden sposób.`,
    right: (row, ways, count) =>
      `Wiersz ${row}: dobrze. ${ways === '2' ? 'Oba rozmieszczenia' : `Wszystkie rozmieszczenia (${ways})`} bloków dają tu to samo: ${cells(count)}.`,
    rightBoard: 'Dobrze.',
    tryRow: (row) => `Spróbuj wiersza ${row}.`,
    nextBoard: 'Następna plansza',
    all: 'To już wszystko. Świetnie!',
    soFar: (row) => `Wiersz ${row}: na razie dobrze.`,
    given: (row, column) => `Wiersz ${row}, kolumna ${column}: to było wiadomo od początku.`,
    undecided: (row, column, one, other) =>
      `Wiersz ${row}, kolumna ${column}: to jeszcze nie jest pewne. Jeśli ${one}, kratka jest zamalowana, a jeśli ${other}, to nie jest.`,
    undecidedColor: (row, column, one, other) =>
      `Wiersz ${row}, kolumna ${column}: to jeszcze nie jest pewne. Pasuje ${one}, ale ${other} też.`,
    blocksIn: (spans, count) => `${count === 1 ? 'blok zajmuje' : 'bloki zajmują'} ${spans}`,
    columns: (text, count) => `${count === 1 ? 'kolumnę' : 'kolumny'} ${text}`,
    noBlocks: 'bloku tam nie ma',
    opposite: (row, column, state) =>
      `Wiersz ${row}, kolumna ${column}: kratka jest pewna, ale powinno być: ${state}. Inaczej bloków rozmieścić się nie da.`,
    other: (row, column, name) =>
      `Wiersz ${row}, kolumna ${column}: prawda, ale to wymaga innej techniki, „${name}”. Na razie to zostaw.`,
    notHere: (row, column) =>
      `Wiersz ${row}, kolumna ${column}: nie o tej kratce rozstrzyga ten krok. Cofnij i popatrz jeszcze raz.`,
    wrongBoard: (row, column) =>
      `Wiersz ${row}, kolumna ${column}: miejsce jest dobre. Załóż, że twoje oznaczenie jest prawdziwe, i zobacz, co z tego wynika:`,
    wrongColor: (row, column) =>
      `Wiersz ${row}, kolumna ${column}: kolory tego nie wykluczają. Porównaj wiersz i kolumnę.`,
    takeBack: 'Cofnij',
    show: 'Pokaż',
    showCells: (row, text) => `Wiersz ${row}: spójrz na ${text}.`,
    again: 'Jeszcze raz',
    needsScript: 'Aby spróbować tutaj, włącz JavaScript. Przykłady powyżej działają bez niego.',
    keys: 'Strzałki przesuwają, spacja zamalowuje, X stawia krzyżyk, Backspace wymazuje.',
  },
  practise: {
    title: (name) => `Ćwiczenia: ${name}`,
    description: (name) => `Linie z prawdziwych nonogramów, do dokończenia techniką „${name}”.`,
    lead: (name) =>
      `Wzięte z prawdziwych nonogramów, w chwili gdy następnym krokiem jest „${name}”. Obrazków nie zdradzają.`,
    leadBoards: (name) => `Pozycje, w których następnym krokiem jest „${name}”.`,
    back: (name) => `Do techniki „${name}”`,
  },
  courseList: {
    title: 'Kurs',
    description:
      'Trzydzieści małych nonogramów po kolei, od pierwszego nakładania do łańcuchów wniosków.',
    step: (number) => `Nonogram ${number}`,
    size: (width, height) => `${width} × ${height}`,
    colored: 'kolorowy',
    solved: 'rozwiązany',
    introduces: 'Nowość',
  },
  lesson: {
    title: (number) => `Kurs, nonogram ${number}`,
    description: (number) => `Nonogram ${number} z kursu: na co patrzeć, i plansza.`,
    step: (number, all) => `Kurs · nonogram ${number} z ${all}`,
    look: 'Na co patrzeć',
    technique: (name) => `Więcej o technice „${name}”`,
    solved: 'Rozwiązane',
    next: 'Następny nonogram',
    previous: 'Poprzedni nonogram',
    toCourse: 'Kurs',
    inPlayer: 'Otwórz w grze, z podpowiedziami',
    again: 'Zacznij od nowa',
    undo: 'Cofnij',
    redo: 'Ponów',
    finished: 'To był ostatni. Wiesz już wszystko, co trzeba.',
    clues: 'Liczby tego nonogramu',
    rows: 'Wiersze',
    columns: 'Kolumny',
  },
  back: 'Wszystkie techniki',
  firstPage: {
    title: 'Twój pierwszy nonogram',
    description: 'Naucz się ruchów w nonogramach w minutę, grając.',
    step: (step, all) => `Krok ${step} z ${all}`,
    skip: 'Pomiń',
    fill: {
      mouse:
        'Liczby mówią, ile kratek w wierszu albo kolumnie jest zamalowanych. Trzeci wiersz ma 5: zamaluj wszystkie pięć kratek. Naciśnij na pierwszej i przeciągnij do ostatniej.',
      touch:
        'Liczby mówią, ile kratek w wierszu albo kolumnie jest zamalowanych. Trzeci wiersz ma 5: zamaluj wszystkie pięć kratek. Połóż palec na pierwszej i przesuń do ostatniej.',
      keyboard:
        'Liczby mówią, ile kratek w wierszu albo kolumnie jest zamalowanych. Trzeci wiersz ma 5: zamaluj wszystkie pięć kratek. Strzałki przesuwają, spacja zamalowuje; Shift ze strzałką rysuje.',
    },
    down: {
      mouse:
        'Dobrze: liczba blednie, ten wiersz jest gotowy. Trzecia kolumna też ma 5. Przeciągnij z góry na dół.',
      touch:
        'Dobrze: liczba blednie, ten wiersz jest gotowy. Trzecia kolumna też ma 5. Przesuń palcem z góry na dół.',
      keyboard:
        'Dobrze: liczba blednie, ten wiersz jest gotowy. Trzecia kolumna też ma 5. Zamaluj ją z góry na dół.',
    },
    cross: {
      mouse:
        'Ostatni wiersz ma 1, a jego kratka jest zamalowana. Pozostałe cztery są puste: oznacz je krzyżykiem. Użyj prawego przycisku albo wybierz krzyżyk poniżej.',
      touch:
        'Ostatni wiersz ma 1, a jego kratka jest zamalowana. Pozostałe cztery są puste: oznacz je krzyżykiem. Wybierz krzyżyk poniżej albo przytrzymaj palec na kratce.',
      keyboard:
        'Ostatni wiersz ma 1, a jego kratka jest zamalowana. Pozostałe cztery są puste: oznacz je krzyżykiem. Naciśnij X.',
    },
    erase: {
      mouse:
        'Krzyżyk to tylko notatka dla ciebie. Usuń jeden: naciśnij go jeszcze raz tym samym narzędziem.',
      touch:
        'Krzyżyk to tylko notatka dla ciebie. Usuń jeden: stuknij go jeszcze raz tym samym narzędziem.',
      keyboard: 'Krzyżyk to tylko notatka dla ciebie. Usuń jeden: naciśnij na nim jeszcze raz X.',
    },
    finish: {
      mouse:
        'Teraz reszta. Druga i czwarta kolumna mają 2, a w każdej z nich jedna kratka jest już zamalowana. Drugi wiersz ma 3. Których dwóch kratek brakuje?',
      touch:
        'Teraz reszta. Druga i czwarta kolumna mają 2, a w każdej z nich jedna kratka jest już zamalowana. Drugi wiersz ma 3. Których dwóch kratek brakuje?',
      keyboard:
        'Teraz reszta. Druga i czwarta kolumna mają 2, a w każdej z nich jedna kratka jest już zamalowana. Drugi wiersz ma 3. Których dwóch kratek brakuje?',
    },
    done: 'Każda linia zgadza się ze swoimi liczbami, więc nonogram jest rozwiązany. Krzyżyki nie są do tego potrzebne.',
    toSecond: 'Dalej: dwie liczby w linii',
    toCourse: 'Zacznij kurs',
    toPuzzles: 'Do nonogramów',
  },
  secondPage: {
    title: 'Dwie liczby w linii',
    description: 'Co znaczy kilka liczb w wierszu albo kolumnie: w minutę, grając.',
    steps: {
      pair: 'Drugi wiersz ma dwie liczby, 2 i 2: to dwa bloki, a między nimi co najmniej jedna pusta kratka. 2 + 1 + 2 to 5, cały wiersz. Zamaluj dwie kratki, jedną zostaw, zamaluj dwie.',
      whole: 'Trzeci wiersz ma jedną liczbę, 5. Zamaluj go całego.',
      around:
        'Liczby idą po kolei: w wierszu od lewej do prawej, w kolumnie z góry na dół. Druga kolumna ma najpierw 2, potem 1, a jej dwójka jest gotowa. Postaw krzyżyk nad nią i pod nią.',
      order:
        'Jedynka tej kolumny jest po dwójce, a więc pod krzyżykiem. Została jedna kratka: zamaluj ją.',
      rest: 'Czwarta kolumna ma te same liczby. Potem dokończ wiersze i kolumny z 3, 4 i 1 1 1.',
    },
    done: 'Każda liczba to blok, bloki stoją w kolejności liczb, a między dwoma blokami co najmniej jedna kratka jest pusta. To wszystkie zasady.',
  },
};
