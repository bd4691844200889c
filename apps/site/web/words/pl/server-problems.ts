/** Problems of the server in Polish, by code; one that is missing keeps its English sentence. */
import type { ServerProblems } from '../en/server-problems.js';

const NOTHING_IS_KEPT =
  'Strona nie może teraz niczego zapisać. Osoby, które ją prowadzą, o tym wiedzą. Zajrzyj później.';

export const words: ServerProblems = {
  // requests
  'invalid-request': ({ field }) =>
    field === undefined ? undefined : `Pole „${field}” ma nieprawidłową wartość.`,
  'unknown-parameter': ({ field, parameters }) => {
    const known = Array.isArray(parameters) ? parameters.join(', ') : '';
    return `To wywołanie nie ma parametru „${field}”. Ma: ${known}.`;
  },
  'method-not-allowed': ({ allow }) => `Pod tym adresem działa tylko ${allow}.`,
  'invalid-cursor': 'Wartość „after” nie pochodzi z tej listy; weź „next” poprzedniej strony.',
  'no-puzzle': 'Żądanie jest puste; wyślij nonogram w dowolnym formacie.',
  'not-found': 'Nie ma takiej strony. Sprawdź adres.',
  'not-signed-in': 'Najpierw się zaloguj.',
  'scope-missing': 'Ten klucz nie ma do tego uprawnienia.',
  'not-a-moderator': 'Mogą to robić tylko moderatorzy.',
  'key-unknown': 'Ten klucz API jest nieznany albo unieważniony. Utwórz inny w ustawieniach.',
  'range-unfit': ({ bytes }) => `Plik ma ${bytes} B; ta część leży za jego końcem.`,
  'key-ended': 'Ten klucz API wygasł. Utwórz inny w ustawieniach.',
  'foreign-origin': 'Żądanie przyszło z innej strony. Otwórz naszą i zrób to tam.',
  banned: ({ until }) => `Moderator zabronił temu kontu pisać do ${day(until)}.`,
  'body-too-large': ({ maxBytes }) =>
    `Za dużo danych: przyjmujemy tu najwyżej ${kibibytes(maxBytes)} KiB.`,
  'no-room': ({ retryAfter }) =>
    `W tej chwili przychodzi zbyt wiele dużych plików. Spróbuj ponownie za ${retryAfter} s.`,
  'too-many-requests': ({ retryAfter }) => `Zbyt często. Spróbuj ponownie za ${retryAfter} s.`,
  'catalogue-filling': 'Katalog jeszcze się wypełnia. Spróbuj za kilka sekund.',
  'database-gone': 'Baza danych nie odpowiada. Spróbuj za kilka sekund.',
  'database-busy': 'Baza danych jest zajęta. Spróbuj za kilka sekund.',
  'database-full': NOTHING_IS_KEPT,
  'database-read-only': NOTHING_IS_KEPT,
  'database-damaged': NOTHING_IS_KEPT,
  internal: 'Coś poszło nie tak. Zapisaliśmy ten błąd.',
  // names and passwords
  'name-length': 'Nazwa ma od 2 do 30 znaków.',
  'name-signs':
    'Nazwa może mieć litery i cyfry, a między nimi pojedyncze spacje, łączniki albo podkreślenia.',
  'name-scripts': 'Litery nazwy są z jednego alfabetu, a cyfry od 0 do 9.',
  'name-reserved': 'Tę nazwę można pomylić z samą stroną. Wybierz inną.',
  'name-taken': 'Ta nazwa albo podobnie wyglądająca jest zajęta. Wybierz inną.',
  'password-length': 'Hasło ma od 10 do 1000 znaków.',
  'password-common':
    'To hasło jest wśród 10 000 najczęstszych albo się powtarza: takie sprawdza się najpierw. Wybierz inne.',
  'password-is-name':
    'Oprócz twojej nazwy i nazwy strony hasło musi mieć jeszcze co najmniej 6 innych znaków.',
  'password-wrong': 'Hasło jest błędne.',
  // signing in
  'sign-in-wrong': 'Nazwa albo hasło są błędne.',
  'recovery-wrong': 'Nazwa albo kod odzyskiwania są błędne.',
  'registration-closed':
    'Na tej stronie nie można zakładać nowych kont. Zapytaj osoby, które ją prowadzą.',
  'invitation-missing':
    'Do założenia konta potrzebne jest zaproszenie. Poproś o nie osoby, które prowadzą stronę.',
  'part-off': 'Osoby, które prowadzą tę stronę, wyłączyły tę część.',
  'setting-locked': ({ setting }) => `„${setting}” ustala plik ustawień serwera. Zmień to tam.`,
  'too-many-invitations': 'Więcej niż 100 zaproszeń mieć nie można. Najpierw wycofaj jedno.',
  'invitation-wrong': 'Zaproszenie zostało wykorzystane albo wygasło. Poproś o nowe.',
  'passkey-wrong': 'Nie udało się sprawdzić tego klucza dostępu. Spróbuj jeszcze raz.',
  'prove-again':
    'Najpierw zaloguj się jeszcze raz: do tego potrzebne jest świeżo podane hasło albo klucz dostępu.',
  'code-wrong': 'Kod jest błędny albo wygasł.',
  'too-many-keys': 'Więcej niż 20 kluczy mieć nie można. Najpierw unieważnij jeden.',
  busy: 'W tej chwili loguje się zbyt wiele osób. Spróbuj za kilka sekund.',
  // puzzles, series and games
  'not-the-author': 'Może to zrobić tylko autor.',
  'solved-by-others': 'Inni rozwiązali już ten nonogram, więc nie można go usunąć.',
  'changed-meanwhile': 'Nonogram w międzyczasie się zmienił. Odczytaj go jeszcze raz.',
  'puzzle-of-another': ({ puzzle }) =>
    `W serii są nonogramy jej autora, a „${puzzle}” nie jest twój.`,
  'series-empty': 'W serii nie ma nonogramów.',
  'too-many-lists': 'Więcej niż 50 list mieć nie można. Najpierw usuń jedną.',
  'list-full': 'Lista może mieć najwyżej 2000 nonogramów. Zacznij nową.',
  'favourites-fixed': 'Ulubione nie mają własnego tytułu.',
  'too-many-drafts': 'Konto mieści 200 szkiców, razem do 20 MB. Najpierw usuń jeden.',
  'draft-changed': 'Inne urządzenie zmieniło ten szkic. Zachowaj oba i wyślij swój pod nową nazwą.',
  'day-not-ahead': 'Wybierz dzień po dzisiejszym, najdalej za rok.',
  'too-many-planned':
    'Konto planuje najwyżej 50 nonogramów. Najpierw opublikuj albo odwołaj jeden.',
  'given-unknown': 'Wartość „given” nie przyszła z tym nonogramem.',
  'game-over': 'Ta gra jest już skończona.',
  'gone-apart': 'Ta gra ma różne wersje na dwóch urządzeniach. Odczytaj ją jeszcze raz.',
  'record-unreadable': 'Pole „record” nie jest zapisaną grą tego nonogramu w base64.',
  'record-too-large': 'W zapisie jest więcej ruchów, niż bywa w nonogramie tego rozmiaru.',
  'not-solved': 'Nonogram nie jest rozwiązany. Najpierw rozwiąż go do końca.',
  'too-fast': 'Ręka tak szybko nie rysuje, więc zapis się nie liczy.',
  'times-fall': 'Czas w zapisie biegnie wstecz. Wyślij zapis taki, jaki zrobiła plansza.',
  'record-known':
    'Ten zapis już wysłano. Aby rozwiązanie się liczyło, rozwiąż nonogram samodzielnie.',
  clock: 'Zapis jest dłuższy niż czas od podania liczb. Wyślij wartość „given”.',
  'storm-sent': 'Ten wynik już wysłano. Zacznij jeszcze raz.',
  'storm-late': 'Wynik przyszedł później niż dwie minuty po końcu i nie wejdzie do rankingu.',
  'storm-early':
    'Odpowiedzi jest więcej, niż minęło czasu od początku, więc wynik nie wejdzie do rankingu.',
  'storm-cell':
    'Odpowiedź dotyczy kratki, która była już znana, więc wynik nie wejdzie do rankingu.',
  'storm-times': 'Czasy odpowiedzi nie idą po kolei, więc wynik nie wejdzie do rankingu.',
  'storm-fast': 'Człowiek nie odpowiada tak szybko, więc wynik nie wejdzie do rankingu.',
  'storm-even': 'Odpowiedzi przychodzą równo jak z programu, więc wynik nie wejdzie do rankingu.',
  'in-contest': 'Nonogram jest w zawodach, które jeszcze trwają. Zmień go później.',
  'stays-public': 'Nonogram jest już w katalogu, a inni znają jego adres.',
  'contest-begun': 'Zawody już się zaczęły i nie można ich odwołać.',
  'contest-over': 'Zawody się skończyły.',
  'contest-not-over': 'Tabela i ruchy uczestników otworzą się po zakończeniu zawodów.',
  'contest-full': ({ most }) => `W tych zawodach jest już komplet uczestników: ${most}.`,
  'contest-puzzles': ({ puzzle }) =>
    `Nonogramu „${puzzle}” nie ma, jest cudzy i spoza katalogu albo zajęty w innych zawodach. Zamień go.`,
  'contest-time': 'Początek musi być później niż teraz i nie dalej niż za rok.',
  'own-contest': 'Nonogramy własnych zawodów już znasz, więc udział biorą inni.',
  'too-many-contests': ({ most }) =>
    `Twoje zawody, które jeszcze się nie skończyły: ${most}. Poczekaj na koniec którychś.`,
  'no-dump-yet': 'Pierwsze archiwum wszystkich nonogramów jeszcze się zapisuje. Zajrzyj później.',
  'too-many-new': ({ most }) =>
    `Nowi użytkownicy publikują dziennie najwyżej tyle nonogramów: ${most}, dopóki nie minie tydzień i nie rozwiążą dziesięciu. Szkic jest zapisany.`,
  'format-not-offered': 'Jest tu tylko format „json”.',
  'follow-oneself': 'Siebie obserwować nie można.',
  'too-many-followed': 'Więcej niż 1000 osób obserwować nie można.',
  // talk and votes
  'own-puzzle': 'Twój nonogram oceniają inni.',
  'not-solved-yet': 'Najpierw rozwiąż nonogram.',
  'comment-hidden': 'Moderator ukrył ten komentarz.',
  'comment-empty': 'Komentarz nie ma tekstu.',
  'comment-gives-away':
    'Tekst zdradza, co jest na obrazku, albo zawiera słowo z opisu. Usuń je albo zostaw komentarz dla tych, którzy rozwiązali nonogram.',
  'talk-locked': 'Moderator zamknął dyskusję o tym nonogramie.',
  'too-many-comments': 'Za dużo komentarzy pod rząd. Odczekaj chwilę.',
  'too-many-reports': 'Za dużo zgłoszeń pod rząd. Odczekaj chwilę.',
  'comment-too-long': 'Komentarz jest za długi. Skróć go.',
  // moderation
  'objection-empty': 'Napisz, dlaczego decyzja jest błędna.',
  'already-objected': 'Sprzeciw jest już zgłoszony. Przeczyta go moderator.',
  'decision-taken-back': 'Ta decyzja jest już cofnięta.',
  'action-does-not-fit': 'Ta czynność tu nie pasuje.',
  'already-so': 'To już zrobione, być może przez innego moderatora.',
  'ban-in-the-past': 'Termin zakazu już minął.',
  'not-an-administrator': 'Mogą to robić tylko administratorzy.',
  'role-missing': 'Podaj rolę w polu „role”.',
  'role-too-high':
    'Można to robić wobec osób, których rola jest niższa od twojej, i nie wobec siebie.',
};

function day(time: unknown): string {
  return String(time).slice(0, 10);
}

function kibibytes(bytes: unknown): number {
  return Math.floor(Number(bytes) / 1024);
}
