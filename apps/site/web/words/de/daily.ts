/** Texts of the day's page, in German. */
import type { DailyWords } from '../en/daily.js';
import { grouped } from '../grouped.js';

export const words: DailyWords = {
  title: 'Rätsel des Tages',
  heading: 'Rätsel des Tages',
  titleOf: (day) => `Rätsel vom ${day}`,
  description:
    'Jeden Tag ein kleines, ein mittleres und ein farbiges Nonogramm, mit Rangliste und Kalender.',
  kinds: { small: 'Klein', medium: 'Mittel', coloured: 'Farbig' },
  play: 'Spielen',
  look: 'Ansehen',
  giant: 'Riese der Woche',
  giantTitle: (size) => `${size}, zu schaffen bis Freitagnacht`,
  giantButton: { new: 'Spielen', started: 'Weiter', solved: 'Ansehen' },
  linesDone: (done, of) => `${done} von ${of} Linien fertig`,
  solvedIn: 'Gelöst in',
  solvedLater: 'Gelöst, aber nicht am selben Tag',
  solved: (count, median) =>
    count === 0
      ? 'Noch keine Lösungen'
      : `${grouped(count, '.')}-mal gelöst${median === null ? '' : `, Median ${median}`}`,
  none: 'An diesem Tag gibt es keine Rätsel. Tägliche Rätsel beginnen, sobald der Katalog welche hat.',
  dayBefore: 'Voriger Tag',
  dayAfter: 'Nächster Tag',
  today: 'Heute',
  weekCount: (days) => `${days} von den letzten sieben. Ein verpasster Tag nimmt dir nichts.`,
  weekEmpty: 'Tage, an denen du ein Rätsel löst, sind ausgefüllt.',
  longest: (days) => `Längste Serie mit Tagesrätseln: ${days}.`,
  signIn: 'Melde dich an, dann stehen deine Zeiten in der Rangliste.',
  days: { one: 'Tag', other: 'Tage' },
  calendar: 'Kalender',
  weekdays: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
  monthBefore: 'Voriger Monat',
  monthAfter: 'Nächster Monat',
  dayState: (day, solved, of) => `${day}: ${solved} von ${of} gelöst`,
  dayOpen: (day, of) => `${day}: ${of} Rätsel`,
  ranking: 'Rangliste des Tages',
  utc: 'Tage beginnen um Mitternacht UTC.',
  ownMidnight: 'Der Tag gehört dir: Er endet um deine Mitternacht.',
  ownHour: (hour) => `Der Tag gehört dir: Er endet um ${hour} Uhr.`,
  mendable: (day, until) =>
    `Der ${day} fehlt. Ein zweites Rätsel eines Tages bis zum ${until} gleicht das aus.`,
};
