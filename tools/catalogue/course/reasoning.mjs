/**
 * The second half of the course: our own drawings, in the public domain (CC0 1.0).
 * @type {readonly import('./pieces.mjs').Piece[]}
 */
export const REASONING = [
  {
    title: { en: 'A horse', ru: 'Конь' },
    brings: 'near-edge',
    look: {
      en: 'A filled cell near the edge: its block cannot begin before the edge, so it reaches further in.',
      ru: 'Клетка закрашена недалеко от края: раньше края её блок не начнётся, значит, он тянется внутрь.',
    },
    picture: `
      .......#..
      ......###.
      .....##.##
      ....#####.
      .######...
      ########..
      #.######..
      ..#####...
      ..#...##..
      .##...##..`,
  },
  {
    title: { en: 'A dog', ru: 'Собака' },
    brings: 'unreachable',
    look: {
      en: 'A block that holds a filled cell cannot reach far: cross out what lies beyond.',
      ru: 'Блок, в котором уже есть закрашенная клетка, далеко не дотянется: вычеркните остальное.',
    },
    picture: `
      ..........
      .##.......
      ####.....#
      .#########
      ..########
      ..#######.
      ..##...##.
      ..#.....#.
      ..#.....#.
      ..##....##`,
  },
  {
    title: { en: 'A cat', ru: 'Кошка' },
    look: {
      en: 'A block can be neither far from its cell nor beyond the edge: look at both ends.',
      ru: 'Блок не уйдёт ни далеко от своей клетки, ни за край: смотрите с обоих концов.',
    },
    picture: `
      #.#.......
      ###.......
      #.##......
      ####......
      .###...##.
      ..####...#
      ..######.#
      ..########
      ..##..##..
      ..#...#...`,
  },
  {
    title: { en: 'An umbrella', ru: 'Зонт' },
    brings: 'gap-too-small',
    look: {
      en: 'Look for pockets between crosses that are too small for any block.',
      ru: 'Ищите промежутки между крестиками, куда не поместится ни один блок.',
    },
    picture: `
      ....##....
      ..######..
      .########.
      ##########
      #.##.##.##
      ....#.....
      ....#.....
      ....#..#..
      ....#..#..
      .....##...`,
  },
  {
    title: { en: 'A snake', ru: 'Змея' },
    brings: 'joining-splitting',
    look: {
      en: 'Two runs close together: can they be two blocks, or must they be one?',
      ru: 'Два отрезка рядом: могут ли это быть два блока или это один?',
    },
    picture: `
      ..####....
      .#....#...
      .#.##.#...
      ##.#..#..#
      .#.#..#..#
      .#..###..#
      .#......##
      ..########
      ..........
      ##########`,
  },
  {
    title: { en: 'An anchor', ru: 'Якорь' },
    brings: 'punctuating',
    look: {
      en: 'A run as long as the largest number is complete: put a cross on both sides.',
      ru: 'Отрезок длиной с самое большое число уже готов: поставьте крестики по обе стороны.',
    },
    picture: `
      ....##....
      ...#..#...
      ....##....
      .########.
      ....##....
      ....##....
      #...##...#
      ##..##..##
      .#######..
      ...####...`,
  },
  {
    title: { en: 'A swan', ru: 'Лебедь' },
    brings: 'mercury',
    look: {
      en: 'A filled cell exactly one block from the edge: the block leaves the edge.',
      ru: 'Закрашенная клетка ровно на длину блока от края: блок отходит от края.',
    },
    picture: `
      .###......
      .##.#.....
      .#.....#..
      .#....##..
      .##..####.
      ..#.######
      ..########
      ..#######.
      ...#####..
      ...#......`,
  },
  {
    title: { en: 'A bicycle', ru: 'Велосипед' },
    look: {
      en: 'Narrow lines and many ones. Close every block as soon as it is complete.',
      ru: 'Тонкие линии и много единиц. Закрывайте каждый блок, как только он готов.',
    },
    picture: `
      ......##..
      ..###..#..
      ...#...#..
      ...#####..
      ..##..##..
      .####.####
      #..##.#..#
      ..#.##.#.#
      #..#..#..#
      .##....##.`,
  },
  {
    title: { en: 'A deer', ru: 'Олень' },
    brings: 'forcing',
    look: {
      en: 'A cross pushes a block to one side: slide all blocks as far as they go, both ways.',
      ru: 'Крестик сдвигает блок в сторону: сдвиньте все блоки до упора в обе стороны.',
    },
    picture: `
      #.#....#.#
      #.#....#.#
      .###..###.
      ...#..#...
      ...####...
      ..#.##.#..
      ..######..
      ...####...
      ...####...
      ....##....`,
  },
  {
    title: { en: 'A flower', ru: 'Цветок' },
    inks: ['#e15a8c', '#f5c832', '#328c46', '#a5623a'],
    brings: 'color-logic',
    look: {
      en: 'Compare colours: where row and column have none in common, put a cross.',
      ru: 'Сравнивайте цвета: где у строки и столбца нет общего, ставьте крестик.',
    },
    picture: `
      ............
      ....aa......
      ...abba.....
      ...abba.....
      ...aaa......
      ..c..c.cc...
      .....ccc....
      ....cc......
      ....c.......
      ..dddddd....
      ..dddddd....
      ...dddd.....`,
  },
  {
    title: { en: 'A beach umbrella', ru: 'Пляжный зонт' },
    inks: ['#e6463c', '#3c8cdc', '#ebc878'],
    look: {
      en: 'A colour that the line has once cannot be far from its neighbours.',
      ru: 'Цвет, который в строке один раз, не может быть далеко от соседних блоков.',
    },
    picture: `
      ........c.cc
      .....a..ccc.
      ..aaaaa.....
      .aabaabb....
      aabaaabaaa..
      a..ab..aa...
      ....b.......
      ....b.......
      ....b..bbbbb
      ....b..bbbbb
      ccccbccccccc
      cccccccccccc`,
  },
  {
    title: { en: 'A violin', ru: 'Скрипка' },
    brings: 'whole-line',
    look: {
      en: 'Once, no simple rule helps: write down all ways in which one line can be filled.',
      ru: 'Один раз простые правила не помогут: выпишите все способы заполнить одну строку.',
    },
    picture: `
      .........##.
      ........###.
      .......##...
      ....##.#....
      ....#####...
      ...#..###...
      ....#####...
      ...##.###...
      ...######...
      ....####....
      ............
      ############`,
  },
  {
    title: { en: 'A roller skate', ru: 'Роликовый конёк' },
    brings: 'edge-logic',
    look: {
      en: 'At the end a small assumption is needed: try a cell of the border and follow it into the next line.',
      ru: 'В конце нужно небольшое предположение: возьмите клетку у края и проследите в соседнюю линию.',
    },
    picture: `
      ..####......
      ..#####.....
      ..#####.....
      ..#.###.....
      ..######....
      ..#.#####...
      ..#########.
      ..##########
      .#######.###
      ............
      .#..#..#..#.
      ..########..`,
  },
  {
    title: { en: 'A snail', ru: 'Улитка' },
    brings: 'two-way',
    look: {
      en: 'A cell is filled or blank: if both cases say the same about another cell, that is certain.',
      ru: 'Клетка либо закрашена, либо пуста: если оба случая говорят одно и то же о другой клетке, это верно.',
    },
    picture: `
      .........#.#
      ..####...#.#
      .######..###
      ##....##.###
      #..##..#.##.
      #.#..#.####.
      #.#..#.####.
      ##.....####.
      .#####.####.
      ..####.####.
      .##########.
      ###########.`,
  },
  {
    title: { en: 'An alarm clock', ru: 'Будильник' },
    brings: 'contradiction',
    look: {
      en: 'Small numbers far apart. Where lines say no more, assume something and follow it for a few lines.',
      ru: 'Малые числа далеко друг от друга. Когда линии молчат, предположите что-нибудь и проследите на несколько линий.',
    },
    picture: `
      .##.........##.
      ###..#####..###
      ##.##......#.##
      ..#....#....#..
      .#.....#.....#.
      .#.....#.....#.
      #......#......#
      #......####...#
      #.............#
      #.............#
      .#...........#.
      .#...........#.
      ..##.......##..
      .##.#######.##.
      ##...........##`,
  },
];
