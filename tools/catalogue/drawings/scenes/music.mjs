/** Music. */
import { Stage, scene } from './stage.mjs';

function violin() {
  const c = new Stage(40, 54);
  c.blob(
    '20,20 26,21 28,26 26,31 28,36 31,42 28,49 20,51 12,49 9,42 12,36 14,31 12,26 14,21',
    'o',
  ).outline('o', 'x');
  c.rect(18, 4, 4, 34, 'k')
    .rect(19, 2, 2, 3, 'x')
    .rect(18, 1, 4, 2, 'x')
    .rects('15,4,3,1 22,4,3,1 15,7,3,1 22,7,3,1', 'x')
    .rects('19,9,1,36 20,9,1,36', 'h');
  c.rects('18,36,4,2', 'x')
    .rects('17,39,6,1', 'x')
    .polygon('18,41 22,41 23,48 17,48', 'k')
    .rects('15,34,1,5 24,34,1,5 14,38,1,2 25,38,1,2 16,33,1,2 23,33,1,2', 'x');
  c.stroke('35,4 31,50', 1.1, 'x')
    .stroke('37,6 33,50', 1, 'h')
    .rect(34, 3, 3, 2, 'x')
    .rect(30, 47, 4, 4, 'k');
  c.ellipses('5,12,2.6,2', 'r')
    .rect(7, 4, 1, 9, 'r')
    .rect(8, 4, 3, 2, 'r')
    .ellipses('4,30,2.6,2', 'r')
    .rect(6, 22, 1, 9, 'r')
    .rect(7, 22, 3, 2, 'r');
  return scene(
    'violin',
    'Violin and bow',
    'Скрипка и смычок',
    'music, strings, concert | музыка, струны, концерт',
    'music',
    c,
    { '.': '#f5e6c4 cream', o: '#d8792c varnish', x: '#5c2f16 brown', h: '#b9bec6 grey' },
  );
}

function grandPiano() {
  const c = new Stage(54, 44);
  c.polygon('14,18 20,3 46,8 50,20', 'k')
    .polygon('17,17 21.6,5 44.4,9.6 47.6,18', 'o')
    .rect(44, 12, 1, 8, 'k')
    .stroke('36,19 40,10', 1.1, 'x');
  c.rect(9, 19, 42, 8, 'k')
    .rect(6, 23, 12, 3, 'k')
    .rects('5,21,14,2', 'w')
    .rects('7,21,1,1 9,21,1,1 12,21,1,1 14,21,1,1 16,21,1,1', 'k')
    .rect(10, 28, 39, 1, 'k')
    .rect(9, 24, 42, 1, 'x');
  c.rects('10,27,3,12 46,27,3,12 33,27,3,12', 'k')
    .rects('9,39,5,2 45,39,5,2 32,39,5,2', 'y')
    .rects('20,27,1,8 23,27,1,8', 'y')
    .rect(19, 34, 6, 2, 'k')
    .rects('20,36,1,2 23,36,1,2', 'y');
  c.rect(0, 41, 54, 3, 'r').rects('4,42,6,1 18,42,8,1 34,42,7,1 46,42,5,1', 'y');
  c.rect(1, 30, 8, 3, 'r').rects('2,33,1,8 7,33,1,8', 'x');
  c.rect(14, 13, 6, 5, 'w').rects('15,14,4,1 15,16,4,1', 'k').rect(13, 18, 8, 1, 'x');
  return scene(
    'grand-piano',
    'Grand piano',
    'Рояль',
    'music, keys, concert | музыка, клавиши, концерт',
    'music',
    c,
    {
      '.': '#f3dfb8 cream',
      o: '#c98a45 tan',
      x: '#7a4526 brown',
      y: '#e8b32a gold',
      k: '#17181d black',
    },
  );
}

function gramophone() {
  const c = new Stage(42, 48);
  c.blob('24,5 34,2 41,6 41,17 35,23 28,22 23,15', 'y')
    .blob('28,7 34,4.4 38.6,8 38.4,15 34,19 29.6,18 27,13', 'o')
    .ellipse(32, 12.4, 2.6, 3.2, 'x');
  c.stroke('32,4 32,9', 0.9, 'y')
    .stroke('26,21 22,24 20,29', 3, 'y')
    .stroke('20,28 12,28', 2.2, 'y')
    .rects('10,27,2,4', 'x');
  c.ellipse(18, 33, 12, 2.6, 'k')
    .rect(15, 32, 5, 1, 'r')
    .rect(5, 35, 26, 9, 'e')
    .rect(4, 34, 28, 2, 'x')
    .rect(3, 44, 30, 3, 'x')
    .rects('8,38,20,1 8,41,20,1 8,38,1,4 27,38,1,4', 'o')
    .rects('16,38,4,4', 'y');
  c.stroke('32,40 37,40 37,36', 1.2, 'k').rect(36, 34, 3, 2, 'k');
  c.stamp(4, 6, '  rrrr|  r  r|  r  r|rrr rr|rr rr ').stamp(13, 14, ' rr| r |rr |rr ');
  return scene(
    'gramophone',
    'Gramophone',
    'Граммофон',
    'music, record, horn | музыка, пластинка, труба',
    'music',
    c,
    {
      '.': '#d9ecdf pale green',
      y: '#f0bb33 brass',
      o: '#c67f1c dark brass',
      e: '#9c5a2c wood',
      x: '#55301a dark brown',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [violin(), grandPiano(), gramophone()];
