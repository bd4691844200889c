/** Prints in black: what myths and old stories tell. */
import { Print } from './print.mjs';
import { scene } from './stage.mjs';

function goldenMask() {
  const c = new Print(48, 58).rect(0, 0, 48, 58, '#');
  c.front(1, (l) => {
    l.blob('24,4 14,6 8,15 6,28 2,40 3,58 24,58 34,58 45,58 46,40 42,28 40,15 34,6', '#');
    l.where(
      (x, y) => l.at(x, y) === '#' && Math.floor(y + Math.abs(x - 24) / 4) % 4 < 2 && y > 9,
      '.',
    );
    l.polygon('15,14 33,14 34,26 32,36 28,41 20,41 16,36 14,26', '.').rects('13,11,22,3', '#');
    l.ellipse(24, 24, 10.6, 14, 's').contour('s', 1, 1).replace('s', '.');
    l.rect(13, 8, 11, 6, '#').rect(14, 12, 10, 1, '.');
    l.polygon('14,42 24,46 24,58 8,58', '#');
    for (const y of [46, 49, 52, 55])
      l.curve(
        [
          [4, y - 3],
          [14, y],
          [24, y + 1],
        ],
        1,
        '.',
      );
    l.rects('17,19,6,1', '#')
      .polygon('15.4,23 18,21 22,23 18,25', '#')
      .rect(18, 22, 2, 2, '.')
      .rects('13,23,3,1', '#');
    l.rects('23,20,1,8 21,28,3,2 20,33,4,1 21,34,3,1', '#');
    l.polygon('22,37 24,37 24,54 21,54', '#').rects('22,41,2,1 22,44,2,1 22,47,2,1 22,50,2,1', '.');
    l.polygon('21,11 22,2 24,1 24,11', '#').rect(22, 5, 2, 4, '.').rect(23, 6, 1, 2, '#');
  });
  c.brokenMirror((all) => {
    all.rects('30,3,4,9', '#');
    all.polygon('27,11 28,3 33,1 34,4 30,6 30,11', '#').rect(31, 2, 1, 1, '.');
    all.rects('2,3,3,1 2,6,3,3 2,11,3,1 43,3,3,3 43,8,3,1 43,11,1,3 45,11,1,3', '.');
  });
  return scene(
    'mask-of-pharaoh',
    'Mask of a pharaoh',
    'Маска фараона',
    'Egypt, king, museum | Египет, царь, музей',
    'people',
    c,
  );
}

function woodenHorse() {
  const c = new Print(60, 58).rect(0, 0, 60, 58, '#');
  c.polygon('-20,60 34,-1 61,-1 61,60', '.');
  c.rect(0, 0, 60, 52, 's').hatch('s', 'rows', 'light').discs('38,12,7', '.').discs('38,12,5', '#');
  c.polygon('44,60 44,14 60,14 60,60', '#').rects('44,9,4,6 50,9,4,6 56,9,4,6', '#');
  for (const [row, y] of [17, 22, 27, 32, 37, 42, 47].entries())
    for (let x = 45 + (row % 2) * 4; x < 60; x += 8) c.rect(x, y, 6, 3, '.');
  c.rect(0, 50, 60, 8, '#').rects('0,53,8,1 44,53,16,1 20,56,20,1 2,56,9,1 47,56,9,1', '.');
  c.front(1, (l) => {
    l.polygon('13,24 40,22 42,34 38,38 14,38 11,32', '#').polygon(
      '13,26 14,12 22,8 24,11 21,26',
      '#',
    );
    l.polygon('14,13 4,19 3,23 7,24 16,19 22,12 20,6 16,9', '#').polygon('15,8 16,3 20,8', '#');
    l.rects('14,36,5,12 33,36,5,12 20,37,3,11 29,37,3,11', '#')
      .rects('6,47,38,3', '#')
      .discs('13,51,5 37,51,5', '#');
    l.polygon('40,23 46,27 46,42 43,36 41,33', '#');
    l.discs('13,51,3.2 37,51,3.2', '.').discs('13,51,1.3 37,51,1.3', '#');
    l.rects('14,30,24,1 15,34,22,1', '.').rects(
      '18,25,1,5 26,24,1,6 34,24,1,6 22,31,1,3 31,31,1,3',
      '.',
    );
    l.rects('12,13,2,2', '.').stroke('7,22 10,20', 1, '.').stroke('20,10 18,24', 1, '.');
    l.rects('27,31,4,3', '.').rect(28, 32, 2, 2, '#');
  });
  return scene(
    'wooden-horse-of-troy',
    'Wooden horse of Troy',
    'Троянский конь',
    'Greece, myth, city, wall | Греция, миф, город, стена',
    'fantasy',
    c,
  );
}

function medusa() {
  const c = new Print(56, 58).rect(0, 0, 56, 58, '#');
  const snakes = [
    '20,22 12,22 8,17 2,18',
    '19,26 11,30 7,27 2,31',
    '20,32 13,38 7,37 4,43',
    '22,17 15,13 14,7 7,5',
    '25,15 22,9 24,4 19,1',
    '21,37 15,44 10,47 10,54',
  ];
  for (const path of snakes) {
    const [x, y] = path.split(' ').at(-1).split(',').map(Number);
    c.front(1, (l) => l.curve(path, 3.4, '#').ellipse(x, y, 3, 2.4, '#'));
    c.curve(path, 1.1, '.').rect(x, y - 1, 1, 1, '.');
  }
  c.mirror();
  c.front(
    1,
    (l) => {
      l.polygon('22,42 34,42 36,58 20,58', '.').polygon('10,58 18,52 38,52 46,58', '.');
      l.blob('28,13 18,18 17,30 20,40 28,47 36,40 39,30 38,18', '.');
      l.polygon('21,42 28,48 35,42 34,50 22,50', '#').rects('20,22,6,2 30,22,6,2', '#');
      l.polygon('19,27 22,25 26,27 22,29', '#')
        .polygon('37,27 34,25 30,27 34,29', '#')
        .rects('22,26,2,2 33,26,2,2', '.');
      l.stroke('27,26 26.6,33', 1, '#')
        .rects('26,33,4,1', '#')
        .ellipse(28, 39, 4.4, 2.4, '#')
        .rects('26,38,1,1 29,38,1,1', '.');
      l.polygon('34,30 38,30 35,40 30,45 33,38', '#');
    },
    '#',
  );
  c.brokenMirror((all) =>
    all.curve('28,15 24,8 30,4 28,0', 3.4, '#').curve('28,15 25,8 30,4 29,1', 1.4, '.'),
  );
  return scene(
    'medusa',
    'Medusa',
    'Медуза Горгона',
    'snakes, Greece, myth | змеи, Греция, миф',
    'fantasy',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [goldenMask(), woodenHorse(), medusa()];
