/** Prints in black: things on a table. */
import { Print } from './print.mjs';
import { away, scene } from './stage.mjs';

/** A telephone with a dial; the cord makes a knot. */
function telephone() {
  const c = new Print(60, 54)
    .rect(0, 0, 60, 38, 's')
    .hatch('s', 'columns', 'light')
    .rect(0, 38, 60, 2, '#');
  c.rect(0, 40, 60, 14, '.').dashes('0,44,9 50,46,10 2,50,14 44,51,14', '#');
  c.front(1, (l) => {
    l.polygon('22,13 38,13 41,20 49,42 50,48 10,48 11,42 19,20', '#').rects('8,47,44,3', '#');
    l.rects('12,45,36,1', '.').stroke('20,22 14,41', 1, '.');
    l.discs('30,31,12.4', '.').discs('30,31,11', '#');
    for (let k = 0; k < 10; k++) l.discs([[...away(30, 31, 7.8, -60 - k * 30), 1.6]], '.');
    l.discs('30,31,4', '.').discs('30,31,1.6', '#').stroke('38,36 41,38', 1.6, '.');
  });
  c.front(1, (l) => {
    l.blob(
      '8,6 18,3 30,2 42,3 52,6 56,10 55,15 50,17 45,16 43,12 30,10 17,12 15,16 10,17 5,15 4,10',
      '#',
    );
    l.curve('14,6 22,4.6 34,4.6', 1, '.').rects('6,12,2,2 51,12,2,2', '.');
  });
  c.front(1, (l) => l.rects('21,12,4,3 35,12,4,3', '#'), '#');
  c.curve('50,46 56,46 58,40 54,36 57,30 53,26 56,20 53,17', 2, '#');
  return scene(
    'telephone-with-dial',
    'Nobody is calling',
    'Никто не звонит',
    'telephone, dial, receiver, cord | телефон, диск, трубка, шнур',
    'things',
    c,
  );
}

/** Tulips in a jug before a window; one has let go of a petal. */
function tulips() {
  const c = new Print(52, 62)
    .rect(0, 0, 52, 62, '#')
    .rects('4,0,20,40 27,0,21,40', '.')
    .rects('4,18,44,2', '#');
  c.rects('4,0,20,18', 's').hatch('s', 'rows', 'light');
  c.rect(0, 44, 52, 3, '.').dashes('3,52,10 38,50,12 2,57,8 40,56,9', '.');
  c.front(1, (l) => {
    l.curve('26,42 24,30 17,20', 1.6, '#')
      .curve('27,42 28,28 28,17', 1.6, '#')
      .curve('28,42 32,30 38,22', 1.6, '#');
    l.curve('24,42 18,34 9,30', 1.6, '#');
    l.polygon('24,42 14,40 8,45 6,40 14,35', '#')
      .polygon('29,42 40,36 47,38 43,32 36,33', '#')
      .polygon('25,42 20,28 16,24 22,26', '#');
  });
  const bloom = (x, y, turn, split) =>
    c.front(1, (l) => {
      const at = (far, angle) => away(x, y, far, turn + angle);
      l.polygon(
        [
          at(4, 180),
          at(5, 115),
          at(8, 32),
          at(4.4, 18),
          at(9, 0),
          at(4.4, -18),
          at(8, -32),
          at(5, -115),
        ],
        '#',
      );
      l.stroke([at(1, 180), at(6, split)], 1, '.');
    });
  bloom(16, 16, -110, 14);
  bloom(28, 11, -88, -14);
  bloom(40, 18, -62, 16);
  bloom(8, 28, -170, 10);
  c.front(1, (l) => {
    l.polygon('19,41 34,41 33,45 37,52 35,59 31,61 22,61 18,59 16,52 20,45', '.').contour(
      '.',
      1,
      2,
    );
    l.curve('34,43 41,43 42,51 37,54', 2, '#').polygon('19,41 14,39 18,46', '#');
    l.rects('18,51,18,3', '#')
      .rects('19,52,1,1 22,52,1,1 25,52,1,1 28,52,1,1 31,52,1,1 34,52,1,1', '.')
      .rects('22,56,1,3', '#');
  });
  c.front(1, (l) => l.blob('43,52 47,50 49,53 46,56 43,55', '.'), '#');
  return scene(
    'tulips-in-jug',
    'The first petal falls',
    'Первый лепесток',
    'tulips, jug, window, flowers | тюльпаны, кувшин, окно, цветы',
    'plants',
    c,
  );
}

/** A globe on books; the spectacles lie in front. */
function globe() {
  const c = new Print(56, 60).rect(0, 0, 56, 60, 's').hatch('s', 'columns', 'light');
  c.rect(0, 47, 56, 13, '#').dashes('0,50,6 48,51,8 3,57,8', '.');
  c.front(1, (l) => {
    l.rects('8,42,40,7', '.')
      .contour('.', 1, 1)
      .rects('10,44,36,1 10,46,36,1', '#')
      .rects('8,42,5,7', '#')
      .rects('10,43,1,5', '.');
  });
  c.front(1, (l) => {
    l.where((x, y) => {
      const far = Math.hypot(x - 28, y - 20);
      return far < 20 && far > 17.6 && (x > 30 || y > 30) && !(y < 6 && x < 36);
    }, '#');
    l.rects('26,37,5,3 20,39,17,3', '#');
  });
  c.front(1, (l) => {
    l.discs('28,20,15.6', '.').contour('.', 1, 2);
    l.blob('25,19 29,17 35,17 38,20 41,22 39,25 37,29 34,33 31,31 31,26 26,25 23,22', '#');
    l.blob('27,14 28,10 26,7 31,6 37,8 41,12 43,17 40,19 37,15 32,15', '#');
    l.blob('14,20 18,21 20,25 18,30 16,27', '#').blob('14,15 17,10 21,8 20,13 17,17', '#');
    l.rects('22,31,3,1 30,11,2,1 24,12,1,2', '#');
  });
  c.stroke('16,6 19,9', 2, '#').stroke('37,31 40,34', 2, '#');
  c.front(
    1,
    (l) => {
      l.ring(20, 54, 5, 3.6, '.').ring(34, 54, 5, 3.6, '.').curve('25,53 27,51.6 29,53', 1.4, '.');
      l.stroke('15,53 9,50', 1.4, '.').stroke('39,53 46,51', 1.4, '.');
    },
    '#',
  );
  return scene(
    'globe-on-books',
    'The world at home',
    'Весь мир дома',
    'globe, books, spectacles, study | глобус, книги, очки, кабинет',
    'things',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [telephone(), tulips(), globe()];
