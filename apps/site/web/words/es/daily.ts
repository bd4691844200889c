/** Texts of the day's page, in Spanish. */
import type { DailyWords } from '../en/daily.js';
import { counted } from './grammar.js';

export const words: DailyWords = {
  title: 'Nonogramas del día',
  heading: 'Nonograma del día',
  titleOf: (day) => `Nonogramas del ${day}`,
  description:
    'Un nonograma pequeño, uno mediano y uno de colores cada día, con clasificación y calendario.',
  kinds: { small: 'Pequeño', medium: 'Mediano', coloured: 'De colores' },
  play: 'Jugar',
  look: 'Ver',
  giant: 'Gigante de la semana',
  giantTitle: (size) => `${size}, hasta el viernes por la noche`,
  giantButton: { new: 'Jugar', started: 'Continuar', solved: 'Ver' },
  linesDone: (done, of) => `${done} de ${of} líneas terminadas`,
  solvedIn: 'Resuelto en',
  solvedLater: 'Resuelto, pero no en su día',
  solved: (count, median) =>
    count === 0
      ? 'Nadie lo ha resuelto todavía'
      : `Resuelto ${counted(count, 'vez', 'veces')}${median === null ? '' : `, mediana ${median}`}`,
  none: 'Este día no tiene nonogramas. Los habrá cada día en cuanto el catálogo tenga algunos.',
  dayBefore: 'Día anterior',
  dayAfter: 'Día siguiente',
  today: 'Hoy',
  weekCount: (days) => `${days} de los últimos siete. Un día perdido no quita nada.`,
  weekEmpty: 'Los días en que resuelves un nonograma se pintan.',
  longest: (days) => `Racha más larga de nonogramas diarios: ${days}.`,
  signIn: 'Inicia sesión y tus tiempos saldrán en la clasificación.',
  days: { one: 'día', other: 'días' },
  calendar: 'Calendario',
  weekdays: ['Lu', 'Ma', 'Mi', 'Ju', 'Vi', 'Sá', 'Do'],
  monthBefore: 'Mes anterior',
  monthAfter: 'Mes siguiente',
  dayState: (day, solved, of) => `${day}: ${solved} de ${of} resueltos`,
  dayOpen: (day, of) => `${day}: ${counted(of, 'nonograma', 'nonogramas')}`,
  ranking: 'Clasificación del día',
  utc: 'Los días empiezan a medianoche UTC.',
  ownMidnight: 'El día es tuyo: termina a tu medianoche.',
  ownHour: (hour) => `El día es tuyo: termina a las ${hour}.`,
  mendable: (day, until) =>
    `Falta el ${day}. Un segundo nonograma del día, hasta el ${until}, lo recupera.`,
};
