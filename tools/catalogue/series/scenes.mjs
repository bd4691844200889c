/**
 * Series of the large scenes that we drew in colour: what the series of subjects leave of them, by
 * category or by words of their English titles. `large` is read as `small` is for small drawings.
 * @type {readonly {
 *   id: string,
 *   titles: { en: string, ru: string },
 *   texts: { en: string, ru: string },
 *   from?: readonly string[],
 *   words?: string,
 *   large: { sides: readonly [number, number], isColored: boolean, share?: number }
 * }[]}
 */
export const SCENE_DEFINITIONS = [
  {
    id: 'museumTwo',
    titles: { en: 'Another hour in the museum', ru: 'Ещё час в музее' },
    texts: {
      en: 'The next rooms: large canvases, and in each someone whom no painter put there.',
      ru: 'Следующие залы: большие полотна, и на каждом кто-то, кого художник не писал.',
    },
    words:
      'past the four, dropped the sweets, we are ashore, as red as, like a towel, started early, ' +
      'monkey had, being yellow, seen a ladybird, the blue one, shares with no, chapter nine, ' +
      'the next page, not a drop, evening afloat, fox for three, turned on the light, lives of nobility',
    large: { sides: [50, 100], isColored: true },
  },
  {
    id: 'anyWeather',
    titles: { en: 'Nights and weather', ru: 'Ночь и непогода' },
    texts: {
      en: 'Rain, snow, wind and a great many stars. Best solved under a blanket.',
      ru: 'Дождь, снег, ветер и очень много звёзд. Лучше всего решать под одеялом.',
    },
    words:
      'winter village, snow is falling, at dusk, campfire, bridge at night, his grandfather, ' +
      'fox counts, wishes go up, on neon, underfoot, came prepared, to the ocean, one sock, ' +
      'last bus, last petrol, sleigh ride, going north, of the year, half for you, for tea',
    large: { sides: [50, 100], isColored: true },
  },
  {
    id: 'bigTable',
    titles: { en: 'The table is laid', ru: 'Стол накрыт' },
    texts: {
      en: 'Large dishes for a long evening, and not every guest was asked.',
      ru: 'Большие блюда на долгий вечер, и не все гости приглашены.',
    },
    from: ['food'],
    large: { sides: [50, 100], isColored: true },
  },
  {
    id: 'bigAnimals',
    titles: { en: 'Wild and large', ru: 'Дикие и большие' },
    texts: {
      en: 'Animals in their surroundings: in water, on branches, on ice.',
      ru: 'Звери там, где они живут: в воде, на ветках, во льдах.',
    },
    from: ['animals'],
    large: { sides: [50, 100], isColored: true },
  },
  {
    id: 'bigRooms',
    titles: { en: 'Someone is at home', ru: 'Кто-то дома' },
    texts: {
      en: 'Rooms and what is kept in them; look into the corners.',
      ru: 'Комнаты и то, что в них хранят; загляните в углы.',
    },
    from: ['home', 'things', 'music', 'science'],
    large: { sides: [50, 100], isColored: true },
  },
  {
    id: 'bigStories',
    titles: { en: 'People and their stories', ru: 'Люди и их истории' },
    texts: {
      en: 'Large sheets about someone to whom something is happening right now.',
      ru: 'Большие листы о тех, с кем прямо сейчас что-то происходит.',
    },
    from: ['people', 'fantasy', 'holidays', 'sport', 'games'],
    large: { sides: [50, 100], isColored: true },
  },
  {
    id: 'bigJourneys',
    titles: { en: 'A long way to go', ru: 'Долгая дорога' },
    texts: {
      en: 'On rails, under sail and past the last planet.',
      ru: 'По рельсам, под парусом и дальше последней планеты.',
    },
    from: ['transport', 'sky'],
    large: { sides: [50, 100], isColored: true },
  },
  {
    id: 'bigViews',
    titles: { en: 'Garden, coast and far away', ru: 'Сад, берег и дальние края' },
    texts: {
      en: 'From the flower bed to the horizon: views that fill a sheet.',
      ru: 'От клумбы до горизонта: виды во весь лист.',
    },
    from: ['places', 'plants'],
    large: { sides: [50, 100], isColored: true },
  },
];
