/** Texts of the help, in Polish. What stands for keys is explained with the English ones. */
import type { HelpWords } from '../en/help.js';

/** The keys of those who do not see the board. */
const BY_EAR =
  '{hear-row} czyta cały wiersz: „Wiersz 7: 4, 2. 3 nieoznaczone, 2 zamalowane, 5 nieoznaczonych.” {hear-column} czyta kolumnę. {hear-next} przechodzi do następnej linii, w której jest coś nowego, i ją czyta. {hear-changes} mówi, co się zmieniło od poprzedniego razu.';

export const words: HelpWords = {
  title: 'Pomoc',
  description:
    'Jak grać tu w nonogramy (obrazki logiczne, krzyżówki japońskie, hanjie, griddlers, picross, pic-a-pix): zasady, klawiatura, gamepad, czytnik ekranu, dotyk, pliki.',
  allHelp: 'Cała pomoc',
  rules: {
    heading: 'Zasady',
    texts: [
      'Każda liczba obok wiersza albo nad kolumną to blok: tyle zamalowanych kratek jedna przy drugiej. Bloki idą w kolejności liczb. Między blokami tego samego koloru jest co najmniej jedna pusta kratka; bloki różnych kolorów mogą się stykać.',
      'Nonogram jest rozwiązany, gdy każda linia zgadza się ze swoimi liczbami. Krzyżyk oznacza kratkę, która na pewno jest pusta; to notatka dla ciebie, nigdy nie jest wymagana.',
      'Nonogramy mają wiele nazw: obrazki logiczne, krzyżówki japońskie, hanjie, griddlers, picross, pic-a-pix, paint by numbers. To ciągle ta sama łamigłówka.',
    ],
    points: [],
  },
  playing: {
    heading: 'Gra',
    texts: [],
    points: [
      'Przeciągnij przez kratki, aby zamalować je jednym pociągnięciem. Pociągnięcie trzyma się swojego wiersza albo kolumny.',
      'Prawy przycisk myszy albo narzędzie „krzyżyk” oznacza puste kratki.',
      'Każde naciśnięcie „Podpowiedzi” zdradza trochę więcej: błędy, jeśli są, a jeśli nie, to gdzie patrzeć, potem dlaczego, a potem same kratki.',
      '„Co jeśli” pozwala czegoś spróbować. Potem zostaw wszystko albo wszystko odrzuć.',
      'Cofnąć można wszystko, nawet zaczęcie od nowa.',
      'Gra zapisuje się na tym urządzeniu z każdym ruchem. Przycisku „Zapisz” nie ma.',
    ],
  },
  topics: 'Więcej pomocy',
  padTitle: 'Przyciski',
  changeButtons: 'Zmień przyciski',
  formats: 'Wszystkie formaty',
  formatsNote: (count) =>
    `Formaty, które można otworzyć: ${count}. Ich nazwy i rozszerzenia plików:`,
  pages: {
    keyboard: {
      title: 'Klawiatura',
      about: 'Każda czynność ma klawisz i każdy klawisz można zmienić.',
      parts: [
        {
          heading: 'Ruch i malowanie',
          texts: [],
          points: [
            'Strzałki przesuwają kursor. {paint} zamalowuje kratkę, {cross} stawia krzyżyk, {erase} wymazuje.',
            'Strzałki z [Shift] rysują: kratki po drodze stają się takie jak pierwsza.',
            'Strzałki z [Ctrl] przeskakują do najbliższej innej kratki.',
            'Klawisze od [1] do [9] wybierają kolor. {next-color} wybiera następny.',
          ],
        },
        {
          heading: 'Myślenie',
          texts: [],
          points: [
            '{undo} cofa ostatnią zmianę, {redo} ją ponawia.',
            '{hint} daje podpowiedź; naciśnij jeszcze raz, aby dowiedzieć się więcej.',
            '{mistakes} szuka błędów.',
            '{pause} zatrzymuje zegar i zasłania planszę.',
            BY_EAR,
          ],
        },
      ],
    },
    gamepad: {
      title: 'Gamepad',
      about: 'Podłącz gamepad i naciśnij dowolny przycisk: zadziała od razu.',
      parts: [
        {
          heading: 'Gra',
          texts: [],
          points: [
            'Krzyżak albo lewa gałka przesuwa kursor. Przytrzymaj kierunek, aby przesuwać dalej.',
            '{pad:paint} zamalowuje kratkę, {pad:cross} stawia krzyżyk. Przytrzymaj przycisk i przesuwaj kursor, aby pociągnąć linię.',
            '{pad:next-color} i {pad:previous-color} zmieniają kolor.',
            '{pad:undo} cofa zmianę, {pad:redo} ją ponawia. {pad:hint} daje podpowiedź.',
            '{pad:zoom-in} i {pad:zoom-out} zmieniają powiększenie.',
          ],
        },
      ],
    },
    'screen-reader': {
      title: 'Czytnik ekranu',
      about:
        'Plansza to tabela z wierszami i kolumnami. Wszystko, co na niej jest, zostaje odczytane.',
      parts: [
        {
          heading: 'Czytanie planszy',
          texts: [
            'Przejdź do planszy klawiszem [Tab]. Czytnik powinien sam włączyć tryb formularza; jeśli nie, włącz go ręcznie.',
          ],
          points: [
            'Dla każdej kratki słychać wiersz i kolumnę, zawartość i liczby obu linii: „Wiersz 7, kolumna 3, nieoznaczona. Liczby wiersza: 4 czarne, 2 błękitne”.',
            'Po gotowych liczbach słychać „gotowe”.',
            'Po pociągnięciu usłyszysz, ile kratek się zmieniło i czy linia jest gotowa; nic więcej ci nie przerywa.',
          ],
        },
        {
          heading: 'Gra',
          texts: [],
          points: [
            'Strzałki idą od kratki do kratki. {paint} zamalowuje, {cross} stawia krzyżyk, {erase} wymazuje.',
            BY_EAR,
            '[Home] i [End] prowadzą na końce wiersza, z [Ctrl] do rogów planszy.',
            'Podpowiedzi są czytane całymi zdaniami, z uzasadnieniem. Aby usłyszeć podpowiedź, naciśnij {hint}.',
            'Wydrukowane strony pokazują liczby, a jeśli to włączysz, także znak każdego koloru.',
          ],
        },
        {
          heading: 'Kolory',
          texts: ['Kolory są czytane z nazwy. W ustawieniach każdy kolor może też dostać znak.'],
        },
      ],
    },
    touch: {
      title: 'Dotyk',
      about:
        'Duże plansze na małym ekranie: powiększanie, przesuwanie i malowanie jednym kciukiem.',
      parts: [
        {
          heading: 'Malowanie',
          texts: [],
          points: [
            'Stuknij kratkę albo przeciągnij przez kilka. Liczba przy palcu liczy kratki pociągnięcia.',
            'Długie przytrzymanie stawia krzyżyk.',
            'Stuknij liczbę, aby skreślić ją ręcznie.',
            'Pociągnięcie, które kończy linię, stawia krzyżyki na jej pozostałych kratkach. Cofnięcie zabiera jedno i drugie.',
          ],
        },
        {
          heading: 'Powiększenie',
          texts: [],
          points: [
            'Dwa palce powiększają i przesuwają planszę. Liczby pozostają widoczne.',
            'Róg między liczbami pokazuje, gdzie jesteś. Stuknij go, aby zobaczyć całą planszę, i jeszcze raz, aby wrócić.',
          ],
        },
        {
          heading: 'Tryb kursora',
          texts: [
            'Jeśli kratki są mniejsze niż palec, włącz kursor: jeden kciuk go przesuwa, drugi naciska przycisk, aby malować. Znajdziesz go wśród narzędzi gry i w ustawieniach.',
            'Dla leworęcznych: w ustawieniach można przenieść wszystkie przyciski na drugą stronę.',
          ],
        },
      ],
    },
    files: {
      title: 'Pliki, udostępnianie, offline',
      about: 'Własne nonogramy, nonogramy dla znajomych i gra bez sieci.',
      parts: [
        {
          heading: 'Otwieranie plików',
          texts: [
            'Upuść plik w dowolnym miejscu strony, wklej jego tekst albo wybierz „Otwórz plik”. Format zostanie rozpoznany sam. Jeśli plik zawiera wiele nonogramów, otworzą się wszystkie. Nic nie jest wysyłane: plik jest czytany na twoim urządzeniu.',
            'Tytuły i obrazki z pliku są ukryte, dopóki nie rozwiążesz nonogramu.',
          ],
        },
        {
          heading: 'Udostępnianie',
          texts: [
            '„Udostępnij” w grze kopiuje link, który zawiera cały nonogram. Kto go otworzy, może od razu grać; link zawiera liczby i nic o obrazku.',
            'Nonogram można też zapisać w innych formatach. Jeśli format nie mieści wszystkiego, strona wymienia, co zginie.',
          ],
        },
        {
          heading: 'Offline',
          texts: [
            'Wszystko, co już było otwarte, działa też bez sieci. Aby mieć stronę pod ręką, zainstaluj ją jako aplikację z menu przeglądarki.',
            'Gry są przechowywane w tej przeglądarce. Wyczyszczenie jej danych je usuwa: wyeksportuj je w ustawieniach, aby mieć kopię.',
          ],
        },
        {
          heading: 'Z wiersza poleceń',
          texts: [
            'Jeśli masz Node.js, to polecenie otwiera grę z twoim plikiem, na twoim komputerze i bez sieci:',
            '`npx nonokit play puzzle.non`',
          ],
        },
      ],
    },
    making: {
      title: 'Tworzenie nonogramów',
      about: 'Namaluj obrazek albo zacznij od obrazu; liczby obliczają się z kratek.',
      parts: [
        {
          heading: 'Narzędzia',
          texts: ['Klawisze działają na całej stronie, dopóki nie piszesz.'],
          points: [
            '[B] ołówek, [L] linia, [R] prostokąt, [E] elipsa, [F] wypełnij obszar, [C] zamień kolor, [I] pobierz kolor, [S] zaznacz, [V] przesuń.',
            '[O] przełącza prostokąty i elipsy między pełnymi a samymi konturami. [M] odbija to, co malujesz: lewa i prawa, góra i dół, obie osie, bez odbicia.',
            'Prawy przycisk myszy wymazuje. [Shift] prostuje linie i robi kwadraty i koła.',
            '[0] wybiera tło, od [1] do [9] kolor, [,] i [.] poprzedni i następny.',
            '[Ctrl+Z] cofa zmianę, [Ctrl+Y] ją ponawia, ile razy chcesz.',
          ],
        },
        {
          heading: 'Z klawiatury',
          texts: [],
          points: [
            'Na planszy strzałki przesuwają kursor. [Spacja] maluje narzędziem, [X] wymazuje. Strzałki z [Shift] rysują.',
            'Przytrzymaj [Spacja] i przesuwaj kursor, aby narysować linię albo figurę; puść, aby skończyć, [Esc] anuluje.',
            '[Z] pokazuje cały obrazek, [+] i [-] powiększają i zmniejszają kratki.',
          ],
        },
        {
          heading: 'Zaznaczanie',
          texts: [],
          points: [
            '[Ctrl+A] zaznacza wszystko, [Ctrl+D] nic. [Ctrl+C], [Ctrl+X] i [Ctrl+V] kopiują, wycinają i wklejają.',
            'Przeciągnij zaznaczenie, aby je przesunąć, z [Alt], aby przesunąć kopię. [Enter] je odkłada, [Delete] czyści.',
            '[[] i []] obracają, [H] i [J] odbijają zaznaczenie albo cały obrazek, gdy nic nie jest zaznaczone.',
          ],
        },
        {
          heading: 'Kolory',
          texts: [
            'Przeciągnij kolor w inne miejsce albo przesuń go strzałkami z [Alt]. Jeśli dwa kolory trudno odróżnić, pod obrazkiem pojawia się ostrzeżenie.',
          ],
        },
        {
          heading: 'Szkice',
          texts: [
            'Każde pociągnięcie od razu zapisuje się w tej przeglądarce, z całą historią cofania. Eksport danych w ustawieniach obejmuje też szkice.',
            'Jeśli masz konto, szkice są zapisane także na nim i widać je na twoich innych urządzeniach. Bez konta zostają na tym urządzeniu. Obrazy nie opuszczają go, dopóki ich nie wyślesz.',
          ],
        },
      ],
    },
  },
};
