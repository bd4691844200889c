/**
 * Series of the small pictures that we drew: what the series of subjects leave of them, by size and
 * ink. `sides` are the least and the greatest longer side; `share` says how many series still
 * divide what is left, this one included.
 * @type {readonly {
 *   id: string,
 *   titles: { en: string, ru: string },
 *   texts: { en: string, ru: string },
 *   from?: readonly string[],
 *   small: { sides: readonly [number, number], isColored: boolean, share?: number }
 * }[]}
 */
export const SMALL_DEFINITIONS = [
  {
    id: 'fiveInk',
    titles: { en: 'Five by five', ru: 'Пять на пять' },
    texts: {
      en: 'Twenty-five cells each: the first puzzles of a beginner.',
      ru: 'По двадцать пять клеток: первые головоломки новичка.',
    },
    small: { sides: [1, 5], isColored: false },
  },
  {
    id: 'fiveColours',
    titles: { en: 'Five by five in colour', ru: 'Пять на пять в цвете' },
    texts: {
      en: 'Still twenty-five cells, now with two inks or more.',
      ru: 'Те же двадцать пять клеток, но красок уже две или больше.',
    },
    small: { sides: [1, 5], isColored: true },
  },
  {
    id: 'eightInk',
    titles: { en: 'Eight by eight', ru: 'Восемь на восемь' },
    texts: {
      en: 'One size up, in black ink. A minute or two for each.',
      ru: 'На размер больше, чёрной краской. Минута-другая на каждую.',
    },
    small: { sides: [6, 8], isColored: false },
  },
  {
    id: 'eightColours',
    titles: { en: 'Eight by eight in colour', ru: 'Восемь на восемь в цвете' },
    texts: {
      en: 'Two colours may touch without a gap: here you learn to use that.',
      ru: 'Разные цвета могут стоять вплотную: здесь учатся этим пользоваться.',
    },
    small: { sides: [6, 8], isColored: true },
  },
  {
    id: 'pocketZoo',
    titles: { en: 'Pocket zoo', ru: 'Карманный зоопарк' },
    texts: {
      en: 'Big and small ones, each on a sheet that fits in the palm of a hand.',
      ru: 'Большие и маленькие, и каждый на листе размером с ладонь.',
    },
    from: ['animals'],
    small: { sides: [9, 15], isColored: true, share: 2 },
  },
  {
    id: 'mindThePaws',
    titles: { en: 'Mind the paws', ru: 'Осторожно, лапы' },
    texts: {
      en: 'Fur, feathers and fins, painted with a small brush.',
      ru: 'Мех, перья и плавники, написанные маленькой кистью.',
    },
    from: ['animals'],
    small: { sides: [9, 15], isColored: true },
  },
  {
    id: 'smallBites',
    titles: { en: 'Small bites', ru: 'На один укус' },
    texts: {
      en: 'Sweet, salty and fresh from the garden, in a few colours each.',
      ru: 'Сладкое, солёное и прямо с грядки, по нескольку цветов.',
    },
    from: ['food', 'plants'],
    small: { sides: [9, 15], isColored: true },
  },
  {
    id: 'toyBox',
    titles: { en: 'From the toy box', ru: 'Из ящика с игрушками' },
    texts: {
      en: 'Things to touch, wear, play and give away.',
      ru: 'То, что трогают, носят, во что играют и что дарят.',
    },
    from: ['things', 'home', 'games', 'music', 'clothing', 'science', 'tools'],
    small: { sides: [9, 15], isColored: true, share: 2 },
  },
  {
    id: 'lostAndFound',
    titles: { en: 'Lost and found', ru: 'Бюро находок' },
    texts: {
      en: 'Left on a bench, under a bed or in the rain, and still as bright as new.',
      ru: 'Забыто на скамейке, под кроватью или под дождём, а цвета как у новых.',
    },
    from: ['things', 'home', 'games', 'music', 'clothing', 'science', 'tools'],
    small: { sides: [9, 15], isColored: true },
  },
  {
    id: 'smallTrips',
    titles: { en: 'Short trips', ru: 'Недалёкие поездки' },
    texts: {
      en: 'A view, a roof or a ride: each is over before the tea is cold.',
      ru: 'Вид, крыша или поездка: каждая короче чашки чая.',
    },
    from: ['places', 'transport', 'sky'],
    small: { sides: [9, 15], isColored: true },
  },
  {
    id: 'smallStories',
    titles: { en: 'Very short stories', ru: 'Совсем короткие истории' },
    texts: {
      en: 'People, tales and holidays in a hundred cells.',
      ru: 'Люди, сказки и праздники в сотне клеток.',
    },
    from: ['people', 'fantasy', 'holidays', 'sport', 'faces', 'signs'],
    small: { sides: [9, 15], isColored: true },
  },
  {
    id: 'inkYard',
    titles: { en: 'Drawn with one pen', ru: 'Одним пером' },
    texts: {
      en: 'Neighbours from the yard, the forest and the sea, in black ink.',
      ru: 'Соседи со двора, из леса и из моря чёрной краской.',
    },
    from: ['animals'],
    small: { sides: [9, 15], isColored: false, share: 3 },
  },
  {
    id: 'inkTracks',
    titles: { en: 'Tracks in the snow', ru: 'Следы на снегу' },
    texts: {
      en: 'Black on white, and not all of them keep still.',
      ru: 'Чёрным по белому, и не все сидят смирно.',
    },
    from: ['animals'],
    small: { sides: [9, 15], isColored: false, share: 2 },
  },
  {
    id: 'inkShadows',
    titles: { en: 'Shadows with eyes', ru: 'Тени с глазами' },
    texts: {
      en: 'A black shape, a white dot, and someone looks at you.',
      ru: 'Чёрный силуэт, белая точка, и кто-то на вас смотрит.',
    },
    from: ['animals'],
    small: { sides: [9, 15], isColored: false },
  },
  {
    id: 'inkDrawer',
    titles: { en: 'What the drawer hides', ru: 'Что прячет ящик стола' },
    texts: {
      en: 'Handy things, some older than the house they are in.',
      ru: 'Нужные вещи, и некоторые старше дома, в котором лежат.',
    },
    from: ['home', 'tools', 'clothing', 'things', 'science', 'games', 'music'],
    small: { sides: [9, 15], isColored: false, share: 2 },
  },
  {
    id: 'inkShelf',
    titles: { en: 'On the top shelf', ru: 'На верхней полке' },
    texts: {
      en: 'Kept for later, and found at last.',
      ru: 'Отложено на потом и наконец нашлось.',
    },
    from: ['home', 'tools', 'clothing', 'things', 'science', 'games', 'music'],
    small: { sides: [9, 15], isColored: false },
  },
  {
    id: 'inkJourney',
    titles: { en: 'Postcards in black', ru: 'Чёрно-белые открытки' },
    texts: {
      en: 'From the road, from the shore, and one from very far away.',
      ru: 'С дороги, с берега и одна с края света.',
    },
    from: ['places', 'transport', 'sky', 'sport'],
    small: { sides: [9, 15], isColored: false, share: 2 },
  },
  {
    id: 'inkNews',
    titles: { en: 'News from afar', ru: 'Вести издалека' },
    texts: {
      en: 'Weather, roads and roofs of other people, in black ink.',
      ru: 'Чужие дороги, крыши и погода чёрной краской.',
    },
    from: ['places', 'transport', 'sky', 'sport'],
    small: { sides: [9, 15], isColored: false },
  },
  {
    id: 'inkKitchen',
    titles: { en: 'Garden and table', ru: 'Сад и стол' },
    texts: {
      en: 'What grows outside, and what becomes of it inside.',
      ru: 'Что растёт снаружи и что из этого выходит внутри.',
    },
    from: ['food', 'plants'],
    small: { sides: [9, 15], isColored: false },
  },
  {
    id: 'inkCast',
    titles: { en: 'In order of appearance', ru: 'В порядке появления' },
    texts: {
      en: 'Heroes, villains and guests of a small theatre.',
      ru: 'Герои, злодеи и гости маленького театра.',
    },
    from: ['people', 'fantasy', 'holidays', 'faces', 'signs'],
    small: { sides: [9, 15], isColored: false },
  },
  {
    id: 'inkTwenty',
    titles: { en: 'Twenty by twenty', ru: 'Двадцать на двадцать' },
    texts: {
      en: 'The usual size, in the usual ink, and room for a small scene.',
      ru: 'Обычный размер, обычная краска и место для маленькой сцены.',
    },
    small: { sides: [16, 20], isColored: false, share: 2 },
  },
  {
    id: 'inkTwentyMore',
    titles: { en: 'Twenty more', ru: 'Ещё по двадцать' },
    texts: {
      en: 'For another evening: the same size, other guests.',
      ru: 'На другой вечер: тот же размер, другие гости.',
    },
    small: { sides: [16, 20], isColored: false },
  },
];
