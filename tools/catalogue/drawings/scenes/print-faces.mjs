/** Prints in black: faces with beaks, tusks, horns, hats and bolts. */
import { Print } from './print.mjs';
import { away, scene } from './stage.mjs';

/** A toucan shows its best side. */
function toucan() {
  const c = new Print(66, 54).rect(0, 0, 66, 54, 's').hatch('s', 'columns', 'light');
  c.front(1, (l) => {
    l.blob('22,5 11,9 6,18 7,30 4,44 2,60 40,60 38,46 31,34 34,22 31,9', '#');
    l.blob('24,15 17,18 15,27 17,37 24,41 30,36 28,25 30,18', '.');
    l.discs('23,16,6.4', '.').discs('23,16,4.4', '#').discs('23,16,3', '.').discs('23,16,1.8', '#');
  });
  c.front(1, (l) => {
    l.blob('31,9 44,7 56,12 62,21 63,33 59,38 54,30 44,26 32,27 29,18', '#');
    l.blob('33,12 44,10 54,14 57,19 46,17 33,18', '.').curve('31,22 44,21.6 54,25 59,33', 1.4, '.');
    l.rects('37,11,2,7 44,10,2,7', '#').rects('33,14,2,1', '#');
  });
  c.front(1, (l) => {
    l.polygon('44,54 66,40 66,44 52,54', '#');
    l.blob('52,47 49,43 53,40 58,43', '#').blob('60,43 61,36 65,36 65,42', '#');
  });
  return scene(
    'toucan-in-profile',
    'All beak',
    'Один сплошной клюв',
    'toucan, bird, beak, rainforest | тукан, птица, клюв, джунгли',
    'animals',
    c,
  );
}

/** A giraffe looks in through the window. */
function giraffe() {
  const c = new Print(56, 66).rect(0, 0, 56, 66, '#').discs('44,10,7', '.');
  c.front(
    1,
    (l) => {
      l.polygon('21,40 35,40 41,66 17,66', '.').polygon('18,16 3,14 6,22 18,22', '.');
      l.polygon('38,16 53,14 50,22 38,22', '.').rects('20,4,3,12 33,4,3,12', '.');
      l.discs('21.5,4,3 34.5,4,3', '.');
      l.blob('28,11 19,13 16,20 18,29 20,38 21,44 28,48 35,44 36,38 38,29 40,20 37,13', '.');
    },
    '#',
  );
  c.polygon('24,12 32,12 30,22 26,22', '#').polygon('19,19 23,18 23,22 19,24', '#');
  c.polygon('37,19 33,18 33,22 37,24', '#').rects('20,20,2,1 34,20,2,1', '.');
  c.polygon('25,26 31,26 30,34 26,34', '#').polygon('19,28 22,28 22,34', '#');
  c.polygon('37,28 34,28 34,34', '#').ellipses('25,40,1.6,1.8 31,40,1.6,1.8', '#');
  c.curve('23,44 28,45.4 33,44', 1.2, '#').rects('7,17,7,2 42,17,7,2', '#');
  c.polygon('22,49 27,51 26,57 21,55', '#').polygon('30,51 34,49 35,55 31,56', '#');
  c.polygon('20,58 25,60 24,66 19,66', '#').polygon('28,59 34,58 35,64 29,66', '#');
  c.polygon('37,60 39,60 40,66 37,66', '#');
  c.rects('0,58,14,1 44,58,12,1', '.').stroke('6,66 9,52', 1.6, '.').discs('9,49,4', '.');
  c.stroke('49,66 47,48', 1.6, '.').discs('47,46,3', '.').discs('52,52,3', '.');
  return scene(
    'giraffe-at-window',
    'Guest on the first floor',
    'Гость второго этажа',
    'giraffe, savanna, horns, spots | жираф, саванна, рожки, пятна',
    'animals',
    c,
  );
}

/** A walrus on the ice. */
function walrus() {
  const c = new Print(64, 58).rect(0, 0, 64, 58, 's').hatch('s', 'rows', 'light');
  c.front(1, (l) => {
    l.blob('32,3 21,5 16,13 15,21 7,30 2,44 1,60 63,60 62,44 57,30 49,21 48,13 43,5', '#');
    l.curve('12,34 8,44 8,56', 1.6, '.').curve('52,34 56,44 56,56', 1.6, '.');
    l.discs('24,15,2.4 40,15,2.4', '.').rects('24,14,2,2 40,14,2,2', '#');
    l.curve('20,11 24,9.4 27,11', 1.2, '.').curve('37,11 40,9.4 44,11', 1.2, '.');
    l.blob('32,19 23,19 17,24 17,31 24,34 32,32 40,34 47,31 47,24 41,19', '.');
    l.blob('32,18 28,20 29,23 32,25 35,23 36,20', '#');
    l.dots('21,24 24,26 21,28 25,30 28,28 43,24 40,26 43,28 39,30 36,28', '#');
    l.polygon('22,34 28,34 27,46 24,54 22,46', '.').polygon('36,34 42,34 42,46 40,54 37,46', '.');
    l.curve('14,24 9,25', 1.2, '.').curve('14,28 9,31', 1.2, '.');
    l.curve('50,24 55,25', 1.2, '.').curve('50,28 55,31', 1.2, '.');
    l.rects('31,25,2,8', '#');
  });
  return scene(
    'walrus-with-tusks',
    'Moustache of the north',
    'Усы севера',
    'walrus, tusks, ice, whiskers | морж, бивни, лёд, усы',
    'animals',
    c,
  );
}

/** A skull that still wears its hat. */
function pirateSkull() {
  const c = new Print(62, 60).rect(0, 0, 62, 60, '#');
  const bone = (from, to) => {
    c.stroke([from, to], 3.4, '.');
    for (const [x, y] of [from, to])
      c.discs(
        [
          [x - 2, y + 1, 2.6],
          [x + 2, y - 1, 2.6],
        ],
        '.',
      );
  };
  bone([7, 38], [55, 56]);
  bone([55, 38], [7, 56]);
  c.front(
    2,
    (l) => {
      l.blob('31,16 19,18 14,26 15,35 20,40 21,48 31,50 41,48 42,40 47,35 48,26 43,18', '.');
    },
    '#',
  );
  c.blob('19,28 24,26 28,29 27,35 21,36 18,33', '#').blob(
    '43,28 38,26 34,29 35,35 41,36 44,33',
    '#',
  );
  c.polygon('31,35 34,40 28,40', '#').rects(
    '23,43,16,1 25,41,1,6 29,41,1,6 33,41,1,6 37,41,1,6',
    '#',
  );
  c.front(
    1,
    (l) => {
      l.blob('31,1 21,3 14,11 4,13 2,18 8,22 20,20 31,18 42,20 54,22 60,18 58,13 48,11 41,3', '.');
    },
    '#',
  );
  c.curve('6,17 18,16.4 31,14 44,16.4 56,17', 1.8, '#').discs('31,8,3', '#').rects('29,8,5,4', '#');
  c.dots('30,8 32,8', '.').stroke('25,6 37,12', 1.1, '#').stroke('37,6 25,12', 1.1, '#');
  c.front(1, (l) => l.polygon('17,26 29,27 28,36 19,36', '#').stroke('29,27 47,22', 1.4, '#'), '.');
  return scene(
    'pirate-skull-with-hat',
    'No quarter',
    'Пощады не будет',
    'pirate, skull, hat, bones | пират, череп, шляпа, кости',
    'things',
    c,
  );
}

/** A robot of the fifties is pleased to meet you. */
function robotHead() {
  const c = new Print(58, 60).rect(0, 0, 58, 60, 's').hatch('s', 'rows', 'light');
  c.front(1, (l) => {
    l.rects('28,2,2,9', '#').discs('29,3,3', '#').polygon('20,15 38,15 35,10 23,10', '#');
    l.rects('4,24,6,14 48,24,6,14', '#').rects('6,26,1,10 51,26,1,10', '.');
    l.rects('10,14,38,34', '#').rects('12,16,34,30', '.').rects('22,48,14,5', '#');
    l.rects('23,50,12,1', '.').polygon('4,60 10,53 48,53 54,60', '#').rects('14,56,30,1', '.');
    l.discs('20,26,6.4 38,26,6.4', '#').discs('20,26,4.4 38,26,4.4', '.');
    l.discs('20,26,2.4 38,26,2.4', '#').rects('20,24,1,1 38,24,1,1', '.');
    l.polygon('29,28 32,34 26,34', '#').rects('16,37,26,7', '#');
    for (let k = 0; k < 6; k++) l.rects(`${17 + k * 4},38,3,2 ${17 + k * 4},41,3,2`, '.');
    l.rects('14,18,2,2 42,18,2,2 14,43,1,1 43,43,1,1', '#').rects('25,17,8,1', '#');
  });
  for (const turn of [-150, -120, -60, -30])
    c.stroke([away(29, 3, 6, turn + 90), away(29, 3, 10, turn + 90)], 1.2, '#');
  return scene(
    'robot-from-the-fifties',
    'Pleased to meet you',
    'Очень приятно',
    'robot, aerial, metal, future | робот, антенна, металл, будущее',
    'things',
    c,
  );
}

/** The cat, the bowl, and the fish between them. */
function catAndBowl() {
  const c = new Print(62, 58).rect(0, 0, 62, 58, '#');
  c.polygon('11,20 8,2 23,10', '.').polygon('51,20 54,2 39,10', '.');
  c.polygon('13,15 11,6 19,11', '#').polygon('49,15 51,6 43,11', '#');
  c.blob('31,8 18,10 9,19 7,30 12,40 31,45 50,40 55,30 53,19 44,10', '.');
  c.rects('28,9,1,6 31,9,1,7 34,9,1,6', '#');
  c.ellipses('20,21,5,5 42,21,5,5', '#').ellipses('20,21,3.4,3.6 42,21,3.4,3.6', '.');
  c.rects('19,19,2,5 41,19,2,5', '#');
  c.front(1, (l) => {
    l.where((x, y) => Math.hypot((x - 31) / 19, (y - 44) / 15) < 1 && y > 33, '#');
    l.where((x, y) => Math.hypot((x - 31) / 17, (y - 44) / 13) < 1 && y > 36, '.');
    l.rects('17,31,28,3', '#').rects('19,32,24,1', '.');
  });
  c.blob('23,46 29,41 37,43 40,46 37,49 29,51', '#').polygon('38,46 45,41 45,51', '#');
  c.discs('28,45,1.6', '.').dots('28,44', '#').curve('33,43 32,46 33,49', 1.1, '.');
  c.discs('20,41,1.4 22,38,1', '#').rects('16,52,30,1 18,55,26,1', '#');
  c.rects('0,56,62,2', '.').rects('2,25,5,1 1,29,6,1 55,25,5,1 55,29,6,1', '.');
  return scene(
    'cat-behind-bowl',
    'Only looking at the fish',
    'Просто смотрю на рыбку',
    'cat, goldfish, bowl, eyes | кошка, рыбка, аквариум, глаза',
    'animals',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [toucan(), giraffe(), walrus(), pirateSkull(), robotHead(), catAndBowl()];
