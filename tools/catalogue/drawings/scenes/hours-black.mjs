/** Prints in black of 36 to 40 cells: an hour that did not go as planned. */
import { Print } from './print.mjs';
import { scene } from './stage.mjs';

/** A grandfather clock at night: a mouse above, and eyes below. */
function mouseOnClock() {
  const c = new Print(30, 40).rect(0, 0, 30, 36, 's').replace('s', '.').rects('0,36,30,4', '#');
  c.rects('2,38,9,1 18,38,8,1', '.');
  c.front(1, (l) => {
    l.polygon('6,7 15,1 24,7', '#').rects('7,7,16,12 9,19,12,14 7,33,16,4', '#');
  });
  c.discs('15,13,5', '.').rects('14,9,1,5 14,13,4,1', '#');
  c.rects('11,20,8,12', '.')
    .rects('15,20,1,7', '#')
    .discs('15.5,28,2.4', '#')
    .rects('9,34,12,1', '.');
  c.front(1, (l) => {
    l.ellipse(26, 15, 2.6, 4.4, '#')
      .discs('25.4,9.6,2.2', '#')
      .discs('28,8,1.6 24,6.6,1.4', '#')
      .curve('26,17 27,22 25,25 27,29', 1.2, '#');
    l.rects('22,12,3,1 22,16,3,1', '#');
  });
  c.front(1, (l) => {
    l.polygon('0,40 0,28 2,24 4,28 6,28 8,24 9,29 10,33 9,40', '#');
  });
  c.rects('2,30,2,2 6,30,2,2', '.').rects('4,33,2,1', '.');
  return scene(
    'mouse-on-clock',
    'One minute to supper',
    'До ужина одна минута',
    'clock, mouse, cat, pendulum | часы, мышь, кот, маятник',
    'home',
    c,
  );
}

/** A dog rides a wave. */
function dogOnWave() {
  const c = new Print(40, 36).discs('7,7,5', '#').rects('14,5,5,1 16,9,6,1', '#');
  c.front(1, (l) => {
    l.blob('-3,36 -2,31 8,30 18,28 26,22 29,14 26,8 21,8 18,11 20,3 28,0 36,4 41,12 43,36', '#');
  });
  c.blob('19,10 22,6 27,6 31,10 31,17 28,23 33,18 34,11 31,5 26,2 21,4', '.');
  c.curve('38,12 38,20 34,28 24,33', 1.4, '.').curve('30,27 22,31 10,33', 1.2, '.');
  c.front(1, (l) => {
    l.polygon('2,29 20,26 23,27 21,29 4,32 1,31', '#').rects('8,21,3,8 14,20,3,8', '#');
    l.polygon('7,17 17,16 18,22 7,22', '#')
      .discs('17,14,3.4', '#')
      .polygon('17,14 23,15 22,18 17,18', '#');
    l.polygon('13,11 16,11 14,17 12,16', '#').curve('7,18 4,16 4,13', 1.8, '#');
  });
  c.rects('18,13,1,1', '.').rects('5,30,12,1', '.').rects('15,18,3,1', '.');
  return scene(
    'dog-on-wave',
    'Good boy on a great wave',
    'Хороший пёс на хорошей волне',
    'dog, surfing, wave, sun | собака, сёрфинг, волна, солнце',
    'sport',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [mouseOnClock(), dogOnWave()];
