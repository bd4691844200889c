/** Texts of the day's page, in Polish. */
import type { DailyWords } from '../en/daily.js';
import { counted } from './grammar.js';

export const words: DailyWords = {
  title: 'Nonogramy dnia',
  heading: 'Nonogram dnia',
  titleOf: (day) => `Nonogramy dnia, ${day}`,
  description: 'Codziennie mały, średni i kolorowy nonogram, z rankingiem i kalendarzem.',
  kinds: { small: 'Mały', medium: 'Średni', coloured: 'Kolorowy' },
  play: 'Graj',
  look: 'Zobacz',
  giant: 'Gigant tygodnia',
  giantTitle: (size) => `${size}, do ukończenia przed końcem piątku`,
  giantButton: { new: 'Graj', started: 'Kontynuuj', solved: 'Zobacz' },
  linesDone: (done, of) => `Gotowe linie: ${done} z ${of}`,
  solvedIn: 'Rozwiązany w',
  solvedLater: 'Rozwiązany, ale nie w swoim dniu',
  solved: (count, median) =>
    count === 0
      ? 'Nikt jeszcze nie rozwiązał'
      : `${counted(count, 'rozwiązanie', 'rozwiązania', 'rozwiązań')}${median === null ? '' : `, mediana ${median}`}`,
  none: 'Na ten dzień nie ma nonogramów. Pojawią się, gdy będą jakieś w katalogu.',
  dayBefore: 'Poprzedni dzień',
  dayAfter: 'Następny dzień',
  today: 'Dzisiaj',
  weekCount: (days) => `${days} z ostatnich siedmiu. Opuszczony dzień niczego nie odbiera.`,
  weekEmpty: 'Dni, w które rozwiązujesz nonogram, są zamalowane.',
  longest: (days) => `Najdłuższa seria nonogramów dnia: ${days}.`,
  signIn: 'Zaloguj się, a twoje czasy pojawią się w rankingu.',
  days: { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' },
  calendar: 'Kalendarz',
  weekdays: ['Pn', 'Wt', 'Śr', 'Cz', 'Pt', 'So', 'Nd'],
  monthBefore: 'Poprzedni miesiąc',
  monthAfter: 'Następny miesiąc',
  dayState: (day, solved, of) => `${day}: rozwiązane ${solved} z ${of}`,
  dayOpen: (day, of) => `${day}: ${counted(of, 'nonogram', 'nonogramy', 'nonogramów')}`,
  ranking: 'Ranking dnia',
  utc: 'Dni zaczynają się o północy UTC.',
  ownMidnight: 'Dzień jest twój: kończy się o twojej północy.',
  ownHour: (hour) => `Dzień jest twój: kończy się o ${hour}.`,
  mendable: (day, until) => `Brakuje dnia ${day}. Drugi nonogram dnia do ${until} go nadrobi.`,
};
