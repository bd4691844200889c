/** Texts of the page of other kinds of nonogram, and of boards of triangles, in Polish. */
import type { KindsWords, LineSentences } from '../en/kinds.js';
import { counted } from './grammar.js';

const sayLine =
  (name: string) =>
  (number: number, clue: string, isDone: boolean): string =>
    `${name} ${number}: ${clue}${isDone ? ', gotowe' : ''}.`;

const lines: LineSentences = {
  row: sayLine('Wiersz'),
  column: sayLine('Kolumna'),
  slash: sayLine('Linia „/”'),
  backslash: sayLine('Linia „\\”'),
};

/** Where a triangle points; nothing of a square. */
function pointing(isUp: boolean | undefined): string {
  if (isUp === undefined) return '';
  return isUp ? ', wierzchołek w górę' : ', wierzchołek w dół';
}

export const words: KindsWords = {
  title: 'Inne rodzaje',
  description:
    'Nonogramy z ukrytymi liczbami, z liczbami na dwie linie i na trójkątach: zasady i nonogramy do gry.',
  heading: 'Inne rodzaje nonogramów',
  lead: 'Ten sam pomysł, ale jedna zasada jest inna. Nigdzie nie trzeba zgadywać.',
  lesson: 'Jak je rozwiązywać',
  hidden: {
    heading: 'Ukryte liczby',
    rules: [
      '„?” to jeden blok, którego długości nie znasz: co najmniej jedna kratka, a do następnego bloku jak zawsze przerwa.',
      '„*” oznacza dowolnie wiele bloków albo żaden.',
      'Korzystaj z długości, które znasz, i z tego, co mówią przecinające linie: „?” jest najwyżej tak długi, jak pozwalają sąsiedzi.',
    ],
    example:
      'Wiersz 1 ma „? ?”: dwa bloki. Wiersze 2 i 3 są pełne, więc dwójki kolumn 1 i 5 tam się kończą, a czwórka kolumny 3 zostawia środek wiersza 1 pusty.',
  },
  pairs: {
    heading: 'Liczby na dwie linie',
    rules: [
      'Dwie sąsiednie linie mają wspólne liczby. Liczba w kółku mówi, ile kratek leży w obu liniach i styka się bokami; kształt jest dowolny.',
      'Wszystkie inne liczby trzymają się swojej linii i stoją przed kółkami albo za nimi, tak jak na obrazku.',
      'Kratki, które stykają się tylko rogiem, nie należą do siebie.',
    ],
    example:
      'Czwórka w kółku to jedna grupa, która leży w obu wierszach. Dwie jedynki należą tylko do wiersza 1, przed nią i za nią.',
  },
  triangles: {
    heading: 'Trójkąty',
    rules: [
      'Kratki są trójkątne, a linie biegną w trzech kierunkach: wiersze i dwa skosy.',
      'Liczby stoją tam, gdzie zaczyna się ich linia. Wiersze i linie „/” czytaj z zewnątrz do środka, a linie „\\” od planszy na zewnątrz.',
      'Każda kratka leży na trzech liniach, więc mogą o niej rozstrzygać trzy zestawy liczb.',
    ],
    example:
      'Trzy łopatki po cztery kratki. Ich liczby stoją z lewej, u góry i u dołu, każda na końcu swojej linii.',
  },
  cut: {
    heading: 'Przecięte kratki',
    rules: [
      'Przekątna dzieli niektóre kratki na dwa kolory. Każdy sposób przecięcia to osobny kolor.',
      'Przecięta kratka z liczbą to blok jak każdy inny. Bloki w dwóch kolorach mogą się stykać.',
      'Ramka dokleja przecięte kratki do końca bloku: nie ma między nimi przerwy, a liczba obejmuje także je.',
    ],
    example:
      'W wierszu 1 stoi 4 między dwoma trójkątami: przecięta kratka, dwie całe i przecięta. Wiersz 2 jest pełny.',
  },
  cards: {
    triangles: (count) => `trójkąty: ${count}`,
    steps: (count) => counted(count, 'krok', 'kroki', 'kroków'),
    started: 'zaczęty',
    solved: 'rozwiązany',
  },
  own: {
    heading: 'Własne pliki',
    text: 'Nonogramy tych rodzajów otwierają się jak każde inne: upuść plik, wklej go albo wybierz tutaj. Mieszczą je nasz JSON, XML z webpbn i pliki .g.',
    choose: 'Wybierz plik',
    make: 'Utwórz własny',
  },
  noPuzzle: {
    loading: 'Wczytywanie…',
    noPuzzle: 'Nie ma takiego nonogramu',
    toPuzzles: 'Do nonogramów',
  },
  game: {
    name: (cells) => `Plansza z trójkątów: ${cells}`,
    rule: 'Linie biegną w trzech kierunkach. Przeciągnij wzdłuż dowolnej, aby zamalować kilka kratek.',
    tool: 'Co maluje pociągnięcie',
    fill: 'Zamaluj',
    cross: 'Krzyżyk',
    erase: 'Wymaż',
    undo: 'Cofnij',
    redo: 'Ponów',
    restart: 'Zacznij od nowa',
    hint: 'Podpowiedź',
    whatIf: 'Co jeśli',
    whatIfOn: (name) => `Co jeśli: ${name}`,
    whatIfText:
      'Od teraz oznaczasz ołówkiem. Zostaw wszystkie te oznaczenia albo odrzuć wszystkie.',
    keep: 'Zostaw',
    discard: 'Odrzuć',
    zoomIn: 'Większe kratki',
    zoomOut: 'Mniejsze kratki',
    print: 'Drukuj',
    picture: 'Gotowy obrazek',
    solved: 'Rozwiązane',
    solvedIn: (time) => `Rozwiązane w ${time}`,
    more: 'Więcej nonogramów',
    again: 'Zagraj jeszcze raz',
  },
  board: {
    label: 'Plansza z trójkątów',
    squares: 'Plansza z przeciętymi kratkami',
    keys: 'Strzałki przesuwają, spacja oznacza, X stawia krzyżyk, Backspace wymazuje, Shift ze strzałką maluje dalej, H daje podpowiedź, + i − zmieniają rozmiar.',
    filled: 'zamalowana',
    crossed: 'z krzyżykiem',
    unknown: 'nieoznaczona',
    line: lines,
    cell: ({ row, place, length, isUp, mark, lines }) =>
      `Wiersz ${row}, kratka ${place} z ${length}${pointing(isUp)}: ${mark}. ${lines}`,
  },
};
