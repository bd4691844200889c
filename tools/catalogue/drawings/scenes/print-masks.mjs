/** Prints in black: faces that one does not forget, and what hides them. */
import { Print } from './print.mjs';
import { scene } from './stage.mjs';

/** A doctor of the plague. */
function plagueDoctor() {
  const c = new Print(54, 60)
    .rect(0, 0, 54, 60, 's')
    .discs('42,12,8', '.')
    .hatch('s', 'rows', 'mid');
  c.front(1, (l) => {
    l.blob('28,12 18,16 16,28 18,38 10,46 4,60 52,60 48,46 40,38 41,26 38,16', '#');
    l.polygon('6,13 50,13 50,16 6,16', '#').polygon('17,13 19,2 38,2 40,13', '#');
  });
  c.rects('18,10,22,2', '.').rects('20,3,1,6', '.');
  c.front(1, (l) => {
    l.blob('34,18 24,18 17,24 9,34 3,44 2,49 8,46 18,39 27,36 33,32 36,25', '.').contour('.', 1, 2);
    l.curve('6,44 16,34 26,31', 1.2, '#').discs('28,24,4.6', '#').discs('28,24,3.2', '.');
    l.discs('28,24,1.8', '#').dots('11,36 14,33 9,40 13,41 17,37', '#');
  });
  c.curve('24,40 20,48 18,60', 1.4, '.').curve('34,40 38,48 39,60', 1.4, '.');
  for (let k = 0; k < 4; k++) c.rect(28, 43 + k * 4, 2, 2, '.');
  return scene(
    'plague-doctor',
    'The doctor will see you now',
    'Доктор вас примет',
    'doctor, mask, beak, hat | доктор, маска, клюв, шляпа',
    'people',
    c,
  );
}

/** A cowboy, of whom the hat leaves little. */
function cowboy() {
  const c = new Print(60, 54)
    .rect(0, 0, 60, 40, 's')
    .discs('47,27,10', '.')
    .hatch('s', 'rows', 'light');
  c.below((x) => 43 + Math.sin(x / 7), '#');
  c.front(1, (l) => l.rects('51,25,4,20 46,29,3,7 46,34,6,3 57,27,3,6 54,32,6,3', '#'));
  c.front(1, (l) => {
    l.blob('27,38 14,42 6,48 3,56 52,56 49,48 40,42', '#');
    l.blob('27,19 18,21 17,30 20,38 27,42 34,38 37,30 36,21', '.').contour('.', 1, 2);
    l.polygon('18,31 36,31 35,37 31,41 27,43 23,41 19,37', '#');
    l.dots('21,34 25,36 29,36 33,34 27,39 23,38 31,38', '.');
  });
  c.rects('20,26,5,2 29,26,5,2', '#').rects('26,25,2,5', '#').dots('22,26 31,26', '.');
  c.front(1, (l) => {
    l.blob('27,15 14,14 6,12 1,14 4,20 14,24 27,25 40,24 50,20 53,14 48,12 40,14', '#');
    l.blob('15,18 17,7 21,3 27,5 33,3 37,7 39,18', '#');
  });
  c.rects('16,14,22,2', '.').curve('27,6 26,9 27,12', 1.4, '.').curve('7,16 16,21 27,22', 1.2, '.');
  c.polygon('24,43 30,43 33,48 27,55 21,48', '.').polygon('26,44 28,44 30,48 27,52 24,48', '#');
  c.rects('14,45,1,7 11,48,7,1 13,47,3,3', '.');
  return scene(
    'cowboy-and-cactus',
    'Not from around here',
    'Не из наших краёв',
    'cowboy, hat, scarf, cactus | ковбой, шляпа, платок, кактус',
    'people',
    c,
  );
}

/** A monster whose tailor was in a hurry. */
function monster() {
  const c = new Print(48, 56).rect(0, 0, 48, 56, '#');
  c.curve('3,0 8,8 4,12 9,20', 2, '.').curve('44,2 40,10 45,15 41,22', 2, '.');
  c.front(
    1,
    (l) => {
      l.polygon('9,8 39,8 40,40 34,47 14,47 8,40', '.').rects('3,30,6,5 39,30,6,5', '.');
      l.polygon('14,47 34,47 40,52 48,58 0,58 8,52', 's').rects('5,22,4,8 39,22,4,8', '.');
    },
    '#',
  );
  c.hatch('s', 'columns', 'mid');
  c.polygon('8,6 40,6 40,16 36,13 33,17 29,13 25,16 21,13 17,17 13,13 9,16', '#');
  c.rects('11,20,11,3 26,20,11,3', '#')
    .rects('13,24,7,5 28,24,7,5', '#')
    .rects('14,24,5,3 29,24,5,3', '.');
  c.rects('16,25,2,2 31,25,2,2', '#').rects('22,26,1,7 25,26,1,7 21,33,6,2', '#');
  c.rects('15,39,18,2', '#').rects('17,37,1,6 22,37,1,6 27,37,1,6 31,37,1,6', '#');
  c.rects('35,31,2,9 33,33,6,1 33,36,6,1', '#').rects('11,31,1,3 12,35,1,3', '#');
  c.rects('0,32,3,1 45,32,3,1', '.').rects('4,32,4,1 40,32,4,1', '#');
  return scene(
    'monster-with-stitches',
    'Mostly good parts',
    'В основном из лучшего',
    'monster, stitches, bolts, lightning | чудовище, швы, болты, молния',
    'fantasy',
    c,
  );
}

/** A Viking, who has heard that before. */
function viking() {
  const c = new Print(56, 58).rect(0, 0, 56, 58, 's').hatch('s', 'columns', 'light');
  c.front(1, (l) => {
    l.blob('13,20 6,18 2,11 3,2 7,9 16,12', '.').contour('.', 1, 2);
    l.blob('28,30 14,32 12,44 18,52 28,58 38,52 44,44 42,32', '#').rects('14,22,28,16', '#');
  });
  c.front(1, (l) => {
    l.blob('28,4 18,7 13,16 12,24 44,24 43,16 38,7', '#').rects('11,20,34,6', '#');
    l.rects('26,20,4,15', '#');
  });
  c.rects('26,4,1,14', '.')
    .rects('13,22,12,1', '.')
    .dots('15,24 19,24 23,24', '.')
    .curve('17,16 19,11 23,8', 1.2, '.');
  c.rects('16,27,9,3', '.').rects('20,28,3,2', '#').polygon('15,33 25,31 25,36 18,36', '.');
  c.curve('26,38 21,38 16,42 13,41', 2, '.')
    .curve('26,42 22,44 20,50', 1.4, '.')
    .curve('18,46 17,49 19,52', 1.2, '.');
  c.rects('24,46,1,8', '.');
  c.brokenMirror((all) => {
    all.rects('31,27,9,4', '#').stroke('31,26 40,32', 1.4, '.').discs('36,29,3', '#');
    all.rects('28,4,2,14', '#').rects('27,18,2,2', '#');
  });
  return scene(
    'viking-with-patch',
    'The other eye is fine',
    'Второй глаз в порядке',
    'viking, helmet, horns, beard | викинг, шлем, рога, борода',
    'people',
    c,
  );
}

/** A wise man who shows his tongue to those who photograph him. */
function professor() {
  const c = new Print(56, 58).rect(0, 0, 56, 58, '#');
  c.rects('3,6,9,1 3,10,7,1 5,8,1,5 44,8,9,1 46,6,1,6 50,6,1,6 2,40,6,1 47,44,7,1', '.');
  c.front(
    1,
    (l) => {
      l.blob(
        [
          '28,6 18,3 12,8 5,11 8,17 2,22 8,25 4,32 11,33',
          ['12,37 44,37 45,33 52,32 48,25', '54,22 48,17 51,11 44,8 38,3'].join(' '),
        ].join(' '),
        '.',
      );
      l.polygon('28,50 14,52 4,60 52,60 42,52', 's').polygon('20,48 36,48 28,60', '.');
    },
    '#',
  );
  c.hatch('s', 'rows', 'mid');
  c.front(
    1,
    (l) => {
      l.blob('28,12 18,14 14,22 14,34 18,44 28,52 38,44 42,34 42,22 38,14', '.').contour('.', 1, 2);
    },
    '.',
  );
  c.curve('20,17 28,15.6 36,17', 1, '#').rects('17,23,8,2 31,23,8,2', '#');
  c.rects('19,26,5,3 32,26,5,3', '#')
    .rects('20,26,2,2 33,26,2,2', '.')
    .rects('18,30,6,1 32,30,6,1', '#');
  c.rects('26,26,1,6 24,32,9,2', '#').rects('27,32,3,1', '.');
  c.blob('28,35 22,35 17,40 22,40 28,38.6 34,40 39,40 34,35', '#').rects('27,36,1,2', '.');
  c.polygon('24,41 33,41 32,48 25,48', '#').rects('26,42,5,4', '.').rects('28,42,1,3', '#');
  return scene(
    'professor-shows-tongue',
    'It is all relative',
    'Всё относительно',
    'scientist, hair, moustache, joke | учёный, волосы, усы, шутка',
    'people',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [
  { ...plagueDoctor(), level: 'expert' },
  cowboy(),
  monster(),
  { ...viking(), level: 'expert' },
  { ...professor(), level: 'expert' },
];
