/** Texts of the lessons on other kinds of nonogram, in Polish. */
import type { KindLessonWords } from '../en/kind-lesson.js';

export const words: KindLessonWords = {
  back: 'Wszystkie techniki',
  legend:
    'Szare kratki są nieznane, białe puste. Krok znalazł zielone: ciemnozielona jest zamalowana, jasnozielona pusta.',
  before: 'Przed krokiem: liczby i to, co wiadomo.',
  after: 'Po kroku: to, co znalazł, jest zielone.',
  play: 'Graj w nonogramy tego rodzaju',
  others: 'Lekcje o innych rodzajach',
  hidden: {
    title: 'Jak rozwiązywać ukryte liczby',
    lead: '„?” ukrywa długość bloku, „*” ukrywa całe bloki. Licz na najmniej, ile mogą mieć, i patrz, jak daleko mogą urosnąć.',
    parts: [
      {
        heading: 'Licz „?” jako jedną kratkę',
        text: 'Każdy „?” ma co najmniej jedną kratkę. Tutaj bloki i przerwy potrzebują 3 + 1 + 1 + 1 + 2 = 8 z 9 kratek, więc każdy blok może się przesunąć tylko o jedną. Dla 3 pewne są kratki 2–3, dla 2 kratka 8, a dla „?” żadna.',
      },
      {
        heading: 'Ciąg, który nie pasuje do żadnej liczby',
        text: 'Cztery kratki pod rząd to za dużo i dla 2, i dla 3, więc należą do „?”. Pozostałe liczby mają resztę linii: za przerwą są tylko trzy kratki, a 3 potrzebuje wszystkich.',
      },
      {
        heading: 'Jak daleko może urosnąć „?”',
        text: 'Pierwsza kratka należy do „?”, a dwie w środku do 2. „?” ma od jednej do pięciu kratek, bo przed 2 musi być przerwa: kratka 6. Za 2 nie ma już nic.',
      },
      {
        heading: 'Po obu stronach „*”',
        text: 'Cokolwiek oznacza „*”, 3 stoi na początku, a 2 na końcu. Przed kratką 4 na 3 nie ma miejsca, więc ta kratka jest jej częścią i blok nie sięga kratki 1. Blok 2 jest gotowy, więc kratka 8 to jego przerwa. O kratkach między nimi linia nic nie mówi.',
      },
    ],
  },
  pairs: {
    title: 'Jak rozwiązywać liczby na dwie linie',
    lead: 'Patrz na obie linie jak na jeden pasek i pytaj, które kratki stykają się bokiem.',
    parts: [
      {
        heading: 'Wokół małej liczby',
        text: 'Dwójka wiersza 1 jest gotowa. Zamalowana kratka pod nią stykałaby się z nią i powstałaby grupa w obu liniach, więc kratki 1–2 wiersza 2 są puste. Wiersz 1 nie ma innej liczby, więc jego reszta też jest pusta.',
      },
      {
        heading: 'Jak daleko sięga kółko',
        text: 'Wiersz 2 nie ma własnych liczb, więc jego zamalowana kratka należy do kółka. Grupa czterech kratek w obu wierszach, która ją zawiera, zaczyna się najwcześniej w kolumnie 3. Na lewo od kolumny 3 wszystko jest puste oprócz jedynki.',
      },
      {
        heading: 'Kółko szuka drogi',
        text: 'Na lewo od pustej kratki jest miejsce na cztery kratki, a kółko ma ich sześć. Grupa idzie więc pod pustą kratką i jeszcze o jedną dalej. Z kratką 5 wiersza 1 byłoby ich siedem, więc jest pusta.',
      },
    ],
  },
  triangles: {
    title: 'Jak rozwiązywać trójkąty',
    lead: 'Każdą linię czyta się jak w każdym nonogramie, tylko kierunków jest trzy. To, co rozstrzyga jedna linia, pomaga w dwóch innych.',
    parts: [
      {
        heading: 'Zacznij od najdłuższych linii',
        text: 'Linie przez środek są najdłuższe i liczby najczęściej wypełniają je całe. W wierszu 2 liczby potrzebują 3 + 1 + 3 = 7 kratek, a ma ich siedem.',
      },
      {
        heading: 'Dalej wzdłuż skosu',
        text: 'Z wiersza 2 wiadomo, że w tej linii „\\” trzecia kratka jest pusta, a czwarta zamalowana. Dwa bloki po dwie kratki mieszczą się tylko wtedy, gdy pierwszy stoi przed pustą kratką, a drugi zaczyna się za nią: kratki 1–2 i 4–5.',
      },
      {
        heading: 'Potem trzeci kierunek',
        text: 'Obie jedynki tej linii „/” są już znane: to kratki 2 i 4. Sąsiednie kratki są puste, a dla 2 zostają akurat dwie ostatnie.',
      },
    ],
  },
};
