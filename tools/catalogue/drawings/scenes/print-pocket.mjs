/** Prints in black for half an hour: forty cells and fewer. */
import { Print } from './print.mjs';
import { away, scene } from './stage.mjs';

/** A moth and the bulb that it cannot leave. */
function moth() {
  const c = new Print(38, 40).rect(0, 0, 38, 40, '#');
  for (let k = 0; k < 14; k++) {
    const turn = k * (360 / 14) + 12;
    c.stroke([away(19, 11, 11, turn), away(19, 11, k % 2 ? 15 : 13, turn)], 1.2, '.');
  }
  c.rects('18,0,2,3', '.');
  c.front(
    1,
    (l) =>
      l
        .discs('19,12,8', '.')
        .rects('16,2,6,4', '.')
        .rects('16,3,6,1', '#')
        .curve('16,13 17,10 19,13 21,10 22,13', 1, '#')
        .rects('16,13,1,4 21,13,1,4', '#'),
    '#',
  );
  c.front(
    1,
    (l) => {
      l.polygon('18,26 8,21 2,23 5,32 13,36 18,33', '.')
        .polygon('20,26 30,21 36,23 33,32 25,36 20,33', '.')
        .blob('19,22 17,25 17,34 19,38 21,34 21,25', '.');
      l.stroke('18,23 14,20', 1, '.')
        .stroke('20,23 24,20', 1, '.')
        .discs('9,28,2 29,28,2', '#')
        .rects('18,27,2,1 18,30,2,1 18,33,2,1', '#')
        .rects('13,30,1,3 24,30,1,3 5,24,3,1', '#');
    },
    '#',
  );
  return scene(
    'moth-at-bulb',
    'Moth and light bulb',
    'Мотылёк и лампочка',
    'night, light, wings, insect | ночь, свет, крылья, насекомое',
    'animals',
    c,
  );
}

/** A paper boat in a gutter. */
function paperBoat() {
  const c = new Print(40, 38).rect(0, 0, 40, 38, 's').hatch('s', 'columns', 'light');
  c.rect(0, 24, 40, 14, '#').dashes('2,27,8 28,27,10 8,33,12 26,35,9 0,36,5', '.');
  c.front(1, (l) => {
    l.polygon('2,16 12,20 19,7 27,20 38,16 30,28 9,28', '.').polygon('12,20 19,7 27,20 19,24', '.');
    l.stroke('2,16 12,20 19,24 27,20 38,16', 1, '#')
      .stroke('12,20 19,7 27,20', 1, '#')
      .stroke('9,28 2,16', 1, '#')
      .stroke('30,28 38,16', 1, '#');
    l.polygon('19,9 26,20 19,23', 's')
      .polygon('20,25 27,21 37,17 30,28 20,28', 's')
      .hatch('s', 'rows', 'mid');
    l.rects('11,23,3,1 14,25,3,1', '#');
  });
  c.polygon('6,29 33,29 29,31 10,31', '.').rects('13,30,4,1 20,30,5,1', '#');
  c.front(1, (l) => l.discs('31,6,4', '#').rects('29,4,1,2', '.'));
  return scene(
    'paper-boat',
    'Paper boat',
    'Бумажный кораблик',
    'paper, puddle, sun, spring | бумага, лужа, солнце, весна',
    'things',
    c,
  );
}

/** A cactus that has decided to bloom. */
function cactus() {
  const c = new Print(36, 40)
    .rect(0, 0, 36, 40, 's')
    .hatch('s', 'rows', 'light')
    .rect(0, 36, 36, 4, '#');
  c.front(1, (l) => l.rects('2,1,12,15', '.').contour('.', 1, 1).rects('8,1,1,15 2,8,12,1', '#'));
  c.front(1, (l) => {
    l.blob('14,28 13,18 14,11 18,8 22,11 23,18 22,28', '#')
      .curve('14,22 8,22 7,16', 3.4, '#')
      .curve('22,20 29,19 29,12', 3.4, '#');
    l.rects('16,13,1,3 16,19,1,3 19,11,1,3 19,17,1,3 19,23,1,3 16,24,1,2 7,17,1,2 29,14,1,2', '.');
  });
  c.front(1, (l) => {
    for (let k = 0; k < 5; k++) l.discs([[...away(18.5, 5.5, 2.6, k * 72 - 90), 1.6]], '.');
    l.contour('.', 1, 1).discs('18.5,5.5,1', '#');
  });
  c.front(1, (l) =>
    l
      .polygon('10,27 27,27 24,37 13,37', '.')
      .contour('.', 1, 2)
      .rects('9,26,19,3', '#')
      .rects('14,31,2,2 18,31,2,2 22,31,1,2', '#'),
  );
  return scene(
    'cactus-in-bloom',
    'Once in seven years',
    'Раз в семь лет',
    'cactus, flower, pot, window | кактус, цветок, горшок, окно',
    'plants',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [moth(), paperBoat(), cactus()];
