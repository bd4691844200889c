/**
 * The first half of the course: our own drawings, in the public domain (CC0 1.0).
 * @type {readonly import('./pieces.mjs').Piece[]}
 */
export const COUNTING = [
  {
    title: { en: 'A window', ru: 'Окно' },
    brings: 'complete-line',
    look: {
      en: 'Add up a clue with one gap between its blocks. Where nothing is left over, the whole line is certain.',
      ru: 'Сложите числа и промежутки между ними. Если лишних клеток не осталось, вся строка известна.',
    },
    picture: `
      #####
      #.#.#
      #####
      #.#.#
      #####`,
  },
  {
    title: { en: 'A heart', ru: 'Сердце' },
    brings: 'finished-line',
    look: {
      en: 'Two ones with a gap take three cells. When all blocks of a line stand, cross out the rest.',
      ru: 'Две единицы с промежутком занимают три клетки. Когда все блоки строки стоят, вычеркните остальное.',
    },
    picture: `
      .#.#.
      #####
      #####
      .###.
      ..#..`,
  },
  {
    title: { en: 'An ice lolly', ru: 'Эскимо' },
    inks: ['#c8325a', '#f0a028', '#a06432'],
    look: {
      en: 'Colours: between blocks of different colours there need be no gap.',
      ru: 'Цвета: между блоками разного цвета промежуток не нужен.',
    },
    picture: `
      aaaa.
      aaaa.
      bbbb.
      .cc..
      .cc..`,
  },
  {
    title: { en: 'A chair', ru: 'Стул' },
    look: {
      en: 'A column that is full tells something to every row. Go back and forth.',
      ru: 'Заполненный столбец говорит что-то каждой строке. Переходите от столбцов к строкам и обратно.',
    },
    picture: `
      #.....
      #.....
      #.....
      #####.
      #...#.
      #...#.`,
  },
  {
    title: { en: 'A fish', ru: 'Рыбка' },
    look: {
      en: 'Lines with 0 come first: cross them out, and the others get shorter.',
      ru: 'Сначала строки с нулём: вычеркните их, и остальные станут короче.',
    },
    picture: `
      ......
      .###.#
      ######
      ######
      .###.#
      ......`,
  },
  {
    title: { en: 'A balloon', ru: 'Воздушный шар' },
    inks: ['#d2322d', '#f5be32', '#825a32'],
    look: {
      en: 'Eight cells, three colours. Add up the blocks of a line, and gaps only between equal colours.',
      ru: 'Восемь клеток, три цвета. Сложите блоки строки; промежутки нужны только между одинаковыми цветами.',
    },
    picture: `
      ..aaaa..
      .aabbaa.
      aabbbbaa
      aabbbbaa
      .aabbaa.
      ..aaaa..
      ..a..a..
      ..cccc..`,
  },
  {
    title: { en: 'A pear', ru: 'Груша' },
    brings: 'overlap',
    look: {
      en: 'A 6 in eight cells has 2 to spare, so its middle four are certain. That is an overlap.',
      ru: 'У шестёрки в восьми клетках запас 2, поэтому четыре средние клетки известны. Это «внахлёст».',
    },
    picture: `
      ....##..
      ...##...
      ...##...
      ..####..
      .######.
      .######.
      .######.
      ..####..`,
  },
  {
    title: { en: 'A car', ru: 'Машина' },
    look: {
      en: 'Two rows are full. Every column starts from them.',
      ru: 'Две строки закрашены целиком. От них начинается каждый столбец.',
    },
    picture: `
      ........
      .#####..
      .#..#.#.
      ########
      ########
      ##.##.##
      .#....#.
      ........`,
  },
  {
    title: { en: 'An elephant', ru: 'Слон' },
    look: {
      en: 'Nothing new: count, overlap, close, and go round once more.',
      ru: 'Ничего нового: считайте, накладывайте, закрывайте и обходите поле ещё раз.',
    },
    picture: `
      .###....
      ######..
      ########
      ########
      .#####.#
      #.##.#.#
      #.##.#..
      ........`,
  },
  {
    title: { en: 'A bird', ru: 'Птица' },
    brings: 'glue',
    look: {
      en: 'A filled cell at the edge begins its block: write out the whole block and close it.',
      ru: 'Закрашенная клетка у края начинает свой блок: закрасьте блок целиком и закройте его крестиком.',
    },
    picture: `
      ..##....
      .####...
      ##.#....
      .######.
      ..#####.
      ..###...
      ...#....
      ..###...`,
  },
  {
    title: { en: 'A slice of watermelon', ru: 'Ломтик арбуза' },
    inks: ['#e13c46', '#1e7837', '#a0d282'],
    look: {
      en: 'A colour can only be where the row and the column both have it.',
      ru: 'Цвет может стоять только там, где он есть и в строке, и в столбце.',
    },
    picture: `
      ........
      bb....bb
      bcaaaacb
      bcaacacb
      bbcaaacb
      .bbcccb.
      ..bbbb..
      ........`,
  },
  {
    title: { en: 'A bee', ru: 'Пчела' },
    look: {
      en: 'Many small numbers in a full line are as good as one large number.',
      ru: 'Много малых чисел в тесной строке ничем не хуже одного большого.',
    },
    picture: `
      ...##.##..
      ..####.##.
      ...####...
      .########.
      ##.##.##.#
      ##.##.####
      ##.##.##.#
      .#######..
      ...#.#.#..
      ..#..#..#.`,
  },
  {
    title: { en: 'A parrot', ru: 'Попугай' },
    inks: ['#2d963c', '#285ac8', '#e6a01e'],
    look: {
      en: 'Follow one colour at a time; where it cannot be, another begins.',
      ru: 'Следите за одним цветом; где его быть не может, начинается другой.',
    },
    picture: `
      ...aaaa...
      ..aacaa...
      .cacbca...
      .ccccaab..
      ..caaabb..
      ...aabbb..
      ..aaabbbb.
      ...aabbb..
      .ccccccccc
      ....aab...`,
  },
  {
    title: { en: 'A steaming mug', ru: 'Кружка с паром' },
    brings: 'closing',
    look: {
      en: 'Once a block is complete, cross the cells at its ends: the lines across need them.',
      ru: 'Как только блок готов, поставьте крестики у его концов: они нужны линиям поперёк.',
    },
    picture: `
      ...#..#...
      ..#..#....
      .######...
      .######.#.
      .######.#.
      .#######..
      .######...
      ..####....
      ..........
      ##########`,
  },
  {
    title: { en: 'A crab', ru: 'Краб' },
    look: {
      en: 'Overlaps nearly everywhere: begin with the lines that have least to spare.',
      ru: 'Внахлёст работает почти везде: начните с линий, где запас меньше всего.',
    },
    picture: `
      ..........
      ..#.....#.
      .##..#.##.
      ..#.####..
      ...####...
      ..######..
      .##.##.##.
      ...####...
      ..#....#..
      ##########`,
  },
];
