/**
 * Pictures for boards of triangles, drawn as shapes in a square: x to the right, y down, both from
 * 0 to 100. A later shape covers an earlier one. Straight edges that follow the lines of the board
 * come out best: the board is a hexagon as wide as the square, from y = 7 to y = 93.
 */

/** A polygon in an ink: x and y in turn. */
const area = (ink, ...numbers) => ({
  ink,
  has: (x, y) => isInPolygon(x, y, numbers),
});

/** An ellipse in an ink. */
const oval = (ink, x, y, width, height = width) => ({
  ink,
  has: (px, py) => ((px - x) / width) ** 2 + ((py - y) / height) ** 2 <= 1,
});

function isInPolygon(x, y, numbers) {
  let isInside = false;
  for (let k = 0; k < numbers.length; k += 2) {
    const ax = numbers[k];
    const ay = numbers[k + 1];
    const bx = numbers[(k + 2) % numbers.length];
    const by = numbers[(k + 3) % numbers.length];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
}

/** A hexagon whose sides are met by that many lines. */
const hexagon = (side) => ({
  shape: 'triangle',
  topLeft: side,
  bottomLeft: side,
  top: side,
  topRight: side,
  bottom: side,
  bottomRight: side,
});

const BLACK = '#000000';
const RED = '#c9202f';
const GREEN = '#2f8f4e';
const BLUE = '#2a64c4';
const YELLOW = '#f2b90c';
const BROWN = '#8a5a2b';
const ORANGE = '#ea7a1e';
const PINK = '#e88fb0';
const GREY = '#8b93a1';
const PURPLE = '#7a4bb0';

/** All pictures: board, inks from 1 on, and shapes. */
export const DRAWINGS = [
  {
    titles: { en: 'Star', ru: 'Звезда' },
    board: hexagon(4),
    inks: [YELLOW],
    shapes: [area(1, 50, 7, 87, 71, 13, 71), area(1, 50, 93, 13, 29, 87, 29)],
  },
  {
    titles: { en: 'Cube', ru: 'Куб' },
    board: hexagon(3),
    inks: [BLUE, GREY, BLACK],
    shapes: [
      area(1, 50, 50, 25, 7, -9, 50, 25, 93),
      area(2, 50, 50, 25, 7, 75, 7, 100, 50),
      area(3, 50, 50, 100, 50, 75, 93, 25, 93),
    ],
  },
  {
    titles: { en: 'Fir tree', ru: 'Ёлка' },
    board: hexagon(4),
    inks: [GREEN, BROWN],
    shapes: [
      area(1, 50, 7, 69, 40, 31, 40),
      area(1, 50, 18, 75, 61, 25, 61),
      area(1, 50, 30, 81, 82, 19, 82),
      area(2, 43, 82, 57, 82, 57, 94, 43, 94),
    ],
  },
  {
    titles: { en: 'Diamond', ru: 'Алмаз' },
    board: hexagon(4),
    inks: [BLUE, '#9cc7f0'],
    shapes: [
      area(2, 25, 18, 75, 18, 88, 39, 50, 93, 12, 39),
      area(1, 37, 39, 63, 39, 50, 93),
      area(1, 25, 18, 37, 39, 12, 39),
      area(1, 75, 18, 88, 39, 63, 39),
    ],
  },
  {
    titles: { en: 'Heart', ru: 'Сердце' },
    board: hexagon(4),
    inks: [RED],
    shapes: [area(1, 50, 29, 37, 18, 25, 18, 12, 40, 50, 93, 88, 40, 75, 18, 63, 18)],
  },
  {
    titles: { en: 'Hourglass', ru: 'Песочные часы' },
    board: hexagon(4),
    inks: [BROWN, YELLOW],
    shapes: [
      area(1, 20, 7, 80, 7, 80, 17, 20, 17),
      area(1, 20, 83, 80, 83, 80, 93, 20, 93),
      area(2, 37, 29, 63, 29, 50, 50),
      area(2, 50, 50, 75, 83, 25, 83),
    ],
  },
  {
    titles: { en: 'Sailing boat', ru: 'Парусник' },
    board: hexagon(5),
    inks: [RED, BROWN, BLUE],
    shapes: [
      area(1, 47, 10, 47, 66, 15, 66),
      area(1, 53, 20, 80, 66, 53, 66),
      area(2, 14, 67, 86, 67, 72, 84, 28, 84),
      area(3, 20, 84, 80, 84, 75, 94, 25, 94),
    ],
  },
  {
    titles: { en: 'Butterfly', ru: 'Бабочка' },
    board: hexagon(5),
    inks: [PURPLE, ORANGE, BLACK],
    shapes: [
      area(1, 46, 50, 10, 17, 4, 50, 24, 58),
      area(1, 54, 50, 90, 17, 96, 50, 76, 58),
      area(2, 46, 52, 14, 62, 28, 90, 42, 80),
      area(2, 54, 52, 86, 62, 72, 90, 58, 80),
      area(3, 46, 30, 54, 30, 54, 84, 46, 84),
    ],
  },
  {
    titles: { en: 'Fox', ru: 'Лиса' },
    board: hexagon(5),
    inks: [ORANGE, BLACK, '#f3d9bd'],
    shapes: [
      area(1, 10, 15, 38, 30, 62, 30, 90, 15, 88, 58, 50, 93, 12, 58),
      area(3, 12, 58, 36, 55, 50, 93),
      area(3, 88, 58, 64, 55, 50, 93),
      oval(2, 36, 50, 5),
      oval(2, 64, 50, 5),
      area(2, 42, 80, 58, 80, 50, 94),
    ],
  },
  {
    titles: { en: 'Cat', ru: 'Кошка' },
    board: hexagon(5),
    inks: [GREY, GREEN, PINK],
    shapes: [
      area(1, 16, 12, 40, 30, 60, 30, 84, 12, 90, 60, 66, 90, 34, 90, 10, 60),
      oval(2, 34, 50, 7, 6),
      oval(2, 66, 50, 7, 6),
      area(3, 43, 64, 57, 64, 50, 75),
    ],
  },
  {
    titles: { en: 'Rocket', ru: 'Ракета' },
    board: hexagon(5),
    inks: [RED, GREY, YELLOW],
    shapes: [
      area(1, 50, 7, 61, 27, 39, 27),
      area(2, 39, 27, 61, 27, 61, 75, 39, 75),
      area(1, 39, 50, 39, 75, 22, 75),
      area(1, 61, 50, 61, 75, 78, 75),
      area(3, 40, 76, 60, 76, 50, 94),
      oval(1, 50, 42, 6),
    ],
  },
  {
    titles: { en: 'Tulip', ru: 'Тюльпан' },
    board: hexagon(5),
    inks: [RED, GREEN],
    shapes: [
      area(1, 30, 8, 40, 24, 50, 8, 60, 24, 70, 8, 74, 42, 60, 52, 40, 52, 26, 42),
      area(2, 47, 52, 53, 52, 53, 94, 47, 94),
      area(2, 47, 90, 20, 58, 34, 90),
      area(2, 53, 90, 80, 58, 66, 90),
    ],
  },
  {
    titles: { en: 'Snowflake', ru: 'Снежинка' },
    board: hexagon(5),
    inks: [BLUE],
    shapes: [
      area(1, 50, 42, 30, 7, 40, 7, 50, 25, 60, 7, 70, 7),
      area(1, 50, 58, 30, 93, 40, 93, 50, 75, 60, 93, 70, 93),
      area(1, 0, 50, 10, 33, 50, 50, 10, 67),
      area(1, 100, 50, 90, 33, 50, 50, 90, 67),
      area(1, 40, 33, 60, 33, 70, 50, 60, 67, 40, 67, 30, 50),
      area(0, 45, 42, 55, 42, 60, 50, 55, 58, 45, 58, 40, 50),
    ],
  },
  {
    titles: { en: 'Ice cream', ru: 'Мороженое' },
    board: hexagon(4),
    inks: [PINK, BROWN, RED],
    shapes: [oval(1, 50, 34, 25, 20), area(2, 24, 39, 76, 39, 50, 93), oval(3, 50, 14, 8)],
  },
  {
    titles: { en: 'Windmill', ru: 'Вертушка' },
    board: hexagon(4),
    inks: [RED, BLUE, YELLOW],
    shapes: [
      area(1, 50, 50, 25, 7, 75, 7),
      area(2, 50, 50, 100, 50, 75, 93),
      area(3, 50, 50, 25, 93, 0, 50),
    ],
  },
  {
    titles: { en: 'Kite', ru: 'Воздушный змей' },
    board: hexagon(4),
    inks: [RED, YELLOW, BLUE],
    shapes: [
      area(1, 50, 7, 75, 40, 50, 72, 25, 40),
      area(2, 50, 7, 75, 40, 50, 40),
      area(2, 25, 40, 50, 40, 50, 72),
      area(3, 50, 72, 63, 93, 37, 93),
    ],
  },
  {
    titles: { en: 'Mushroom', ru: 'Гриб' },
    board: hexagon(5),
    inks: [RED, '#e9dcc3', GREEN],
    shapes: [
      area(1, 30, 14, 70, 14, 92, 52, 8, 52),
      oval(2, 38, 32, 6),
      oval(2, 64, 38, 6),
      area(2, 38, 52, 62, 52, 62, 84, 38, 84),
      area(3, 20, 84, 80, 84, 75, 94, 25, 94),
    ],
  },
  {
    titles: { en: 'Arrow', ru: 'Стрела' },
    board: hexagon(4),
    inks: [GREEN],
    shapes: [area(1, 50, 7, 87, 60, 62, 60, 62, 93, 38, 93, 38, 60, 13, 60)],
  },
  {
    titles: { en: 'Lantern', ru: 'Фонарь' },
    board: hexagon(4),
    inks: [RED, YELLOW, BLACK],
    shapes: [
      area(3, 38, 7, 62, 7, 62, 18, 38, 18),
      area(1, 25, 18, 75, 18, 88, 50, 75, 82, 25, 82, 12, 50),
      area(2, 50, 29, 62, 50, 50, 71, 38, 50),
      area(3, 38, 82, 62, 82, 62, 94, 38, 94),
    ],
  },
  {
    titles: { en: 'Bird', ru: 'Птица' },
    board: hexagon(5),
    inks: [BLUE, ORANGE, BLACK],
    shapes: [
      area(1, 22, 24, 40, 24, 62, 45, 98, 42, 74, 68, 58, 82, 34, 76, 24, 50),
      area(2, 22, 28, 22, 42, 4, 36),
      area(2, 46, 82, 52, 82, 52, 94, 46, 94),
      oval(3, 32, 34, 4),
    ],
  },
];

/** The ink of a drawing at a point of the unit square; 0 for the paper. */
export function inkAt({ shapes }, x, y) {
  return shapes.findLast((shape) => shape.has(100 * x, 100 * y))?.ink ?? 0;
}
