/** What the server refuses about accounts, by its codes, in Polish. */
import type { AccountProblems } from '../en/account-problems.js';

export const words: AccountProblems = {
  'name-length': 'Nazwa ma od 2 do 30 znaków.',
  'name-signs':
    'Nazwa składa się z liter i cyfr, a między nimi mogą stać pojedyncze spacje, łączniki albo podkreślenia.',
  'name-scripts': 'Wszystkie litery nazwy muszą być z jednego alfabetu, a cyfry od 0 do 9.',
  'name-reserved': 'Tę nazwę można pomylić z samą stroną. Wybierz inną.',
  'name-taken': 'Ta nazwa albo podobnie wyglądająca jest zajęta. Wybierz inną.',
  'password-length': 'Hasło ma od 10 do 1000 znaków. Kilka słów łatwo zapamiętać.',
  'password-common':
    'To hasło należy do najczęstszych albo się powtarza. Takie sprawdza się najpierw. Wybierz inne.',
  'password-is-name':
    'Oprócz twojej nazwy i nazwy strony hasło musi mieć jeszcze co najmniej 6 innych znaków.',
  'password-wrong': 'Hasło jest błędne. Sprawdź układ klawiatury i wielkie litery.',
  'sign-in-wrong': 'Nazwa i hasło nie pasują do siebie. Sprawdź układ klawiatury i wielkie litery.',
  'recovery-wrong': 'Nazwa i kod nie pasują do siebie. Sprawdź jedno i drugie.',
  'invitation-wrong': 'To zaproszenie zostało wykorzystane albo wygasło. Poproś o nowe.',
  'registration-closed':
    'Na tej stronie nie można zakładać nowych kont. Zapytaj osoby, które ją prowadzą.',
  'invitation-missing':
    'Do założenia konta potrzebne jest zaproszenie. Poproś o nie osoby, które prowadzą stronę.',
  'part-off': 'Ta część strony jest wyłączona.',
  'passkey-wrong': 'Nie udało się sprawdzić klucza dostępu. Spróbuj jeszcze raz albo użyj hasła.',
  'passkey-stopped': 'Klucz dostępu nie został użyty. Spróbuj jeszcze raz albo użyj hasła.',
  'prove-again': 'Aby to zrobić, jeszcze raz podaj hasło albo użyj klucza dostępu.',
  'too-many-keys': 'To konto ma już największą dozwoloną liczbę kluczy. Najpierw unieważnij jeden.',
  'email-shape': 'To nie jest adres e-mail. Wpisz adres taki jak nazwa@example.org.',
  'code-wrong': 'Ten kod jest błędny albo wygasł.',
  busy: 'Serwer jest zajęty. Spróbuj za kilka sekund.',
  'scope-none': 'Wybierz dla klucza co najmniej jedno uprawnienie.',
  'not-reached': 'Nie udało się połączyć z serwerem. Nic się nie zmieniło. Spróbuj jeszcze raz.',
};
