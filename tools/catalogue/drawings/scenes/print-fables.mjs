/** Prints in black: fables, nursery rhymes, and a few monsters. */
import { Print } from './print.mjs';
import { scene } from './stage.mjs';

/** An egg sits on a wall. */
function humpty() {
  const c = new Print(50, 64).rect(0, 0, 50, 40, '#').stars('5,5 44,30 8,20', '.');
  c.discs('42,7,4', '.').dots('13,10 36,3 3,31 47,18', '.');
  c.rect(0, 40, 50, 24, '#');
  for (let row = 0; row < 5; row++) {
    c.rect(0, 44 + row * 5, 50, 1, '.');
    for (let k = 0; k < 6; k++) c.rect(4 + k * 10 - (row % 2) * 5, 40 + row * 5, 1, 5, '.');
  }
  c.front(1, (l) => {
    l.stroke('20,40 18,48 19,55', 2.6, '#').stroke('30,40 32,48 31,55', 2.6, '#');
    l.rects('13,54,8,4 29,54,8,4', '#');
    l.stroke('10,27 4,33 8,39', 2.4, '#')
      .stroke('40,27 46,22 44,15', 2.4, '#')
      .discs('44,14,2', '#');
  });
  c.front(1, (l) => {
    l.blob('25,3 16,8 10,18 9,28 13,37 20,41 25,42 30,41 37,37 41,28 40,18 34,8', '.');
    l.polygon('10,27 40,27 38,36 33,41 17,41 12,36', '#').rects('10,30,30,1', '.');
    l.polygon('25,29 18,26 18,33', '.').polygon('25,29 32,26 32,33', '.').discs('25,29.5,2', '.');
    l.rects('24,34,2,2 24,38,2,2', '.');
    l.discs('19,16,3 31,16,3', '#')
      .rects('18,14,2,2 30,14,2,2', '.')
      .rects('15,10,6,1 29,9,6,1', '#');
    l.rects('24,17,2,4', '#').curve('19,22 25,24.6 31,21', 1.8, '#');
  });
  return scene(
    'egg-on-wall',
    'Sat on a wall',
    'Сидел на стене',
    'nursery rhyme, egg, wall, bricks | детский стишок, яйцо, стена, кирпичи',
    'fantasy',
    c,
  );
}

/** A wooden boy has just told a lie, and a bird has found a perch. */
function woodenBoy() {
  const c = new Print(66, 56).rect(0, 0, 66, 56, 's').hatch('s', 'rows', 'light');
  c.front(1, (l) => {
    l.polygon('6,56 10,46 26,44 34,49 38,56', '#');
    l.blob('22,10 11,14 7,24 9,36 15,44 25,45 32,40 34,30 33,18', '.').contour('.', 1, 2);
    l.polygon('32,25 61,26.6 61,31 32,31', '#').rects('39,26,1,5 46,27,1,4', '.');
    l.discs('25,23,4', '#')
      .discs('26,23,2.6', '.')
      .discs('27,23,1.4', '#')
      .curve('20,17 25,15 29,17', 1.4, '#');
    l.curve('22,36 27,38.6 32,35', 1.8, '#').discs('14,27,4', '#').discs('14,27,2', '.');
    l.discs('20,32,1.6', '#').rects('11,45,18,2', '#');
    l.polygon('6,17 12,4 19,-3 27,4 34,15', '#')
      .polygon('4,16 36,13 36,17 5,21', '#')
      .rects('9,14,23,2', '.');
    l.curve('11,12 4,6 5,0', 2, '#')
      .polygon('23,52 16,47 16,56', '.')
      .polygon('23,52 30,47 30,56', '.');
  });
  c.front(1, (l) => {
    l.blob('48,13 45,17 47,22 52,24 57,23 61,18 56,18 53,14', '#').discs('48,12,4', '#');
    l.polygon('45,11 40,13 45,14', '#').rects('47,10,2,2', '.').curve('50,18 54,20 58,19', 1, '.');
    l.rects('50,24,1,3 53,24,1,3', '#').stroke('60,18 65,15', 2, '#');
  });
  return scene(
    'wooden-boy-and-bird',
    'I never lie',
    'Я никогда не вру',
    'tale, puppet, nose, bird | сказка, кукла, нос, птица',
    'fantasy',
    c,
  );
}

/** A unicorn by night. */
function unicorn() {
  const c = new Print(56, 62).rect(0, 0, 56, 62, '#');
  c.stars('5,8 12,24 4,40 50,52 40,6 51,28 46,44', '.').dots('18,5 9,33 50,14 3,55 44,36', '.');
  c.front(
    1,
    (l) => {
      l.polygon('13,22 2,5 19,16', '.').blob(
        '28,12 20,16 13,24 5,34 4,39 9,43 15,40 22,35 25,40 22,50 18,62 50,62 48,44 43,26 36,16',
        '.',
      );
      l.polygon('27,14 28,3 34,14', '.').polygon('33,15 37,5 38,18', '.');
    },
    '#',
  );
  c.stroke('8,12 11,10', 1, '#').stroke('10,17 15,14', 1, '#').rects('29,8,1,5', '#');
  c.blob('17,22 22,20 23,24 19,26', '#')
    .dots('20,22 21,22', '.')
    .rects('7,36,2,2', '#')
    .curve('9,41 13,40 14,38', 1.2, '#');
  c.curve('26,35 29,31 28,26', 1.6, '#');
  for (const [k, dip] of [0, 2, 1, 3, 1].entries())
    c.curve(
      [
        [30 + k * 3.4, 14 + k * 3],
        [36 + k * 2.4, 26 + k * 5 + dip],
        [31 + k * 2.6, 36 + k * 5],
        [36 + k * 2, 44 + k * 4],
      ],
      1.8,
      '#',
    );
  return scene(
    'unicorn-by-night',
    'Nobody will believe you',
    'Вам никто не поверит',
    'unicorn, horn, mane, stars | единорог, рог, грива, звёзды',
    'fantasy',
    c,
  );
}

/** A scarecrow and the crow it does not scare. */
function scarecrow() {
  const c = new Print(60, 64).rect(0, 0, 60, 64, '#').discs('46,21,14', '.');
  c.below((x) => 52 + Math.sin(x / 6), '.');
  for (let k = 0; k < 12; k++)
    c.stroke(
      [
        [k * 5.4 + 1, 64],
        [k * 5.4 - 1, 55],
      ],
      1.4,
      '#',
    );
  c.front(
    1,
    (l) => {
      l.rects('27,40,4,20 4,27,50,3', '.').polygon(
        '16,24 42,24 46,34 40,33 39,50 34,46 29,51 24,46 19,50 18,33 12,34',
        '.',
      );
      l.polygon('12,24 7,22 9,34 4,32 12,36 16,35 16,24', '.').polygon(
        '46,24 51,22 49,34 54,32 46,36 42,35 42,24',
        '.',
      );
      l.rects('21,30,6,6 32,38,6,6', '#')
        .rects('23,32,2,2 34,40,2,2 28,26,2,2 28,32,2,2 28,38,2,2', '#')
        .rects('28,26,2,2', '#');
      l.rects('22,31,1,1 33,39,1,1', '.');
    },
    '#',
  );
  c.front(
    1,
    (l) => {
      l.discs('29,16,8', '.')
        .polygon('12,12 46,10 46,13 12,15', '.')
        .polygon('19,12 22,2 34,0 39,11', '.');
      l.rects('20,9,18,2', '#').rects('24,16,3,3 31,16,3,3', '#').polygon('29,17 31,20 27,20', '#');
      l.stroke('24,21 34,21', 1.2, '#').rects('26,20,1,3 29,20,1,3 32,20,1,3', '#');
    },
    '#',
  );
  c.front(1, (l) => {
    l.blob('50,17 46,20 46,25 50,27 56,26 60,29 57,22 54,18', '#')
      .discs('50,15,3.4', '#')
      .polygon('47,13 42,16 47,17', '#');
    l.dots('49,14', '.');
  });
  return scene(
    'scarecrow-with-crow',
    'Not much of a guard',
    'Сторож так себе',
    'scarecrow, crow, field, moon | пугало, ворона, поле, луна',
    'people',
    c,
  );
}

/** A castle that has no guests. */
function batCastle() {
  const c = new Print(60, 66).rect(0, 0, 60, 66, '#').discs('38,20,17', '.');
  c.front(1, (l) => {
    l.polygon('4,66 10,54 16,48 24,44 40,44 46,50 54,56 60,66', '#');
    l.rects('20,22,8,24 30,30,14,16 36,14,6,18 14,32,7,16 44,34,5,16', '#');
    l.polygon('18,22 30,22 24,8', '#')
      .polygon('34,14 44,14 39,3', '#')
      .polygon('12,32 22,32 17,22', '#')
      .polygon('42,34 51,34 46.5,25', '#');
    l.rects('23,26,2,4 38,18,2,4 16,36,2,3 33,34,2,3 39,34,2,3 46,38,1,3', '.').polygon(
      '32,46 32,41 35,38 38,41 38,46',
      '.',
    );
    l.curve('35,47 30,51 38,55 30,60 34,66', 2, '.').rects('24,3,1,6', '#');
  });
  c.stroke('20,24 20,44 15,48', 1, '.').stroke('12,52 6,62', 1, '.').stroke('48,54 56,62', 1, '.');
  const bat = 'XX  X X  XX| XXXXXXXXX |  XXXXXXX  |   X X X   ';
  c.stamp(45, 14, bat.replaceAll('X', '#')).stamp(46, 23, bat.replaceAll('X', '#'));
  for (const [x, y] of [
    [3, 5],
    [1, 24],
    [7, 14],
  ])
    c.stamp(x, y, bat.replaceAll('X', '.'));
  return scene(
    'castle-with-bats',
    'Come in before sunrise',
    'Заходите до рассвета',
    'castle, bats, moon, rock | замок, летучие мыши, луна, скала',
    'fantasy',
    c,
  );
}

/** A fool with four bells. */
function jester() {
  const c = new Print(60, 60).rect(0, 0, 60, 60, 's').hatch('s', 'columns', 'light');
  c.front(1, (l) => {
    l.blob('30,14 20,4 8,6 3,18 6,30 10,24 14,17 22,26', '#').blob(
      '30,14 40,4 52,6 57,18 54,30 50,24 46,17 38,26',
      '.',
    );
    l.contour('.', 1, 2)
      .blob('22,26 24,12 30,0 36,12 38,26', '#')
      .polygon('30,1 36,12 38,26 30,26', '.');
    l.discs('6,33,3.6 54,33,3.6', '.')
      .contour('.', 1, 1)
      .rects('5,33,3,1 53,33,3,1', '#')
      .discs('30,3,2.6', '#');
  });
  c.front(1, (l) => {
    l.polygon('30,46 10,48 6,60 54,60 50,48', '#')
      .polygon('30,46 38,60 50,48', '.')
      .polygon('30,46 22,60 10,48', '.');
    l.polygon('30,48 34,60 26,60', '.')
      .stroke('30,47 22,60', 1.2, '#')
      .stroke('30,47 38,60', 1.2, '#');
    l.stroke('30,46 10,48 6,60', 1.2, '#').stroke('30,46 50,48 54,60', 1.2, '#');
    l.blob('30,22 20,24 17,32 19,41 25,48 30,50 35,48 41,41 43,32 40,24', '.').contour('.', 1, 1);
    l.rects('17,23,26,4', '#').rects('20,24,3,2 26,24,3,2 32,24,3,2 38,24,3,2', '.');
    l.polygon('24,29 26.4,33 24,37 21.6,33', '#')
      .polygon('36,29 38.4,33 36,37 33.6,33', '#')
      .rects('23,32,2,2 35,32,2,2', '.');
    l.polygon('30,31 32,39 28,39', '#')
      .blob('21,40 25,42 30,42.6 35,42 39,40 36,46 30,48 24,46', '#')
      .rects('25,43,11,1', '.');
  });
  return scene(
    'jester-with-bells',
    'The only one who may say it',
    'Только ему это можно сказать',
    'jester, bells, cap, court | шут, бубенцы, колпак, двор',
    'people',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [humpty(), woodenBoy(), unicorn(), scarecrow(), batCastle(), jester()];
