/** Texts of the day's page, in French. */
import type { DailyWords } from '../en/daily.js';
import { counted } from './grammar.js';

export const words: DailyWords = {
  title: 'Grilles du jour',
  heading: 'Grille du jour',
  titleOf: (day) => `Grilles du ${day}`,
  description:
    'Chaque jour un petit nonogramme, un moyen et un en couleurs, avec un classement et un calendrier.',
  kinds: { small: 'Petite', medium: 'Moyenne', coloured: 'En couleurs' },
  play: 'Jouer',
  look: 'Voir',
  giant: 'Géante de la semaine',
  giantTitle: (size) => `${size}, à finir d’ici vendredi soir`,
  giantButton: { new: 'Jouer', started: 'Continuer', solved: 'Voir' },
  linesDone: (done, of) => `rangées finies : ${done} sur ${of}`,
  solvedIn: 'Résolue en',
  solvedLater: 'Résolue, mais pas le jour même',
  solved: (count, median) =>
    count === 0
      ? 'Pas encore résolue'
      : `${counted(count, 'résolution', 'résolutions')}${median === null ? '' : `, médiane ${median}`}`,
  none: 'Il n’y a pas de grilles ce jour-là. Les grilles du jour commencent dès que le catalogue en a.',
  dayBefore: 'Jour précédent',
  dayAfter: 'Jour suivant',
  today: 'Aujourd’hui',
  weekCount: (days) => `${days} sur les sept derniers. Un jour manqué n’enlève rien.`,
  weekEmpty: 'Les jours où vous résolvez une grille sont remplis.',
  longest: (days) => `Plus longue suite de grilles du jour : ${days}.`,
  signIn: 'Connectez-vous, et vos temps apparaissent au classement.',
  days: { one: 'jour', other: 'jours' },
  calendar: 'Calendrier',
  weekdays: ['Lu', 'Ma', 'Me', 'Je', 'Ve', 'Sa', 'Di'],
  monthBefore: 'Mois précédent',
  monthAfter: 'Mois suivant',
  /** A day of the calendar, for screen readers. */
  dayState: (day, solved, of) => `${day} : ${counted(solved, 'résolue', 'résolues')} sur ${of}`,
  dayOpen: (day, of) => `${day} : ${counted(of, 'grille', 'grilles')}`,
  ranking: 'Classement du jour',
  utc: 'Les jours commencent à minuit UTC.',
  ownMidnight: 'Le jour est à vous : il finit à votre minuit.',
  ownHour: (hour) => `Le jour est à vous : il finit à ${hour}.`,
  mendable: (day, until) =>
    `Il manque le ${day}. Une deuxième grille du jour, d’ici le ${until}, le rattrape.`,
};
