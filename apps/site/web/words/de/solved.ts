/** Texts of what stands beside a solved puzzle of the server, in German. */
import type { SolvedWords } from '../en/solved.js';
import { grouped } from '../grouped.js';
import { counted } from './grammar.js';

export const words: SolvedWords = {
  by: 'von',
  of: (count) => `von ${grouped(count, '.')}`,
  points: (count) => counted(count, 'Punkt', 'Punkte'),
  licence: (name) => `Lizenz des Bildes: ${name}.`,
  keep: 'In einer Liste merken',
  later: 'Auf diesem Gerät gespeichert. Wird gesendet, sobald der Server erreichbar ist.',
  sending: 'Deine Lösung wird gesendet …',
  refused: 'Diese Lösung zählt nicht:',
  machine: 'Diese Lösung sieht nach einem Programm aus, darum steht sie bei den Programmen.',
  notRanked: {
    waiting: 'Deine Zeit wird geprüft. Gleich steht sie in der Rangliste.',
    doubtful:
      'Deine Lösung zählt, aber die Zeit kommt erst in die Rangliste, wenn die Moderation sie angesehen hat.',
    struck: 'Die Moderation hat diese Lösung aus den Ranglisten entfernt.',
  },
  ownPuzzle: 'Texte und Notizen',
  mine: 'Das ist dein eigenes Rätsel: Du stehst bei denen, die Tipps benutzt haben, ohne Punkte.',
  ranking: 'Rangliste',
  kinds: { person: 'Ohne Tipps', helped: 'Mit Tipps', machine: 'Programme' },
  time: 'Zeit',
  place: 'Platz',
  player: 'Spieler',
  you: 'du',
  hiddenPerson: 'Anonym',
  watch: (name) => `Ansehen, wie ${name} es gelöst hat`,
  noRanking: 'Die Rangliste ließ sich nicht laden.',
  again: 'Erneut versuchen',
  replay: (name, time) => `${name}, ${time}`,
  replayLoading: 'Die Züge werden geladen …',
  close: 'Schließen',
  comments: 'Kommentare',
  noComments: 'Noch hat niemand etwas geschrieben.',
  held: (count) =>
    `${counted(count, 'Kommentar öffnet sich', 'Kommentare öffnen sich')}, sobald das Rätsel in deinem Konto gelöst ist.`,
  locked: 'Die Moderation hat diese Diskussion geschlossen.',
  write: 'Welcher Schritt hat dir am besten gefallen?',
  writeLabel: 'Dein Kommentar',
  givesAway: 'Verrät das Bild',
  post: 'Senden',
  moreComments: 'Ältere Kommentare',
  solved: 'gelöst',
  author: 'Autor',
  gone: 'Konto gelöscht',
  hidden: 'Die Moderation hat diesen Kommentar verborgen.',
  remove: 'Löschen',
  removeQuestion: 'Diesen Kommentar löschen?',
  cancel: 'Abbrechen',
  ago: {
    now: 'gerade eben',
    minutes: (count) => `vor ${count} min`,
    hours: (count) => `vor ${count} h`,
  },
};
