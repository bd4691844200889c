/** Prints in black: engines and other machines. */
import { Print } from './print.mjs';
import { away, scene } from './stage.mjs';

function locomotiveFromFront() {
  const c = new Print(52, 60).rect(0, 0, 52, 60, 's').hatch('s', 'rows', 'mid');
  c.polygon('-1,60 14,38 38,38 53,60', '#');
  for (const y of [50, 54, 58]) c.rect(0, y, 52, 2, '.').rect(0, y + 1, 52, 1, '.');
  c.front(1, (l) => l.discs('26,6,7 16,5,6 36,8,5 7,9,5 44,4,6', '.'), '#');
  c.front(1, (l) => l.rects('22,7,8,10 20,5,12,3', '#').rects('24,8,1,7', '.'));
  c.front(1, (l) => {
    l.discs('26,28,14', '#')
      .ring(26, 28, 12.4, 11, '.')
      .ring(26, 28, 8.4, 7.4, '.')
      .stroke('26,21 26,35', 1, '.')
      .rects('19,27,14,2', '.')
      .discs('26,28,2', '.');
    l.rects('8,38,36,7', '#')
      .rects('10,40,32,1', '.')
      .discs('13,42,3.4 39,42,3.4', '#')
      .discs('13,42,2.4 39,42,2.4', '.')
      .discs('13,42,1.2 39,42,1.2', '#');
    l.polygon('16,45 36,45 42,57 10,57', '#');
    for (const x of [14, 20, 26, 32, 38])
      l.stroke(
        [
          [26 + (x - 26) * 0.55, 47],
          [x, 55],
        ],
        1.1,
        '.',
      );
  });
  c.front(
    1,
    (l) => l.discs('26,15.6,4', '.').discs('26,15.6,2.4', '#').rect(25, 14, 1, 2, '.'),
    '#',
  );
  c.rects('4,56,4,4 44,56,4,4', '#');
  return scene(
    'locomotive-from-front',
    'Steam locomotive from the front',
    'Паровоз спереди',
    'railway, steam, lamp, track | железная дорога, пар, фонарь, путь',
    'transport',
    c,
  );
}

function typewriter() {
  const c = new Print(60, 54);
  c.rect(0, 0, 60, 40, 's')
    .hatch('s', 'columns', 'light')
    .rect(0, 40, 60, 14, '#')
    .rects('0,42,60,1 0,52,22,1 32,52,28,1', '.');
  c.front(1, (l) =>
    l
      .polygon('16,1 44,1 44,20 16,20', '.')
      .contour('.', 1, 1)
      .rects('19,4,18,1 19,7,22,1 19,10,15,1 19,13,20,1', '#'),
  );
  c.front(1, (l) => {
    l.rects('8,16,44,6 3,17,6,4 51,17,6,4', '#')
      .rects('11,18,38,1', '.')
      .polygon('10,22 50,22 52,30 8,30', '#')
      .polygon('8,30 52,30 57,47 3,47', '#')
      .rects('1,46,58,4', '#');
    l.polygon('20,22 40,22 36,28 24,28', '.');
    for (let k = -4; k <= 4; k++)
      l.stroke(
        [
          [30 + k * 0.9, 28],
          [30 + k * 2, 23],
        ],
        0.8,
        '#',
      );
    for (const [y, first, count] of [
      [32, 12, 10],
      [36, 10, 11],
      [40, 9, 11],
    ])
      for (let k = 0; k < count; k++)
        l.rect(first + k * 4 - (count === 11 && y === 40 ? 1 : 0), y, 2, 2, '.');
    l.rects('17,44,26,2', '.');
    l.curve('8,18 4,13 3,9', 1.4, '#');
  });
  return scene(
    'typewriter-with-letter',
    'Typewriter with a letter',
    'Пишущая машинка с письмом',
    'keys, paper, desk, writer | клавиши, бумага, стол, писатель',
    'things',
    c,
  );
}

function gears() {
  const c = new Print(56, 56).rect(0, 0, 56, 56, '#');
  const gear = (l, [x, y, r], teeth, turn, ink) => {
    for (let k = 0; k < teeth; k++) {
      const at = (far, part) => away(x, y, far, turn + ((k + part) * 360) / teeth);
      l.polygon([at(r - 1, 0), at(r + 3, 0.1), at(r + 3, 0.44), at(r - 1, 0.54)], ink);
    }
    l.ellipse(x, y, r, r, ink);
  };
  gear(c, [43, 44, 13], 12, 5, 's');
  gear(c, [45, 10, 9], 9, 12, 's');
  c.hatch('s', 'rows', 'mid').discs('43,44,4 45,10,3', '#');
  c.front(
    1,
    (l) => {
      gear(l, [21, 25, 19], 16, 0, '.');
      l.discs('21,25,15', '#').discs('21,25,5', '.');
      for (let k = 0; k < 5; k++) l.stroke([[21, 25], away(21, 25, 16, 18 + k * 72)], 3, '.');
      l.discs('21,25,2.4', '#');
    },
    '#',
  );
  c.front(
    1,
    (l) => {
      gear(l, [12, 50, 7], 8, 8, '.');
      l.discs('12,50,3', '#');
    },
    '#',
  );
  return scene(
    'clockwork',
    'Clockwork',
    'Часовой механизм',
    'gears, clock, wheels | шестерни, часы, колёса',
    'science',
    c,
  );
}

function bicycle() {
  const c = new Print(60, 54);
  for (let row = 0; row < 9; row++)
    for (let x = row % 2 ? -4 : 0; x < 60; x += 10) c.rect(x, row * 5, 8, 3, 's');
  c.replace('s', '#', (_x, y) => y < 42).replace('s', '.');
  c.front(2, (l) =>
    l
      .ring(14, 36, 12.4, 10.4, '#')
      .ring(46, 36, 12.4, 10.4, '#')
      .discs('14,36,10.6 46,36,10.6', '.')
      .ring(14, 36, 12.4, 10.4, '#')
      .ring(46, 36, 12.4, 10.4, '#'),
  );
  for (const x of [14, 46])
    c.stroke(
      [
        [x, 26],
        [x, 46],
      ],
      1.3,
      '#',
    ).stroke(
      [
        [x - 10, 36],
        [x + 10, 36],
      ],
      1.3,
      '#',
    );
  c.front(1, (l) => {
    l.stroke('14,36 22,20 41,20 29,36 14,36', 2.2, '#')
      .stroke('20,14 29,36', 2.2, '#')
      .stroke('46,36 39,14', 2.2, '#')
      .discs('14,36,2 46,36,2', '#')
      .discs('29,36,4', '#')
      .discs('29,36,1.6', '.');
    l.polygon('13,11 25,11 24,14 15,14', '#')
      .curve('39,14 44,11 47,13 45,17', 1.8, '#')
      .stroke('29,36 33,42', 1.4, '#')
      .rect(31, 42, 5, 2, '#');
  });
  c.front(1, (l) =>
    l
      .polygon('43,18 57,18 55,28 45,28', '#')
      .rects('46,20,9,1 46,23,9,1 46,26,8,1', '.')
      .discs('46,15,2.4 50,14,2.6 54,15,2.4', '#'),
  );
  c.rect(0, 48, 60, 6, '#').rects('0,50,14,1 18,50,30,1 52,50,8,1', '.');
  return scene(
    'bicycle-by-wall',
    'Bicycle by a wall',
    'Велосипед у стены',
    'wheels, bricks, basket, street | колёса, кирпичи, корзина, улица',
    'transport',
    c,
  );
}

function gramophone() {
  const c = new Print(54, 58).rect(0, 0, 54, 58, '#');
  c.discs('30,18,17', 's').hatch('s', 'rows', 'mid');
  c.front(
    1,
    (l) => {
      l.curve('15,41 12,34 17,28 24,24', 3, '.');
      l.polygon('22,27 26,6 50,2 48,34 28,30', '.').blob(
        '33,2 46,1 52,12 51,26 44,36 36,34 30,22 29,9',
        '.',
      );
      for (const to of ['33,4', '40,3', '47,6', '51,14', '51,22', '47,31', '41,34'])
        l.stroke(`34,20 ${to}`, 1.4, '#');
      l.ellipse(33, 21, 5, 6, '#', -30).stroke('22,26 27,9', 1, '#').stroke('23,27 38,34', 1, '#');
    },
    '#',
  );
  c.front(
    1,
    (l) => {
      l.ellipse(26, 41, 21, 5, '.').ellipse(26, 40.6, 18, 3.6, '#').ellipse(26, 40.6, 6, 1.6, '.');
      l.polygon('5,44 47,44 50,54 2,54', '.')
        .rects('6,47,40,5', '#')
        .rects('9,49,8,1 20,49,12,1 35,49,8,1', '.')
        .rects('0,55,54,2', '.');
      l.stroke('14,38 25,40', 1.8, '.').stroke('47,48 51,48 51,43', 1.6, '.');
    },
    '#',
  );
  return scene(
    'gramophone-playing',
    'Gramophone',
    'Граммофон',
    'record, horn, old music | пластинка, рупор, старая музыка',
    'music',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [locomotiveFromFront(), typewriter(), gears(), bicycle(), gramophone()];
