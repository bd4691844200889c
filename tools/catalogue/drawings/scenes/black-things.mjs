/** Larger pictures in black alone: things with history. */
import { Stage, scene } from './stage.mjs';

function anchorWithRope() {
  const c = new Stage(38, 44);
  c.ring(19, 6, 5, 2.6, '#')
    .rect(17, 10, 4, 28, '#')
    .rect(10, 13, 18, 3, '#')
    .discs('10,14.5,2.4 28,14.5,2.4', '#')
    .curve('4,27 6,34 12,39 19,41 26,39 32,34 34,27', 4, '#')
    .polygon('0,30 4,22 9,29', '#')
    .polygon('38,30 34,22 29,29', '#')
    .polygon('16,40 22,40 19,44', '#');
  c.curve('21,6 28,4 32,9 28,20 21,22 12,25 13,31 20,32 27,30', 2.2, '#').rects(
    '18,18,2,3 18,26,2,3',
    '.',
  );
  return scene(
    'anchor-with-rope',
    'Anchor and rope',
    'Якорь с канатом',
    'ship, sea, harbour | корабль, море, гавань',
    'things',
    c,
  );
}

function camera() {
  const c = new Stage(46, 34);
  c.rect(1, 8, 44, 25, '#')
    .polygon('14,8 17,2 29,2 32,8', '#')
    .rects('4,5,6,3 36,4,5,4', '#')
    .rect(19, 4, 8, 3, '.');
  c.rect(1, 13, 44, 1, '.')
    .rect(1, 28, 44, 1, '.')
    .discs('23,20.5,11', '.')
    .discs('23,20.5,9.8', '#')
    .discs('23,20.5,7', '.')
    .discs('23,20.5,5.6', '#')
    .discs('21,18.4,1.8', '.')
    .rects('36,10,5,2 4,10,6,1', '.')
    .rects('4,16,5,1 4,18,5,1 4,20,5,1 4,22,5,1 4,24,5,1', '.')
    .rects('37,16,5,1 37,18,5,1 37,20,5,1 37,22,5,1 37,24,5,1', '.');
  return scene(
    'camera',
    'Film camera',
    'Плёночный фотоаппарат',
    'photo, lens, travel | фото, объектив, путешествие',
    'things',
    c,
  );
}

function sewingMachine() {
  const c = new Stage(48, 38);
  c.rect(1, 32, 46, 5, '#')
    .rects('4,34,8,1 36,34,8,1', '.')
    .polygon('8,8 40,8 43,12 43,32 33,32 33,19 14,19 12,23 6,23 5,12', '#')
    .rect(35, 28, 8, 4, '#')
    .discs('43,13,5', '#')
    .discs('43,13,2', '.')
    .rects('8,23,2,6 7,27,4,1 6,30,5,2', '#')
    .rect(8, 28, 1, 4, '#');
  c.rects('30,2,6,6 29,1,8,1', '#')
    .rects('30,3,6,1 30,5,6,1', '.')
    .curve('30,3 20,5 12,3 9,8', 1, '#')
    .rects('12,11,22,1', '.')
    .rects('14,14,16,2', '.')
    .rects('16,14,2,2 20,14,2,2 24,14,2,2', '#')
    .discs('9.5,14,1.5', '.')
    .rects('37,20,3,6', '.')
    .rects('13,31,18,1', '#');
  return scene(
    'sewing-machine',
    'Sewing machine',
    'Швейная машинка',
    'thread, needle, cloth | нитка, игла, ткань',
    'things',
    c,
  );
}

function coffeeCup() {
  const c = new Stage(44, 42);
  c.polygon('6,18 34,18 32,30 27,36 13,36 8,30', '#')
    .ring(35, 24, 6, 3.4, '#')
    .ellipse(20, 18, 14, 3, '#')
    .ellipse(20, 18, 12, 1.8, '.')
    .ellipse(20, 18.6, 9.6, 1.2, '#')
    .ellipse(20, 38.6, 19, 2.6, '#')
    .rect(13, 36, 14, 1, '.')
    .rects('7,39,26,1', '.');
  c.curve('13,13 10,9 15,6 12,1', 1.9, '#')
    .curve('20,13 17,9 22,6 19,1', 1.9, '#')
    .curve('27,13 24,9 29,6 26,1', 1.9, '#')
    .rects('10,22,2,7 12,29,2,3', '.')
    .ellipses('20,27.6,4,5', '.')
    .ellipses('20,27.6,3,4', '#')
    .curve('21,24 19,27 21,29.6 19,31.4', 0.9, '.');
  return scene(
    'coffee-cup',
    'Cup of coffee',
    'Чашка кофе',
    'steam, bean, breakfast | пар, зерно, завтрак',
    'kitchen',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [anchorWithRope(), camera(), sewingMachine(), coffeeCup()];
