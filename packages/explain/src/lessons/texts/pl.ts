/** The Polish texts of the pages about techniques. */
import type { TechniqueTexts } from '../lesson-texts.js';

export const TECHNIQUE_TEXTS_PL: TechniqueTexts = {
  'complete-line': {
    name: 'Pełna linia',
    proves: 'Rozstrzyga wszystkie kratki linii.',
    text: `Dodaj bloki i przerwy między nimi (po jednej kratce; między blokami różnych kolorów przerwy nie trzeba). Jeśli suma jest równa długości
linii, bloki można rozmieścić tylko na jeden sposób. Gotowe końce najpierw odcinamy, dlatego reguła działa też dla reszty linii. Dwa
pokrewne przypadki: linia z liczbą 0 jest pusta, a jeśli zamalować można już tylko tyle kratek, ile trzeba, wszystkie są zamalowane.`,
    lookFor: [
      'liczby 0',
      'bloków, które razem z przerwami dają długość linii albo tego, co zostało między gotowymi końcami',
      'linii, w której niepustych kratek jest dokładnie tyle, ile trzeba zamalować',
    ],
  },
  'finished-line': {
    name: 'Gotowa linia',
    proves: 'Wskazuje puste kratki.',
    text: `Policz zamalowane kratki. Jeśli jest ich tyle, ile wynosi suma liczb, wszystkie pozostałe kratki linii są puste.`,
    lookFor: [
      'linii, w której właśnie przybyła zamalowana kratka: policz zamalowane',
      'najpierw małych liczb: jedynce wystarczy jedna zamalowana kratka',
    ],
  },
  overlap: {
    name: 'Nakładanie',
    proves: 'Wskazuje zamalowane kratki.',
    text: `Przesuń wszystkie bloki na początek linii, a potem na koniec. Jeśli blok w obu położeniach obejmuje tę samą kratkę, obejmuje ją też w każdym
położeniu pośrednim. W liczbach: jeśli blok jest dłuższy niż zapas wolnych kratek, jego środek jest zamalowany. Jeśli daje to nową kratkę,
przesuń bloki jeszcze raz, ale tylko tak daleko, jak pozwalają znane kratki: często widać wtedy więcej, i to dla kilku bloków naraz.`,
    lookFor: [
      'największych liczb i linii, w których jest ich dużo',
      'zapasu: długość minus wszystkie bloki i przerwy; przy zapasie 3 blok 8 ma 8 − 3 = 5 pewnych kratek, a blok 3 żadnej',
    ],
  },
  glue: {
    name: 'Od krawędzi',
    plainly: 'Blok zaczyna się przy krawędzi: zamaluj go na całą długość',
    proves: 'Wskazuje zamalowane kratki.',
    text: `Ciąg, który dotyka krawędzi (końca linii, pustej kratki, a w nonogramach kolorowych także kratki, która nie może mieć jego koloru), jest początkiem
bloku. Przedłuż go od krawędzi na całą długość tego bloku, a jeśli możliwych bloków jest kilka, na długość najkrótszego. Jeśli długość jest
pewna, kratka za blokiem nie ma jego koloru.`,
    lookFor: [
      'zamalowanej kratki przy samej krawędzi: tam zaczyna się blok',
      'zamalowanej kratki tuż obok pustej, z dowolnej strony',
    ],
  },
  closing: {
    name: 'Zamknięcie bloku',
    proves: 'Wskazuje pustą kratkę, która zamyka blok.',
    text: `Ciąg, który dotyka krawędzi, jest tak długi jak jedyny blok, który może się tam zaczynać. Blok jest gotowy, więc kratka na jego drugim końcu jest pusta,
a przynajmniej nie ma jego koloru.`,
    lookFor: [
      'bloku, który właśnie jest gotowy: od razu go zamknij',
      'ciągu między krawędzią a nieznaną kratką, tak długiego jak jego liczba',
    ],
  },
  'near-edge': {
    name: 'Blisko krawędzi',
    proves: 'Wskazuje zamalowane kratki.',
    text: `Zamalowana kratka leży blisko krawędzi (końca linii, pustej kratki, a w nonogramach kolorowych także kratki, która nie może mieć jej koloru). Jej blok nie może
przejść przez krawędź. Wyobraź sobie, że zaczyna się przy samej krawędzi: kratki od zamalowanej do końca takiego bloku są zamalowane, gdziekolwiek blok się zaczyna.`,
    lookFor: [
      'zamalowanej kratki, od której do krawędzi albo do pustej kratki jest bliżej, niż wynosi długość jej bloku',
      'dużej liczby na początku albo na końcu linii',
    ],
  },
  unreachable: {
    name: 'Nieosiągalne kratki',
    proves: 'Wskazuje puste kratki.',
    text: `Blok, do którego należy zamalowana kratka, nie może odejść od niej dalej, niż pozwala jego długość. Kratki, do których nie sięga ani ten blok,
ani jego sąsiedzi, są puste.`,
    lookFor: [
      'linii z jednym blokiem, którego jedna kratka jest już zamalowana',
      'dwóch sąsiednich bloków, każdy z zamalowaną kratką: do których kratek między nimi żaden nie sięga?',
      'kratek przed pierwszym blokiem i za ostatnim',
    ],
  },
  'gap-too-small': {
    name: 'Za mała luka',
    proves: 'Wskazuje puste kratki.',
    text: `Jeśli luka między dwiema krawędziami jest krótsza niż każdy blok, który mógłby w niej leżeć, wszystkie jej kratki są puste.`,
    lookFor: [
      'kratek zamkniętych między dwiema pustymi albo między pustą a krawędzią',
      'najmniejszego bloku, który mógłby tam leżeć',
    ],
  },
  'joining-splitting': {
    name: 'Łączenie i rozdzielanie',
    proves: 'Wskazuje zamalowane kratki albo pustą.',
    text: `Łączenie: jeśli dwa ciągi mogą należeć tylko do tego samego bloku, należą do niego też wszystkie kratki między nimi. Rozdzielanie: jeśli zamalowanie jedynej kratki
między dwoma ciągami dałoby ciąg dłuższy niż każdy możliwy tam blok, ta kratka jest pusta.`,
    lookFor: [
      'dwóch ciągów blisko siebie: czy mogą należeć do różnych bloków?',
      'jednej nieznanej kratki między dwoma ciągami: jak długi ciąg by powstał?',
    ],
  },
  forcing: {
    name: 'Spychanie',
    plainly: 'To, co już wiadomo, spycha bloki na jedną stronę',
    proves: 'Wskazuje zamalowane i puste kratki.',
    text: `Puste i zamalowane kratki spychają bloki na jedną stronę. Przesuń wszystkie bloki na początek tak daleko, jak pozwalają znane kratki, a potem na koniec. Kratki,
które blok obejmuje w obu położeniach, są zamalowane; te, do których nie sięga żaden blok, są puste. Spychanie łączy *nakładanie* i *nieosiągalne kratki* i korzysta z każdej
znanej kratki. Trudniej je zobaczyć, dlatego próbujemy go po technikach, które łatwiej uzasadnić.`,
    lookFor: [
      'pustej kratki, która zostawia dużemu blokowi miejsce tylko po jednej stronie',
      'bloków dosuniętych do początku, a potem do końca: które kratki są za każdym razem takie same?',
    ],
  },
  punctuating: {
    name: 'Ograniczenie bloku',
    plainly: 'Krzyżyk na każdym końcu gotowego bloku',
    proves: 'Wskazuje puste kratki.',
    text: `Jeśli ciąg jest już tak długi jak każdy blok, do którego mógłby należeć, jest całym blokiem. Kratki po obu stronach są puste, a przynajmniej nie mają jego koloru.`,
    lookFor: [
      'ciągu tak długiego jak jego liczba',
      'ciągu tak długiego jak największa liczba linii: nie urośnie, do któregokolwiek bloku należy',
    ],
  },
  mercury: {
    name: 'Rtęć',
    plainly: 'Blok, który musi odsunąć się od krawędzi',
    proves: 'Wskazuje puste kratki.',
    text: `Między krawędzią a pierwszą zamalowaną kratką jest dokładnie tyle kratek, ile ma pierwszy blok. Blok nie może leżeć przed tą kratką, bo by się z nią stykał.
Obejmuje więc tę kratkę i odsuwa się od krawędzi, tak jak rtęć od ścianki rurki.`,
    lookFor: [
      'pierwszej zamalowanej kratki od krawędzi: dla bloku 3 jest czwarta, dla bloku 2 trzecia',
      'tego samego z drugiego końca',
    ],
  },
  'whole-line': {
    name: 'Cała linia',
    proves: 'Rozstrzyga wszystko, co zostało.',
    text: `Wypisz wszystkie rozmieszczenia bloków, które pasują do znanych kratek. Kratka, która we wszystkich jest taka sama, jest pewna. Podpowiedź mówi, ile jest takich rozmieszczeń.
Ze wszystkich technik, które patrzą na jedną linię, tej próbujemy na końcu; potrzebuje jej mniej niż jeden krok na sto.`,
    lookFor: [
      'linii z niewielu nieznanymi kratkami, w których da się wypisać dwa czy trzy pozostałe rozmieszczenia',
      'kratki, która zamalowana (albo pusta) nie zostawia miejsca blokom tej linii',
    ],
  },
  'color-logic': {
    name: 'Logika kolorów',
    proves: 'Mówi, jakie kolory może mieć kratka.',
    text: `Jeśli liczby wiersza i kolumny nie mają wspólnego koloru, kratka na przecięciu jest pusta. Kratka może mieć jakiś kolor tylko wtedy, gdy sięga do niej blok tego koloru;
bloki różnych kolorów mogą się stykać. Kratce zostają kolory, na które pozwalają obie jej linie.`,
    lookFor: [
      'wiersza i kolumny bez wspólnego koloru',
      'koloru, który w linii jest raz: jak daleko od sąsiadów może leżeć jego blok?',
      'kratek między blokiem a końcem linii, gdzie mogą być już tylko późniejsze kolory',
    ],
  },
  'edge-logic': {
    name: 'Logika brzegowa',
    proves: 'Dowodzi czegoś przeciwnego niż założenie, przy brzegu planszy.',
    text: `Załóż coś o kratce skrajnej linii. Liczby linii, które ją przecinają, zaczynają się właśnie tam, więc rozstrzygają o kratkach drugiej linii, a w niej często brakuje dla nich miejsca.
Łańcuch używa tylko dwóch skrajnych linii, które mają jeszcze nieznane kratki, i ma najwyżej sześć ogniw.`,
    lookFor: [
      'skrajnej linii z jednym małym blokiem albo z niewielu nieznanymi kratkami',
      'ciasnej drugiej linii: które jej kratki zamalowałyby przecinające bloki?',
    ],
  },
  'two-way': {
    name: 'Tak czy inaczej',
    proves: 'Dowodzi tego, co wynika w obu przypadkach.',
    text: `Kratka ma jedną z dwóch wartości. Wniosek, który wynika z każdej z nich, jest pewny, niezależnie od tego, która jest prawdziwa.`,
    lookFor: [
      'bloku, któremu zostały dwa miejsca, albo kratki, od której dużo zależy',
      'kratki, o której oba przypadki mówią to samo',
    ],
  },
  contradiction: {
    name: 'Sprzeczność',
    proves: 'Dowodzi czegoś przeciwnego niż założenie.',
    text: `Załóż kolor jakiejś kratki i idź za wnioskami od linii do linii, aż w którejś zabraknie miejsca dla liczb. Założenie było więc fałszywe. Podpowiedź pokazuje najkrótszy znaleziony
łańcuch, bez wniosków, których nie potrzebuje.`,
    lookFor: [
      'kratki, w której wierszu i kolumnie jest ciasno',
      'najkrótszej drogi do prawie gotowej linii: więcej niż trzech czy czterech linii nie utrzyma się w głowie',
    ],
  },
  nested: {
    name: 'Zagnieżdżone sprzeczności',
    proves: 'Dowodzi czegoś przeciwnego niż założenie.',
    text: `Jeśli założenie samo nie prowadzi do sprzeczności, wewnątrz niego robi się kolejne założenia i obala je jedno po drugim. To już przeszukiwanie, a nie zabawa: nonogram,
który tego wymaga, dostaje etykietę *guess*.`,
    lookFor: [
      'niczego: nonogramy dla ludzi tego nie wymagają, więc bardziej prawdopodobny jest błąd; najpierw sprawdź swoje oznaczenia',
    ],
  },
};
