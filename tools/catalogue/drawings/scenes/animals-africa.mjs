/** Animals of the plains, and a cat. */
import { Stage, scene } from './stage.mjs';

function catAtWindow() {
  const c = new Stage(44, 48);
  c.rects('6,3,32,34', 'n')
    .discs('29,11,4.6', 'y')
    .discs('26.8,10,4', 'n')
    .stars('13,8 20,14 11,18', 'y');
  c.polygon('6,37 6,31 12,28 18,31 26,27 38,32 38,37', 'd');
  c.rects('4,1,36,2 4,3,2,36 38,3,2,36', 'w').rects('21,3,2,34 6,20,32,2', 'w');
  c.polygon('0,0 9,0 8,14 4,26 0,32', 'r')
    .polygon('44,0 35,0 36,14 40,26 44,32', 'r')
    .rects('0,26,5,2 39,26,5,2', 'y');
  c.rect(0, 37, 44, 3, 'w').rect(0, 40, 44, 8, 't').rect(0, 40, 44, 1, 'e');
  c.blob('22,19 27,22 30,29 31,37 13,37 14,29 17,22', 'k')
    .discs('22,16,5.6', 'k')
    .polygon('16.5,16 16.5,8 21,12', 'k')
    .polygon('27.5,16 27.5,8 23,12', 'k');
  c.curve('28,36 34,35.6 35,41 31,43.5', 2.4, 'k')
    .rects('19,15,2,2 23,15,2,2', 'y')
    .rect(21, 18, 2, 1, 'r');
  return scene(
    'cat-at-window',
    'Cat at the window',
    'Кот у окна',
    'night, moon, curtains | ночь, луна, шторы',
    'animals',
    c,
    {
      '.': '#f2d9a8 wall',
      n: '#24407a night blue',
      d: '#3c8a72 hill',
      t: '#c78a4b wood',
      k: '#17181f black',
    },
  );
}

function elephantInSavanna() {
  const c = new Stage(54, 44);
  c.discs('12,12,7', 'y').below((x) => 34 + Math.sin(x / 6), 't');
  c.rect(46, 14, 2, 21, 'e')
    .stroke('47,20 42,15', 1.4, 'e')
    .ellipses('45,10,9,3.4 39,13,5,2.4 51,13,4,2.4', 'g');
  c.blob('18,15 28,11 38,13 43,20 42,30 20,31 14,24', 'a')
    .rects('19,26,5,14 25,27,4,12 33,27,4,12 38,26,5,14', 'a')
    .rects('24,32,1,8 37,32,1,8', 't');
  c.ellipse(15, 18, 7, 7.6, 'a')
    .curve('11,20 8,26 8,33 5,37 3,35', 3.6, 'a')
    .curve('13,25 11,28.5 7.5,29', 1.4, 'w');
  c.ellipse(21, 18, 4.6, 6.8, 'u')
    .ellipse(21.4, 17.6, 3, 5.2, 'a')
    .rect(12, 15, 2, 2, 'k')
    .curve('42,18 45,23 44.5,28', 1.1, 'a')
    .rect(44, 28, 1, 3, 'u');
  c.rects('19,38,5,2 38,38,5,2 25,37,4,2 33,37,4,2', 'u')
    .stamp(47, 38, 'g g|ggg')
    .stamp(29, 40, 'g g|ggg');
  return scene(
    'elephant-in-savanna',
    'Elephant in the savanna',
    'Слон в саванне',
    'Africa, trunk, acacia | Африка, хобот, акация',
    'animals',
    c,
    {
      '.': '#fbe3b2 hot sky',
      y: '#ee6a35 red sun',
      t: '#d8a552 sand',
      g: '#5f8f3e green',
      a: '#8c97a8 grey',
      u: '#5a6478 slate',
      w: '#ffffff white',
    },
  );
}

function lionPortrait() {
  const c = new Stage(44, 44);
  c.where(
    (x, y) => Math.hypot(x - 22, y - 22) < 19.6 + 1.9 * Math.cos(14 * Math.atan2(y - 22, x - 22)),
    'e',
  );
  c.discs('10,10,4.4', 'o').discs('10,10,2.2', 'x').discs('34,10,4.4', 'o').discs('34,10,2.2', 'x');
  c.blob('22,6 32,10 35,20 31,31 22,37 13,31 9,20 12,10', 'y');
  c.rects('13,16,5,1 12,17,1,2', 'x').rects('14,18,4,3', 'x').rect(15, 18, 1, 1, 'w');
  c.mirror().dot(28, 18, 'x').dot(27, 18, 'w');
  c.ellipses('17.6,29.6,5,4 26.4,29.6,5,4', 'w')
    .rect(20, 20, 4, 6, 'o')
    .polygon('17.4,25 26.6,25 22,30', 'x')
    .rect(21, 29, 2, 3, 'x')
    .rects('17,32,4,1 23,32,4,1', 'x')
    .rects('20,34,4,2', 'r');
  c.rects('15,29,2,1 27,29,2,1', 'x');
  return scene(
    'lion-portrait',
    'Head of a lion',
    'Голова льва',
    'mane, king, Africa | грива, царь зверей, Африка',
    'animals',
    c,
    {
      e: '#a8551c mane',
      o: '#e39a3c ochre',
      y: '#f7c95c yellow',
      w: '#fff3d6 cream',
      x: '#3a2114 dark brown',
      '.': '#8ac6ad pale green',
    },
  );
}

function zebra() {
  const c = new Stage(50, 42);
  c.below((x) => 36 + Math.sin(x / 5), 'g').discs('42,7,4.4', 'y');
  c.blob('14,17 26,15 38,16 42,21 40,27 26,28 15,27', 'w').polygon(
    '16,26 10,14 8,9 14,7 22,17',
    'w',
  );
  c.blob('14,5 10,5 5,10 2,14 4,17 9,15 13,13', 'w').polygon('12,6 12,2 15,5', 'w');
  c.rects('15,25,4,14 21,25,3,12 33,25,3,12 37,22,4,17', 'w');
  c.replace('w', 'k', (x, y) => x > 21 && y < 30 && (x + 0.02 * (y - 20) ** 2) % 4 < 1.6);
  c.replace('w', 'k', (x, y) => x > 11 && x <= 21 && y > 12 && y < 29 && (y + 0.6 * x) % 4 < 1.7);
  c.replace('w', 'k', (_, y) => y > 29 && y < 37 && (y - 29) % 4 > 2.4).replace(
    'w',
    'k',
    (_, y) => y >= 37,
  );
  c.polygon('14,3.4 18,6 26,16 21,15 14,8', 'k').rects('3,14,3,3 2,13,2,2 8,8,2,2', 'k');
  c.curve('41,19 45,23 45,29', 1.3, 'k').rect(44, 28, 2, 4, 'k');
  c.stamp(4, 35, 'g.g|ggg').stamp(28, 35, 'g.g|ggg').stamp(45, 35, 'g.g|ggg');
  return scene(
    'zebra',
    'Zebra',
    'Зебра',
    'stripes, Africa, grass | полосы, Африка, трава',
    'animals',
    c,
    { '.': '#7cc0de sky', g: '#7fb24a grass' },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [catAtWindow(), elephantInSavanna(), lionPortrait(), zebra()];
