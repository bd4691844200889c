/** Texts of signing in and of making an account, in Polish. */
import type { SignInWords } from '../en/sign-in.js';

export const words: SignInWords = {
  contact: 'Kontakt',
  signIn: 'Zaloguj się',
  description: 'Zaloguj się albo załóż konto: wystarczą nazwa i hasło.',
  signInFor: 'aby mieć swoje gry na wszystkich urządzeniach',
  again: 'Zaloguj się ponownie',
  againFor: 'aby potwierdzić, że to ty; potem wrócisz na tę stronę',
  create: 'Załóż konto',
  createFor: 'wystarczą nazwa i hasło',
  recover: 'Nowe hasło',
  recoverFor: 'z kodem odzyskiwania',
  welcome: 'Twoja strona',
  welcomeFor: 'załóż konto administratora',
  invited: 'Masz zaproszenie',
  notOpen: {
    invitation:
      'Do założenia konta potrzebne jest tu zaproszenie. Poproś o nie osoby, które prowadzą stronę.',
    closed: 'Na tej stronie nie można zakładać nowych kont.',
  },
  name: 'Nazwa',
  newNameNote: 'Widoczna dla wszystkich. Nie można jej później zmienić.',
  password: 'Hasło',
  newPassword: 'Nowe hasło',
  newPasswordNote: 'Co najmniej 10 znaków; kilka słów łatwo zapamiętać.',
  code: 'Kod odzyskiwania',
  codeNote: 'To kod pokazany przy zakładaniu konta.',
  mailCode: 'Wyślij kod na mój adres e-mail',
  codeMailed:
    'Jeśli ta nazwa ma potwierdzony adres, wysłaliśmy na niego kod. Jest ważny dziesięć minut.',
  forgot: 'Nie pamiętasz?',
  setPassword: 'Ustaw hasło',
  passkey: 'Zaloguj się kluczem dostępu',
  newHere: 'Pierwszy raz tutaj?',
  haveAccount: 'Masz konto?',
  knowPassword: 'Znasz hasło?',
  needsScript:
    'Logowanie wymaga JavaScriptu, który jest tu wyłączony. Wszystko inne można czytać bez niego.',
  noGames: 'Grać można bez konta: gry są zapisane na tym urządzeniu.',
  games: (count, noun) =>
    `Grać można bez konta: na tym urządzeniu ${count} ${noun} na twoje konto.`,
  gameForms: {
    one: 'zapisana gra czeka na przeniesienie',
    few: 'zapisane gry czekają na przeniesienie',
    other: 'zapisanych gier czeka na przeniesienie',
  },
  keepCode: 'Zapisz ten kod',
  keepCodeText:
    'Będzie potrzebny, jeśli zapomnisz hasła. Pokazujemy go tylko raz i nie możemy go dla ciebie odszukać.',
  copy: 'Kopiuj',
  copied: 'Skopiowano.',
  notCopied: 'Przeglądarka nie pozwoliła na kopiowanie. Zaznacz kod i go skopiuj.',
  download: 'Pobierz',
  file: (site, name, code) => `${site}\nNazwa: ${name}\nKod odzyskiwania: ${code}\n`,
  kept: 'Kod zapisany',
  signedIn: (name) => `Zalogowano jako ${name}.`,
  goOn: 'Kontynuuj',
};
