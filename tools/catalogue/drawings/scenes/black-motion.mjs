/** Larger pictures in black alone: what moves. */
import { away, Stage, scene } from './stage.mjs';

function horse() {
  const c = new Stage(50, 44);
  c.blob('14,17 22,15 33,17 39,17 42,22 40,28 33,27 24,28 16,27 13,22', '#')
    .polygon('13,24 10,11 8,8 14,4 20,16', '#')
    .blob('12,4 15,7 12,11 7,14 3,16.4 1.4,14 5,9 8,5', '#')
    .polygon('11,5 12,1 14,4.6', '#')
    .rect(8, 8, 2, 1, '.');
  c.polygon('13,4 17,6 21,15 18,16 14,9', '#')
    .curve('14.4,6.6 16.4,10 18.6,14.4', 0.9, '.')
    .polygon('14,25 19,26 14,33 8,34 7,37 5,36.4 6,31.6 12,30.6', '#')
    .polygon('18,26 23,26 20,35 22,41 19,41.6 17,35', '#')
    .polygon('36,25 41,23 42,31 47,35 46,39 43.6,38 38.6,32', '#')
    .polygon('31,26 37,26 35,33 38,40 35.4,41 31.6,33', '#')
    .curve('41,19 45,18 47,22 49,27', 2.6, '#')
    .curve('44,19 47,23 47,27', 1.4, '#')
    .rect(0, 42, 50, 2, '#')
    .rects('5,43,8,1 26,43,7,1 41,43,5,1', '.');
  return scene(
    'horse',
    'Galloping horse',
    'Скачущая лошадь',
    'mane, run, meadow | грива, бег, луг',
    'animals',
    c,
  );
}

function sailingShip() {
  const c = new Stage(48, 48);
  c.rects('14,6,1,30 25,3,1,33 36,8,1,28', '#');
  for (const [x, tops] of [
    [14.5, [9, 17, 25]],
    [25.5, [6, 15, 24]],
    [36.5, [11, 18, 25]],
  ])
    for (const [i, top] of tops.entries())
      c.polygon(
        [
          [x - 3 - 0.5 * i, top],
          [x + 3 + 0.5 * i, top],
          [x + 4 + 0.4 * i, top + 3.5],
          [x + 3.4 + 0.4 * i, top + 6],
          [x - 3.4 - 0.4 * i, top + 6],
          [x - 2.2 - 0.4 * i, top + 3],
        ],
        '#',
      );
  c.polygon('8,32 1,30 12,12', '#')
    .polygon('25,3 31,4.6 25,6', '#')
    .polygon('4,34 8,36 38,36 43,32 46,32 42,43 10,43', '#')
    .rects('10,38,32,1', '.')
    .rects('13,40,2,2 18,40,2,2 23,40,2,2 28,40,2,2 33,40,2,2', '.')
    .stroke('8,35 0,31', 1, '#');
  c.rects('0,44,48,1 3,46,9,1 17,46,11,1 33,46,12,1', '#');
  return scene(
    'sailing-ship',
    'Three-master',
    'Трёхмачтовый парусник',
    'sea, sails, voyage | море, паруса, плавание',
    'transport',
    c,
  );
}

function ballerina() {
  const c = new Stage(40, 50);
  c.discs('20,8,3.4', '#')
    .rect(19, 3, 2, 2, '#')
    .rect(19, 11, 2, 3, '#')
    .polygon('16,14 24,14 22,22 18,22', '#')
    .curve('17,15 11,11 12,4 18,0.8', 1.8, '#')
    .curve('23,15 29,11 28,4 22,0.8', 1.8, '#')
    .blob('18,21 22,21 30,23 38,25 36,28 27,29 20,28.6 13,29 4,28 2,25 10,23', '#');
  c.curve('6,26 12,26.6 20,26 28,26.6 34,26', 0.9, '.')
    .polygon('18.4,28 21.6,28 21,46 20.6,49 19.4,49 19,46', '#')
    .polygon('21,28 25,29 30,36 20,42 19.6,40.4 26,36', '#')
    .rect(10, 49, 20, 1, '#')
    .rects('18,17,4,1', '.');
  return scene(
    'ballerina',
    'Ballerina',
    'Балерина',
    'dance, ballet, theatre | танец, балет, театр',
    'people',
    c,
  );
}

function motorcycle() {
  const c = new Stage(54, 36);
  for (const x of [11, 43]) {
    c.ring(x, 25, 9.6, 6.6, '#').discs(`${x},25,2.4`, '#');
    for (let turn = 0; turn < 180; turn += 60)
      c.stroke([away(x, 25, 7, turn + 30), away(x, 25, 7, turn + 210)], 0.9, '#');
  }
  c.stroke('43,25 36,11 33,6 29,5', 1.8, '#')
    .discs('38,11,3', '#')
    .blob('21,12 30,10 35,12 33,17 24,18 20,16', '#')
    .polygon('5,13 20,13 22,17 10,17 4,15', '#')
    .rect(20, 19, 12, 9, '#')
    .rects('21,21,10,1 21,23,10,1 21,25,10,1', '.')
    .stroke('11,25 22,17', 1.8, '#')
    .stroke('11,26 20,27 33,27 36,19', 1.8, '#')
    .rects('2,29,20,2', '#')
    .polygon('1,15 12,13.6 18,16 8,16', '#')
    .curve('33,24 35,17 43,14.6 51,18', 1.4, '#')
    .rect(0, 35, 54, 1, '#')
    .ellipse(27, 14, 3, 1, '.');
  return scene(
    'motorcycle',
    'Motorcycle',
    'Мотоцикл',
    'road, wheels, engine | дорога, колёса, мотор',
    'transport',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [horse(), sailingShip(), ballerina(), motorcycle()];
