/** Texts of the page about the site, in Polish. */
import type { AboutWords } from '../en/about.js';
import { counted } from './grammar.js';

export const words: AboutWords = {
  title: 'O stronie',
  description: 'Czym jest ta strona, co o tobie przechowuje i z czego możesz swobodnie korzystać.',
  lead: 'Katalog nonogramów, które ludzie tworzą i rozwiązują, oraz oprogramowanie, z którym taką stronę może założyć każdy.',
  parts: [
    {
      heading: 'Nonogramy',
      texts: [
        'Każdy nonogram ma dokładnie jedno rozwiązanie: serwer sprawdza to przed publikacją. Tytuł i obrazek są ukryte, dopóki go nie rozwiążesz.',
        'Rozwiązania są sprawdzane. Serwer zapisuje, kiedy wysłał liczby, odtwarza twoje ruchy i przyjmuje obrazek tylko wtedy, gdy pasuje do wszystkich liczb. Rankingi pokazują czas gry.',
        'Gracze, którzy korzystają z podpowiedzi, mają osobny ranking, programy też.',
      ],
    },
    {
      heading: 'Prywatność',
      texts: [
        'Grać można bez konta. Wszystko zostaje wtedy tylko w twojej przeglądarce.',
        'Konto to nazwa i hasło. Adres e-mail nie jest potrzebny. Przechowujemy to, co tworzysz, rozwiązujesz, oceniasz i piszesz, bo z tego składa się strona.',
        'Nie ma tu śledzenia, reklam ani analizy odwiedzin. Strony nie wczytują niczego z innych serwerów: skrypty, czcionki i obrazki są stąd. Jedno ciasteczko utrzymuje twoją sesję. Drugie, po zalogowaniu, oznacza tę przeglądarkę jako twoją, żeby obcy, którzy zgadują twoje hasło, nie zablokowali ci dostępu.',
        'W ustawieniach możesz wyeksportować wszystkie swoje dane i od ręki usunąć konto.',
      ],
    },
    {
      heading: 'Rozmowy',
      texts: [
        'Komentarze do nonogramu są dla tych, którzy go rozwiązali. W tym, co widać wcześniej, nie wolno zdradzać obrazka.',
        'Moderatorzy ukrywają komentarze niegrzeczne albo zdradzające obrazek. Publiczny dziennik pokazuje, co zrobili i dlaczego.',
      ],
    },
    {
      heading: 'Dane i programy',
      texts: [
        'Wszystko, co potrafią strony, jest dostępne także dla programów: katalog, rozwiązywanie, sprawdzanie, podpowiedzi, oceny trudności i pliki w wielu formatach. Wszystkie publiczne nonogramy można pobrać w jednym pliku, same liczby.',
        'Oprogramowanie jest na licencji MIT. Każdy nonogram ma licencję wybraną przez autora, podaną obok niego.',
      ],
    },
  ],
  addresses: (days) =>
    `Adresy IP znikają z dzienników serwera po ${counted(days, 'dniu', 'dniach', 'dniach')}.`,
  noAddresses: 'Dziennik serwera nie zawiera adresów IP.',
  contact: (name) => `Kto prowadzi ${name}`,
  imprint: 'Dane wydawcy',
  terms: 'Regulamin',
  privacy: 'Prywatność',
  links: {
    api: 'API',
    log: 'Dziennik moderatorów',
    dump: 'Wszystkie nonogramy w jednym pliku',
    numbers: 'Strona w liczbach',
    help: 'Pomoc',
  },
};
