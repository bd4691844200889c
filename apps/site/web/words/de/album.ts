/** Texts of the album, in German. */
import type { AlbumWords } from '../en/album.js';
import { grouped } from '../grouped.js';
import { counted } from './grammar.js';

export const words: AlbumWords = {
  title: 'Dein Album',
  description:
    'Die Bilder, die du gelöst hast, deine besten Zeiten und deine Tage, auf diesem Gerät.',
  count: (count) => `${counted(count, 'Bild', 'Bilder')}, auf diesem Gerät`,
  pictures: (count) => counted(count, 'Bild', 'Bilder'),
  saveCopy: 'Kopie speichern',
  notSaved: 'Das Album ließ sich nicht lesen, also gibt es nichts zu speichern.',
  parts: {
    solved: 'Gelöst',
    series: 'Reihen',
    started: 'Begonnen',
    made: 'Erstellt',
    lists: 'Listen',
    offline: 'Offline',
  },
  show: 'Zeigen',
  guest:
    'Nur auf diesem Gerät gespeichert. Ein Konto bringt Album, begonnene Rätsel und Zeiten auf jedes Gerät.',
  makeAccount: 'Konto anlegen',
  more: 'Mehr zeigen',
  empty: 'Hierher kommt dein erstes Bild.',
  emptyStarted: 'Kein Rätsel wartet auf dich.',
  toPuzzles: 'Rätsel ansehen',
  bestTimes: 'Beste Zeiten',
  size: 'Größe',
  best: 'Beste',
  medianTime: 'Median',
  solvedOf: (count) => `${grouped(count, '.')} gelöst`,
  upTo: (side) => `${side} × ${side}`,
  larger: 'größer als 60 × 60',
  timesNote: 'Ohne Tipps und Prüfungen. Größen sind Klassen: 15 × 15 umfasst 11 bis 15 Felder.',
  days: 'Tage',
  thisWeek: (count) => `${count} von 7 diese Woche`,
  daysNote:
    'Eine Spalte ist eine Woche, ihre Zahlen zählen Tage in Folge. Es gilt die Uhr dieses Geräts.',
  daysLabel: (count, weeks) =>
    `An ${counted(count, 'Tag', 'Tagen')} der letzten ${weeks} Wochen Rätsel gelöst`,
  techniques: 'Techniken, die du benutzt hast',
  techniquesNote: 'Jedes gelöste Rätsel zählt für die schwerste Technik, die es braucht.',
  tryOne: (name) => `„${name}“ üben`,
  // series
  noSeries: 'Jede Reihe bekommt hier eine Seite, sobald du eines ihrer Rätsel gelöst hast.',
  otherSeries: 'Andere Reihen',
  ofSeries: (done, count) => `${done} von ${count}`,
  nextOfSeries: (number) => `Weiter: Nr. ${number}`,
  allOfSeries: (count) => `Alle ${count}`,
  puzzlesOf: (count) => counted(count, 'Rätsel', 'Rätsel'),
  solvedNumber: (number) => `Nr. ${number}, gelöst`,
  emptyMade: 'Du hast noch kein Rätsel veröffentlicht.',
  make: 'Rätsel erstellen',
  allMade: 'Alle deine Rätsel',
  notReached: 'Der Server hat nicht geantwortet. Versuch es noch einmal, wenn du online bist.',
  offlineTitle: 'Offline mitnehmen',
  offlineText:
    'Wähl vor einer Reise ein Paket. Seine Rätsel öffnen sich ohne Netz, bis du ein anderes wählst.',
  offlineFiles: 'Alle Rätsel dieser Website liegen auf diesem Gerät. Sie öffnen sich ohne Netz.',
  howMany: 'Rätsel',
  sizes: 'Größe',
  anySize: 'egal',
  colors: 'Farben',
  anyColors: 'Egal',
  blackAndWhite: 'Schwarz-weiß',
  coloured: 'Farbig',
  keep: 'Mitnehmen',
  keeping: (done, all) => `${done} von ${all} werden gespeichert …`,
  kept: (count) => `${counted(count, 'Rätsel', 'Rätsel')} offline gespeichert`,
  noneFound: 'Es gibt keine solchen Rätsel, die du noch nicht gelöst hast.',
  notKept:
    'Die Rätsel ließen sich nicht speichern. Prüf die Verbindung und den Platz auf diesem Gerät.',
  removePack: 'Paket entfernen',
};
