/** Mails about accounts, in Polish. */
import type { MailWords } from '../en/mails.js';

export const words: MailWords = {
  subjects: { email: 'Potwierdź swój adres', recovery: 'Twój kod odzyskiwania' },
  codes: {
    email: (name) => `Wpisz ten kod w ustawieniach ${name}, aby potwierdzić swój adres:`,
    recovery: (name) =>
      `Otrzymaliśmy prośbę o odzyskanie twojego konta na ${name}. Użyj tego kodu, aby ustawić nowe hasło:`,
  },
  codeEnds:
    'Kod działa raz i wygasa po dziesięciu minutach. Jeśli to nie twoja prośba, zignoruj tę wiadomość.',
  notices: {
    password: 'Hasło zostało zmienione.',
    recovery: 'Użyto kodu odzyskiwania i zmieniono hasło.',
    code: 'Utworzono nowy kod odzyskiwania.',
    email: 'Adres e-mail został zmieniony albo usunięty.',
    passkey: 'Dodano klucz dostępu.',
    key: 'Utworzono klucz API.',
    signIn: 'Na twoje konto zalogowano się z nowej przeglądarki.',
  },
  wished: {
    decision: [
      'Moderator podjął decyzję dotyczącą ciebie albo czegoś, co jest twoje.',
      'Przeczytaj ją w ustawieniach strony. Jeśli uważasz, że jest błędna, zgłoś tam sprzeciw.',
    ],
    notices: [
      'Jest dla ciebie coś nowego: odpowiedź, nonogram obserwowanej osoby, nowy obserwujący albo zawody, które się zaczęły.',
      'Przeczytaj to na stronie powiadomień. Do tego czasu nie przyjdzie kolejna taka wiadomość.',
    ],
  },
  notMe: 'Jeśli to nie ty, ustaw nowe hasło i zakończ w ustawieniach wszystkie inne sesje.',
};
