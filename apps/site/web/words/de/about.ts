/** Texts of the page about the site, in German. */
import type { AboutWords } from '../en/about.js';
import { counted } from './grammar.js';

export const words: AboutWords = {
  title: 'Über diese Website',
  description:
    'Was diese Website ist, was sie über dich speichert und was du weiterverwenden darfst.',
  lead: 'Ein Katalog von Nonogrammen, die Menschen erstellen und lösen, und die Software dahinter, die jeder selbst betreiben kann.',
  parts: [
    {
      heading: 'Rätsel',
      texts: [
        'Jedes Rätsel hat genau eine Lösung: Der Server prüft das vor dem Veröffentlichen. Titel und Bild sind verborgen, bis du es gelöst hast.',
        'Lösungen werden geprüft. Der Server hält fest, wann er die Zahlen geschickt hat, spielt deine Züge nach und nimmt das Gitter nur an, wenn es zu jeder Zahl passt. Ranglisten zeigen die gespielte Zeit.',
        'Wer Tipps benutzt, hat eine eigene Rangliste, und Programme haben auch eine.',
      ],
    },
    {
      heading: 'Datenschutz',
      texts: [
        'Du kannst ohne Konto spielen. Was du dann tust, liegt nur in deinem Browser.',
        'Ein Konto ist ein Name und ein Passwort. Eine E-Mail-Adresse braucht es nicht. Wir speichern, was du erstellst, löst, bewertest und schreibst, denn daraus besteht die Website.',
        'Es gibt kein Tracking, keine Werbung und keine Auswertung von Besuchen. Die Seiten laden nichts von anderen Servern: Skripte, Schriften und Bilder kommen von hier. Ein Cookie hält dich angemeldet. Nach der Anmeldung merkt sich ein weiteres diesen Browser als deinen, damit Fremde, die dein Passwort raten, dich nicht aussperren können.',
        'In den Einstellungen kannst du alle deine Daten exportieren und dein Konto selbst löschen, sofort.',
      ],
    },
    {
      heading: 'Austausch',
      texts: [
        'Kommentare zu einem Rätsel sind für alle, die es gelöst haben. Kommentare, die andere früher lesen können, dürfen das Bild nicht nennen.',
        'Die Moderation verbirgt Kommentare, die grob sind oder ein Bild verraten. Ein öffentliches Protokoll zeigt, was sie getan hat und warum.',
      ],
    },
    {
      heading: 'Daten und Programme',
      texts: [
        'Alles, was die Seiten tun, steht auch Programmen offen: der Katalog, Lösen, Prüfen, Tipps, Bewertungen und Dateien in vielen Formaten. Alle öffentlichen Rätsel lassen sich in einer Datei herunterladen, allerdings nur mit den Zahlen.',
        'Die Software steht unter der MIT-Lizenz. Jedes Rätsel steht unter der Lizenz, die sein Autor gewählt hat; sie steht daneben.',
      ],
    },
  ],
  addresses: (days) =>
    `IP-Adressen werden nach ${counted(days, 'Tag', 'Tagen')} aus den Protokollen des Servers gelöscht.`,
  noAddresses: 'Das Protokoll des Servers enthält keine IP-Adressen.',
  contact: (name) => `Wer ${name} betreibt`,
  imprint: 'Impressum',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutz',
  links: {
    api: 'Die API',
    log: 'Das Protokoll der Moderation',
    dump: 'Alle Rätsel in einer Datei',
    numbers: 'Die Website in Zahlen',
    help: 'Hilfe',
  },
};
