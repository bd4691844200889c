/** Prints in black: towers, bridges and towns. */
import { Print } from './print.mjs';
import { away, scene } from './stage.mjs';

function cathedral() {
  const c = new Print(54, 60).rect(0, 0, 54, 60, '#');
  c.rects('3,16,16,44 9,4,4,14', '.')
    .polygon('3,16 11,0 19,16', '.')
    .polygon('17,24 27,13 37,24', '.')
    .rects('17,23,20,37', '.');
  c.rects(
    '5,20,2,14 10,20,2,14 15,20,2,14 3,17,16,1 3,37,16,1 5,40,2,12 10,40,2,12 15,40,2,12 9,8,1,7 12,8,1,7',
    '#',
  ).rects('19,24,1,36', '#');
  c.discs('27,32,7.4', '#').discs('27,32,5.6', '.');
  for (let k = 0; k < 4; k++)
    c.stroke([away(27, 32, 6, k * 45 + 22.5), away(27, 32, 6, k * 45 + 202.5)], 1, '#');
  c.discs('27,32,1.6', '.').rects('20,41,14,1 20,43,14,1', '#');
  c.where(
    (x, y) =>
      y > 45 && Math.hypot(x - 27, y - 52) < 6.4 + (y > 52 ? 20 : 0) && Math.abs(x - 27) < 6.4,
    '#',
  );
  c.where(
    (x, y) => y > 47 && Math.abs(x - 27) < 4.4 && (y > 52 || Math.hypot(x - 27, y - 52) < 4.4),
    '.',
  ).rect(26, 48, 1, 12, '#');
  c.where((x, y) => Math.abs(x - 11) < 4 && y > 56, '#');
  c.brokenMirror((all) => {
    all
      .rect(34, 0, 20, 17, '#')
      .polygon('38,17 43,6 48,17', '.')
      .rect(42, 8, 2, 7, '#')
      .discs('29,6,4', '.')
      .discs('31,5,3.6', '#');
  });
  c.front(1, (l) => l.polygon('1,60 1,56 53,56 53,60', '#').rects('4,58,20,1 29,58,22,1', '.'));
  return scene(
    'cathedral-with-rose-window',
    'Cathedral with a rose window',
    'Собор с окном-розой',
    'church, towers, night, stone | церковь, башни, ночь, камень',
    'places',
    c,
  );
}

function windmill() {
  const c = new Print(60, 60);
  c.rect(0, 0, 60, 44, 's')
    .hatch('s', 'rows', 'light')
    .clouds('12,14,9 51,24,8', '.')
    .below(44, '#');
  for (const [y, first] of [
    [46, 1],
    [53, 4],
  ])
    for (let x = first; x < 58; x += 6) c.stamp(x, y, '. . .|.....| ... |  .  |. . .| ... ');
  c.front(1, (l) => {
    l.polygon('22,22 38,22 43,45 17,45', '#')
      .polygon('21,22 30,13 39,22', '#')
      .rects('14,36,32,2', '#')
      .rects('27,26,2,3 33,30,2,3 28,40,4,5', '.')
      .rects('18,39,24,1', '.');
  });
  for (const turn of [20, 110, 200, 290])
    c.front(1, (l) => {
      const at = (far, side) => {
        const [x, y] = away(30, 19, far, turn);
        return away(x, y, side, turn + 90);
      };
      l.stroke([[30, 19], at(26, 0)], 1.8, '#').polygon(
        [at(7, 0), at(26, 0), at(26, 6), at(7, 6)],
        '#',
      );
      for (const far of [10, 14, 18, 22]) l.stroke([at(far, 2), at(far, 5)], 1, '.');
    });
  c.front(0, (l) => l.discs('30,19,2.6', '#').discs('30,19,1.1', '.'));
  return scene(
    'windmill-in-fields',
    'Windmill in the fields',
    'Мельница в полях',
    'wind, sails, tulips, Holland | ветер, крылья, тюльпаны, Голландия',
    'places',
    c,
  );
}

function suspensionBridge() {
  const c = new Print(70, 50).rect(0, 0, 70, 50, '#');
  c.discs('35,24,12', '.').rects('0,34,70,16', '#');
  for (const [y, half] of [
    [36, 11],
    [38, 8],
    [40, 10],
    [42, 6],
    [44, 8],
    [46, 4],
  ])
    c.rect(35 - half, y, 2 * half, 1, '.');
  const skyline = '0,26,5,8 6,22,4,12 11,28,6,6 53,27,5,7 59,20,4,14 64,25,6,9';
  c.rects(skyline, '.').rects('7,24,1,2 1,28,1,2 13,30,2,1 60,22,1,3 66,28,1,2 55,29,1,2', '#');
  c.front(1, (l) => {
    l.rects('15,4,3,38 20,4,3,38 47,4,3,38 52,4,3,38', '#')
      .rects('15,4,8,3 15,14,8,2 15,23,8,2 47,4,8,3 47,14,8,2 47,23,8,2', '#')
      .rects('13,40,12,4 45,40,12,4', '#')
      .rects('0,30,70,3', '#');
  });
  const cable = (x) =>
    x > 19 && x < 51
      ? 5 + 22 * (1 - ((x - 35) / 16) ** 2)
      : x <= 19
        ? 5 + (19 - x) * 1.2
        : 5 + (x - 51) * 1.2;
  for (let x = 1; x < 70; x += 3)
    if (Math.abs(x - 19) > 4 && Math.abs(x - 51) > 4)
      c.where((px, py) => Math.floor(px) === x && py > cable(x) && py < 30, '.').replace(
        '.',
        '#',
        (px, py) =>
          Math.floor(px) === x && py > cable(x) && py < 30 && Math.hypot(px - 35, py - 24) < 12,
      );
  c.where(
    (x, y) =>
      y < 30 && Math.abs(y - cable(x)) < 1.1 && Math.abs(x - 19) > 4.5 && Math.abs(x - 51) > 4.5,
    '.',
  );
  c.replace(
    '.',
    '#',
    (x, y) => y < 30 && Math.abs(y - cable(x)) < 1.1 && Math.hypot(x - 35, y - 24) < 12,
  );
  c.stars('5,6 64,8 35,4', '.');
  return scene(
    'bridge-and-rising-moon',
    'Bridge and rising moon',
    'Мост и восходящая луна',
    'river, city, night, cables | река, город, ночь, тросы',
    'places',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [cathedral(), windmill(), suspensionBridge()];
