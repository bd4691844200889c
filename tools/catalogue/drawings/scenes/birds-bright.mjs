/** Bright birds. */
import { away, Stage, scene } from './stage.mjs';

function peacock() {
  const c = new Stage(52, 48);
  for (const far of [21, 15, 10]) {
    for (let turn = 180; turn <= 360; turn += far > 18 ? 18 : 22.5) {
      const [x, y] = away(26, 33, far, turn);
      const r = far > 18 ? 3.9 : 3.2;
      c.discs(`${x},${y},${r}`, 'g');
    }
  }
  c.where((x, y) => Math.hypot(x - 26, y - 33) < 19 && y < 36, 'g');
  for (const far of [21, 14]) {
    for (let turn = 180; turn <= 360; turn += far > 18 ? 18 : 25.7) {
      if (far < 18 && Math.abs(turn - 270) < 20) continue;
      const [x, y] = away(26, 33, far, turn);
      c.discs(`${x},${y},2.6`, 'y').discs(`${x},${y},1.5`, 'b');
    }
  }
  c.mirror();
  c.blob('26,20 29,23 30,30 33,37 30,43 22,43 19,37 22,30 23,23', 'b')
    .discs('26,18,3.6', 'b')
    .rects('24,17,1,2 27,17,1,2', '.')
    .polygon('24.6,20 27.4,20 26,23', 'y');
  c.rects('23,43,1,3 28,43,1,3 21,46,4,1 27,46,4,1', 'e').mirror();
  return scene(
    'peacock',
    'Peacock on show',
    'Павлин напоказ',
    'bird, tail, feathers | птица, хвост, перья',
    'animals',
    c,
    {
      '.': '#f7e9c6 cream',
      g: '#2f9a6a green',
      b: '#23479a blue',
      y: '#f5b92e yellow',
      e: '#7d4a22 brown',
    },
  );
}

function toucan() {
  const c = new Stage(46, 44);
  c.rect(0, 35, 46, 3, 'e')
    .ellipses('4,31,5,2,-35 9,40,5,2,30 41,40,5,2,-25', 'g')
    .ellipses('42,8,8,3,30 40,3,8,2.4,10 4,4,8,2.6,-20', 'g');
  c.blob('14,10 21,6 27,10 28,18 27,28 22,38 17,42 13,44 14,36 11,28 10,18', 'k')
    .ellipse(20, 17, 6, 7, 'w')
    .ellipse(20, 11, 6.4, 4.6, 'k');
  c.ellipse(20.5, 12.5, 3.4, 3, 'y').rects('19,11,3,3', 'b').rect(20, 12, 1, 1, 'k');
  c.blob('25,9 33,7 40,10 43,17 42,22 38,17 32,16 25,16', 'o')
    .where((x, y) => c.at(x, y) === 'o' && x > 37.5 && y > 13, 'k')
    .stroke('26,13 36,13.4', 0.9, 'r')
    .replace('o', 'r', (x, y) => x < 27 && y > 7);
  c.rects('15,33,2,4 20,33,2,4', 'b').rects('13,36,4,1 19,36,4,1', 'b');
  c.replace('k', 'r', (x, y) => y > 28 && y < 31 && x > 12 && x < 26);
  return scene(
    'toucan',
    'Toucan',
    'Тукан',
    'bird, jungle, beak | птица, джунгли, клюв',
    'animals',
    c,
    {
      '.': '#bfe6d2 pale green',
      g: '#37975a green',
      e: '#84522c brown',
      o: '#f6921e orange',
      b: '#2f79c4 blue',
      k: '#16181d black',
    },
  );
}

function parrot() {
  const c = new Stage(38, 52);
  c.rect(0, 33, 38, 3, 'e').ellipses(
    '33,28,5,2,-30 31,40,5,2,30 4,29,4,1.8,30 36,6,6,2.4,40 2,6,7,2.4,-40',
    'g',
  );
  c.polygon('18,30 24,30 22,51 18,51', 'r').polygon('21,30 26,30 27,46 23,48', 'b');
  c.blob('17,5 23,7 26,14 28,24 26,34 18,38 13,30 12,18 12,9', 'r')
    .blob('22,16 28,18 30,27 28,38 24,32 20,24', 'b')
    .replace('b', 'y', (x, y) => y < 22 && x > 18 && y > 14)
    .replace('b', 'g', (_, y) => y >= 22 && y < 25);
  c.ellipse(15, 12, 3.6, 3.4, 'w')
    .rect(15, 10, 2, 2, 'k')
    .blob('12,8 8,10 6.6,15 9,18 10,14.6 13,15', 'k')
    .rects('10,17,2,2', 'k');
  c.rects('15,31,2,3 19,31,2,3', 'k').rects('14,33,3,2 18,33,3,2', 'k');
  return scene(
    'parrot',
    'Macaw',
    'Попугай ара',
    'bird, jungle, feathers | птица, джунгли, перья',
    'animals',
    c,
    { '.': '#b9dfec pale sky', g: '#3a9c55 green', e: '#84522c brown', b: '#2763b8 blue' },
  );
}

function flamingo() {
  const c = new Stage(40, 52);
  c.below(41, 's').dashes('2,43,8 26,42,10 14,46,12 32,47,6 3,49,7 24,50,9', 'w');
  c.curve('1,44 3,32 1,22', 1.6, 'g')
    .curve('5,44 6,34 8,26', 1.6, 'g')
    .ellipses('1.5,20,1.6,3 8.4,24,1.4,3', 'e')
    .curve('36,44 37,34 35,27', 1.6, 'g')
    .ellipse(34.8, 25, 1.4, 3, 'e');
  c.blob('14,23 22,19 30,22 35,27 30,30 24,33 17,32 13,28', 'p')
    .polygon('28,22 37,29 29,30', 'm')
    .curve('19,26 24,29 30,27', 1.2, 'm');
  c.curve('16,26 12,21 13,15 18,12 20,8 17,5 14,6', 3, 'p')
    .discs('15,6.4,3.2', 'p')
    .blob('13,5 9,7 8,10.6 10,12.6 12,9.6 14,9', 'w')
    .polygon('8,9.6 11.6,9.6 10,13.6', 'k')
    .rect(14, 5, 2, 2, 'k');
  c.rect(21, 31, 1, 14, 'm').stroke('25.5,32 28,37.5 22.5,38', 1, 'm').rect(19, 45, 4, 1, 'm');
  return scene(
    'flamingo',
    'Flamingo in the reeds',
    'Фламинго в камышах',
    'bird, lake, pink | птица, озеро, розовый',
    'animals',
    c,
    {
      '.': '#f8d795 evening',
      s: '#7fc4dd water',
      p: '#f58fb0 pink',
      m: '#d64a7b dark pink',
      e: '#7d4a22 brown',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [peacock(), toucan(), parrot(), flamingo()];
