/** A tale, a winter ride, and small animals. */
import { Stage, scene } from './stage.mjs';

function fairyCastle() {
  const c = new Stage(54, 52);
  c.clouds('9,9,6 46,13,6', 'h').below((x) => 44 - 5 * Math.exp(-(((x - 27) / 18) ** 2)), 'g');
  const tower = (x, top, width, roof) => {
    c.rect(x, top, width, 42 - top, 'h').polygon(
      [
        [x - 1.5, top + 0.2],
        [x + width + 1.5, top + 0.2],
        [x + width / 2, top - width * 1.3],
      ],
      roof,
    );
    const mid = Math.floor(x + width / 2);
    const tip = Math.round(top - width * 1.3);
    c.rect(mid, tip - 3, 1, 5, 'k')
      .rect(mid + 1, tip - 3, 3, 2, 'y')
      .rect(mid - 1, top + 4, 2, 4, 'k');
  };
  tower(7, 24, 7, 'r');
  tower(40, 22, 7, 'r');
  tower(17, 20, 6, 'b');
  tower(31, 20, 6, 'b');
  tower(23, 15, 8, 'r');
  c.rect(10, 30, 34, 12, 'h');
  for (let x = 10; x < 44; x += 4) c.rect(x, 28, 2, 2, 'h');
  c.rect(23, 33, 8, 9, 'k')
    .where((x, y) => Math.hypot(x - 27, y - 34) < 4 && y < 34, 'k')
    .rects('27,32,1,10', 'y')
    .rects('14,33,2,4 18,33,2,4 34,33,2,4 38,33,2,4', 'k')
    .rect(7, 41, 40, 1, 'u');
  c.polygon('23,42 31,42 38,52 18,52', 'y').firs('4,31,46,4 50,32,46,4', 'u', 'k');
  return scene(
    'fairy-castle',
    'Fairy-tale castle',
    'Сказочный замок',
    'towers, flags, knights | башни, флаги, рыцари',
    'buildings',
    c,
    {
      '.': '#9ed4ee sky',
      g: '#74b552 meadow',
      u: '#2f6b45 dark green',
      h: '#efe6d6 pale stone',
      y: '#f4c64a yellow',
      k: '#52382f dark brown',
    },
  );
}

function winterSleigh() {
  const c = new Stage(58, 40);
  c.stars('14,5 21,12 43,4', 'y')
    .discs('32,9,5', 'y')
    .firs('4,9,27,4.6 54,15,27,4', 'g', 'e')
    .below((x) => 28 - Math.sin(x / 9), 'w');
  c.blob('33,20 40,18 47,20 48,25 45,27 36,27 33,25', 'e')
    .polygon('44,20 47,12 50,11 52,14 48,25', 'e')
    .blob('47,12 51,9.6 56,13.6 55,16 50,16', 'e')
    .polygon('48,11 48,7.6 50.6,10', 'e');
  c.curve('44,18 45,13 48,9.6', 1.8, 'k')
    .rects('34,26,2,7 38,27,2,5 43,26,2,5', 'e')
    .stroke('46,25 50,28 49,32', 2, 'e')
    .rects('34,33,3,1 38,32,2,1 43,31,2,1 48,32,3,1', 'k')
    .curve('33,21 30,22 29.6,27', 1.6, 'k')
    .rect(51, 11, 1, 2, 'k')
    .curve('44,12 48,6.6 52,9', 1.1, 'r')
    .rects('43,19,2,8', 'r')
    .stroke('20,24 46,24', 0.9, 'r');
  c.polygon('5,18 10,18 12,24 22,24 23,29 9,29', 'r')
    .rects('5,18,6,1 22,24,2,5', 'y')
    .curve('6,33 20,33.4 26,32 28,28', 1.2, 'k')
    .rects('11,29,1,4 19,29,1,4', 'k');
  c.rect(13, 16, 6, 9, 'k')
    .rect(14, 12, 4, 4, 'f')
    .rect(13, 10, 6, 2, 'k')
    .rect(14, 16, 5, 2, 'y')
    .stroke('18,19 22,21', 1.6, 'k');
  c.dashes('2,36,9 18,37,11 36,36,8 48,38,7', 's');
  return scene(
    'winter-sleigh',
    'Sleigh ride',
    'Катание на санях',
    'winter, horse, evening | зима, лошадь, вечер',
    'transport',
    c,
    {
      '.': '#2f4a86 evening',
      g: '#1c6b52 fir green',
      e: '#96582c brown',
      s: '#b3cbe6 shadow',
      k: '#121524 black',
      y: '#f9d34e yellow',
      f: '#f2bd94 peach',
      w: '#f4f8fb snow',
    },
  );
}

function snailOnLeaf() {
  const c = new Stage(48, 38);
  c.blob('0,33 10,28 30,27 48,32 44,37 20,38 4,37', 'g')
    .curve('0,33 20,32 46,33', 1.1, 'd')
    .stroke('12,32 9,28.6', 0.9, 'd')
    .stroke('22,32 26,28', 0.9, 'd')
    .stroke('30,33 36,30', 0.9, 'd')
    .stroke('18,32.6 14,36.6', 0.9, 'd')
    .stroke('34,33 30,37', 0.9, 'd');
  c.blob('6,27 14,24 30,24 36,22 37,14 39,10 43,11 44,17 41,25 34,29 10,29', 't')
    .stroke('39,11 37,4', 1.2, 't')
    .stroke('42,11 44,4', 1.2, 't')
    .discs('37,3.4,1.5 44,3.4,1.5', 'x')
    .rect(41, 13, 2, 2, 'x')
    .curve('41,18.4 43,18.6 44.4,17', 0.9, 'x');
  c.discs('21,16,12.4', 'o')
    .ring(21, 16, 12.4, 11, 'x')
    .curve(
      '22,27 12,24 10.6,15 16,8 25,8 29.6,14 28,21 21,23 16,19 17,13.6 22,12 25,16 22,18.4',
      1.5,
      'x',
    );
  c.flowers('6,14', 'r', 'o', 'd').rects('6,18,1,11', 'd').ellipses('7.6,22,2,1', 'd');
  return scene(
    'snail-on-leaf',
    'Snail on a leaf',
    'Улитка на листе',
    'garden, shell, rain | сад, раковина, дождь',
    'animals',
    c,
    {
      '.': '#d9eef2 pale sky',
      g: '#69b04a green',
      d: '#2c7038 dark green',
      t: '#d9b06e tan',
      x: '#5b321c brown',
      o: '#d8602e orange',
    },
  );
}

function butterflyOnFlower() {
  const c = new Stage(46, 50);
  c.curve('23,50 22,40 23,30', 1.8, 'd').ellipses('16,44,7,2.4,25 30,42,7,2.4,-25', 'd');
  for (let turn = 0; turn < 360; turn += 45) {
    const angle = (turn * Math.PI) / 180;
    c.ellipse(23 + 7 * Math.cos(angle), 31 + 5.4 * Math.sin(angle), 4.4, 3, 'p', turn);
  }
  c.ellipse(23, 31, 4.4, 3.4, 'y');
  c.blob('22,18 16,8 7,2 2,5 4,14 12,19', 'k')
    .blob('22,19 12,20 7,25 11,30 18,27 22,22', 'k')
    .blob('19,16 14,9 7,4.6 4.4,7 6.6,13 13,17', 'o')
    .blob('20,20.4 13,22 10,25 12,27.6 17,25', 'b')
    .ellipses('9,9,1.8,1.5', 'y')
    .curve('20,17 14,13 9,12.6', 1, 'k')
    .ellipses('13.6,24.6,1.4,1.2', 'y');
  c.mirror()
    .rect(22, 14, 2, 15, 'k')
    .rect(21, 16, 4, 6, 'k')
    .stroke('22,14 18,8', 0.9, 'k')
    .stroke('24,14 28,8', 0.9, 'k')
    .rects('17,6,2,2 27,6,2,2', 'k');
  return scene(
    'butterfly-on-flower',
    'Butterfly on a flower',
    'Бабочка на цветке',
    'insect, meadow, summer | насекомое, луг, лето',
    'animals',
    c,
    {
      '.': '#dff0cf pale green',
      d: '#3b8a45 green',
      p: '#e8679e pink',
      o: '#f28a22 orange',
      b: '#3f78c9 blue',
      y: '#fbd84b yellow',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [fairyCastle(), winterSleigh(), snailOnLeaf(), butterflyOnFlower()];
