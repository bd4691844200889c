/** Prints in black: more bold shapes of forty cells and fewer, easy to solve. */
import { Print } from './print.mjs';
import { away, scene } from './stage.mjs';

/** The only window that is lit. */
function litWindow() {
  const c = new Print(40, 38).rect(0, 0, 40, 29, '#');
  c.polygon('16,15 26,6 36,15', '.').rects('18,15,16,14', '#').rects('30,4,3,6', '.');
  c.rects('21,18,4,5', '.').rects('23,18,1,5', '#').rects('28,21,4,8', '.');
  c.stroke('8,30 8,13', 2.2, '.').stroke('8,22 3,16', 1.6, '.').stroke('8,19 13,13', 1.6, '.');
  c.rects('6,8,1,3 5,9,3,1 15,3,1,3 14,4,3,1 2,3,1,3 1,4,3,1', '.').discs('31,1.5,1.4', '.');
  c.rects('29,31,2,1 26,33,2,1 22,35,3,1 15,36,4,1', '#');
  return scene(
    'one-lit-window',
    'Someone is expected',
    'Здесь кого-то ждут',
    'house, snow, window, night | дом, снег, окно, ночь',
    'places',
    c,
  );
}

/** A keyhole with a cat behind it. */
function keyhole() {
  const c = new Print(32, 40).rect(0, 0, 32, 40, '#');
  c.rects('4,1,24,38', '.').rects('5,2,22,36', '#').discs('16,14,10', '.');
  c.polygon('11,20 21,20 25,36 7,36', '.');
  c.discs('16,15,8', '#').polygon('9,13 9,5 14,9', '#').polygon('18,9 23,5 23,13', '#');
  c.discs('12.5,14,2.4 19.5,14,2.4', '.').rects('12,12,1,4 19,12,1,4', '#');
  c.rects('15,18,2,1', '.').polygon('12,21 20,21 22,36 10,36', '#').rects('15,25,2,5', '.');
  c.discs('6.5,4,1 25.5,4,1 6.5,36,1 25.5,36,1', '.');
  return scene(
    'cat-behind-keyhole',
    'It looks back at you',
    'Смотрит в ответ',
    'cat, keyhole, door, eyes | кошка, замочная скважина, дверь, глаза',
    'animals',
    c,
  );
}

/** A camel that has walked all day. */
function camel() {
  const c = new Print(40, 36).discs('9,8,6', '#').polygon('18,25 29,9 40,25', '#');
  c.polygon('18,25 29,9 25,25', '.').stroke('29,9 18,25', 1, '#');
  c.below((x) => 27 + 2.4 * Math.sin(x / 7), '#');
  c.front(1, (l) => {
    l.blob('9,22 11,17 14,13 17,17 19,17 22,13 25,17 26,22 22,24 13,24', '#');
    l.curve('11,21 6,22 5,17 5,12', 2.6, '#').ellipses('4,12,3.4,1.8', '#');
    l.rects('11,22,2,9 15,22,2,9 20,22,2,9 24,22,2,9', '#').stroke('26,19 28,23', 1, '#');
  });
  c.rects('3,11,1,1', '.').dashes('3,33,9 17,34,12 30,31,7', '.');
  return scene(
    'camel-at-dusk',
    'The camel knows the way',
    'Верблюд знает дорогу',
    'camel, pyramid, desert, dusk | верблюд, пирамида, пустыня, закат',
    'animals',
    c,
  );
}

/** A dolphin before the moon. */
function dolphinMoon() {
  const c = new Print(38, 38).rect(0, 0, 38, 38, '#').discs('19,15,13.6', '.');
  c.rect(0, 29, 38, 9, '#').dashes('3,31,9 16,31,7 27,31,8 0,34,6 11,34,12 29,34,9 6,36,7', '.');
  c.curve('11,28 10,22 13,16 19,13 25,13', 5.4, '#').polygon('23,10 31,14 30,16 23,16', '#');
  c.polygon('16,14 17,6 21,11', '#').polygon('18,15 20,22 23,18', '#').rects('26,12,1,1', '.');
  c.polygon('9,28 5,25 6,22 11,25', '#').rects('3,4,1,3 2,5,3,1 34,6,1,3 33,7,3,1', '.');
  return scene(
    'dolphin-over-moon',
    'Higher than the moon',
    'Выше луны',
    'dolphin, moon, sea, leap | дельфин, луна, море, прыжок',
    'animals',
    c,
  );
}

/** A lion after lunch. */
function lion() {
  const c = new Print(40, 40);
  for (let k = 0; k < 16; k++) {
    const turn = k * 22.5 + 11;
    const tip = away(20, 20, k % 2 ? 19.4 : 18, turn);
    c.polygon([away(20, 20, 13, turn - 13), tip, away(20, 20, 13, turn + 13)], '#');
  }
  c.discs('20,20,14.4', '#').discs('10,10,3.6 30,10,3.6', '#').discs('10,10,1.6 30,10,1.6', '.');
  c.blob('20,9 13,11 10,18 13,26 17,31 23,31 27,26 30,18 27,11', '.');
  c.polygon('16,23 24,23 20,28', '#').rects('19,27,2,3', '#').stroke('16,31 20,29 24,31', 1.4, '#');
  c.rects('13,17,5,2 22,17,5,2', '#').rects('17,18,1,5 22,18,1,5', '#').rects('19,10,2,4', '#');
  return scene(
    'lion-after-lunch',
    'King after lunch',
    'Царь после обеда',
    'lion, mane, nap, king | лев, грива, сон, царь',
    'animals',
    c,
  );
}

/** A teapot that is still warm. */
function teaForTwo() {
  const c = new Print(40, 34).blob('6,22 7,15 12,11 18,11 23,15 24,22 20,28 10,28', '#');
  c.curve('7,16 2,16 1,21 4,25 8,25', 2, '#').polygon('22,18 29,10 31,10 31,12 25,24', '#');
  c.rects('10,9,10,1 9,29,12,2', '#').discs('15,7,2.2', '#').rects('0,32,40,2', '#');
  for (let k = 0; k < 5; k++) c.discs([[...away(15.5, 20, 3.4, k * 72 - 90), 1.9]], '.');
  c.discs('15.5,20,1.5', '#').curve('31,8 29,6 32,3 30,1', 1, '#');
  c.front(1, (l) => l.rects('28,23,9,3', '#').blob('28,24 29,30 32,31 35,30 37,24', '#'));
  c.curve('36,25 39,24 38.6,28 36,28', 1.2, '#').rects('26,31,13,1', '#').rects('30,26,2,3', '.');
  return scene(
    'tea-still-warm',
    'Still warm enough',
    'Ещё не остыл',
    'teapot, cup, steam, table | чайник, чашка, пар, стол',
    'home',
    c,
  );
}

/** Two who wave from a balloon. */
function balloonOverPeaks() {
  const c = new Print(36, 40).blob('18,1 10,3 6,9 7,16 13,23 23,23 29,16 30,9 26,3', '#');
  c.blob('18,1 14,4 12,10 14,18 17,23 19,23 22,18 24,10 22,4', '.').rects('17,1,2,22', '#');
  c.rects('14,23,1,4 22,23,1,4', '#').rects('13,27,11,5', '#').rects('14,29,9,1', '.');
  c.discs('16,25.6,1.3 20.5,25.6,1.3', '#').rects('11,24,1,2 12,26,2,1 25,24,1,2 23,26,2,1', '#');
  c.polygon('0,40 0,33 6,27 12,35 15,33 22,39 28,32 32,25 36,30 36,40', '#');
  c.polygon('6,27 3,30.6 6,31 8,30', '.').stroke('3,31 6,27 9,31', 1, '#');
  c.polygon('32,25 29,30 32,31 34,29', '.').stroke('28,32 32,25 36,30', 1, '#');
  c.rects('1,6,4,1 0,7,6,1 30,20,5,1 29,21,7,1', '#');
  return scene(
    'balloon-over-peaks',
    'Nobody else up here',
    'Выше никого',
    'balloon, mountains, basket, flight | шар, горы, корзина, полёт',
    'transport',
    c,
  );
}

/** A man, a dog, and an umbrella each. */
function twoUmbrellas() {
  const c = new Print(40, 38).rect(0, 34, 40, 4, '#').dashes('3,35,8 16,36,9 30,35,7', '.');
  c.ellipses('14,11,13,9', '#').rect(0, 12, 28, 10, '.').rects('13,1,2,2', '#');
  c.discs('4,13,3 11,13,3 18,13,3 25,13,3', '.');
  c.discs('14,16,3', '#').polygon('10,19 18,19 21,31 7,31', '#').rects('10,31,3,3 15,31,3,3', '#');
  c.stroke('18,22 24,25 29,27', 1, '#');
  c.ellipses('33,22,6.6,5', '#').rect(26, 22, 14, 6, '.').rects('33,22,1,4', '#');
  c.blob('29,28 31,26 33,28 37,28 38,30 37,34 30,34', '#').polygon('28,27 31,25 32,30 28,30', '#');
  c.rects('31,32,1,2 34,32,1,2', '.').rects('29,27,1,1', '.').stroke('37,29 39,26', 1, '#');
  c.rects('30,3,1,3 35,6,1,3 32,11,1,3 38,13,1,3 2,20,1,3 4,27,1,3 25,18,1,3', '#');
  return scene(
    'umbrella-for-two-legs',
    'One umbrella each',
    'Каждому по зонту',
    'umbrella, dog, rain, walk | зонт, собака, дождь, прогулка',
    'people',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [
  litWindow(),
  keyhole(),
  camel(),
  dolphinMoon(),
  lion(),
  teaForTwo(),
  balloonOverPeaks(),
  twoUmbrellas(),
];
