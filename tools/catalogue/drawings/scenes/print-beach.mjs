/** Prints in black: animals of hot countries, of the shore, and of long ago. */
import { Print } from './print.mjs';
import { scene } from './stage.mjs';

/** The skull of a tyrant lizard in a museum at night. */
function skullOfTyrant() {
  const c = new Print(58, 50).rect(0, 0, 58, 50, '#');
  c.front(
    1,
    (l) => {
      l.blob('54,10 44,5 32,6 22,9 10,14 3,19 3,24 6,27 20,27 32,27 40,30 46,33 51,30 53,22', '.');
      l.blob('52,32 46,36 38,36 26,37 12,38 7,40 10,44 24,45 40,43 50,40 54,36', '.');
    },
    '#',
  );
  c.blob('42,9 37,11 37,17 40,21 45,18 46,12', '#').blob('31,12 25,15 25,21 33,22 34,16', '#');
  c.ellipses('11,18,2.6,1.8,-30', '#').blob('49,17 46,23 48,28 51,24', '#');
  for (const [k, x] of [7, 12, 17, 22, 27, 32].entries()) {
    const long = [5, 7, 6, 7, 5, 4][k];
    c.polygon(`${x - 2},26 ${x + 2.4},26 ${x},${27 + long}`, '.');
  }
  for (const x of [11, 16, 21, 26, 31]) c.polygon(`${x - 2},39 ${x + 2},39 ${x},35`, '.');
  c.rects('26,46,3,4 42,44,3,6', '.').rects('0,48,58,2', '.').rects('33,40,8,2', '#');
  c.rects('3,3,8,4', '.').rects('4,4,6,2', '#').dots('50,2 55,44 3,44', '.');
  return scene(
    'skull-of-tyrant-lizard',
    'Please do not feed',
    'Просьба не кормить',
    'dinosaur, skull, teeth, museum | динозавр, череп, зубы, музей',
    'animals',
    c,
  );
}

/** A hippopotamus, most of which is under water. */
function hippo() {
  const c = new Print(58, 48)
    .rect(0, 0, 58, 30, 's')
    .hatch('s', 'rows', 'light')
    .rect(0, 30, 29, 18, '#');
  c.dashes('1,34,6 0,39,8 4,44,9 18,46,6', '.');
  c.front(1, (l) => {
    l.ellipse(16, 12, 3.4, 4.4, '#', -20);
    l.blob('29,12 20,12 15,18 15,25 9,31 9,39 16,44 29,44', '#').rect(24, 12, 5, 33, '#');
  });
  c.ellipse(16, 12.4, 1.4, 2.2, '.', -20).discs('20,17,3', '.').discs('20.4,17,1.6', '#');
  c.curve('16,14 20,12.6 24,15', 1, '.').ellipses('19,32,2.6,1.8,-20', '.').rects('18,32,2,1', '#');
  c.curve('11,37 18,41 29,41', 1.6, '.').polygon('15,39 19,40 17,44', '.');
  c.brokenMirror((all) => {
    all.front(1, (l) => {
      l.blob('31,10 27,8 22,9 19,12 23,12 25,15 29,16 33,14', '#').discs('32,8,3', '#');
      l.polygon('34,7 39,8 34,10', '#');
    });
    all.dots('32,7', '.');
  });
  return scene(
    'hippo-in-river',
    'The deep end',
    'Где поглубже',
    'hippopotamus, river, bird, water | бегемот, река, птица, вода',
    'animals',
    c,
  );
}

/** A seal with a ball, and a ring for those who doubt. */
function seal() {
  const c = new Print(46, 58)
    .rect(0, 0, 46, 58, '#')
    .polygon('2,0 24,0 47,42 47,50 1,50 1,20', 's');
  c.replace('s', '.');
  c.front(1, (l) => {
    l.blob('15,22 19,24 25,24 30,28 32,36 36,44 42,50 30,50 20,49 16,44 17,36 18,31', '#');
    l.blob('29,24 25,20 20,21 13,22 13,25 18,28 26,31', '#').polygon('18,40 7,48 12,50 22,46', '#');
  });
  c.rects('24,24,2,2', '.').curve('21,36 22,41 27,45', 1.4, '.');
  c.front(1, (l) => {
    l.discs('13,12,9.6', '.').contour('.', 1, 2);
    l.replace('.', '#', (x, y) => x > 13 && y < 12);
    l.replace('.', '#', (x, y) => x < 13 && y > 12);
  });
  c.front(1, (l) => l.ellipse(24, 54, 20, 4, '.').polygon('4,54 44,54 42,60 6,60', '.'), '#');
  c.rects('8,55,5,3 18,56,5,2 27,56,5,2 37,55,4,3', '#');
  c.stars('39,8', '.').dots('33,3 43,16 36,14', '.');
  return scene(
    'seal-with-ball',
    'A matter of balance',
    'Вопрос равновесия',
    'seal, ball, circus, light | тюлень, мяч, цирк, луч',
    'animals',
    c,
  );
}

/** An ostrich that looks over a fence. */
function ostrich() {
  const c = new Print(40, 58).rect(0, 0, 40, 58, '#').discs('6,7,4', '.').discs('8,6,3.4', '#');
  c.dots('36,6 32,2 4,28 35,35 6,38 36,18', '.');
  c.blob('20,26 16,34 16,46 13,60 28,60 26,46 25,34', '.');
  c.rects('17,3,1,6 20,1,1,8 23,3,1,6', '.').blob(
    '20,8 12,10 8,17 11,24 20,27 30,24 32,17 28,10',
    '.',
  );
  c.front(1, (l) => l.polygon('5,25 20,20 35,25 31,31 20,34 9,31', '#'));
  c.rects('8,27,24,1', '.').rects('15,22,2,2 23,22,2,2', '.');
  c.ellipses('14.5,16,3.4,4 25.5,16,3.4,4', '#').rects('15,16,2,2 24,16,2,2', '.');
  c.rects('9,13,3,1 11,11,2,2 28,13,3,1 27,11,2,2', '#');
  c.rects('18,38,1,3 22,42,1,3 19,46,1,3 23,36,1,2', '#');
  c.front(
    1,
    (l) => {
      l.rects('0,50,40,3', '.').polygon('3,58 3,45 6,42 9,45 9,58', '.');
      l.polygon('30,58 30,45 33,42 36,45 36,58', '.');
    },
    '#',
  );
  c.rects('5,51,2,1 32,51,2,1', '#');
  return scene(
    'ostrich-over-fence',
    'Anything to eat',
    'Нет ли чего поесть',
    'ostrich, beak, fence, farm | страус, клюв, забор, ферма',
    'animals',
    c,
  );
}

/** A scorpion on warm stones. */
function scorpion() {
  const c = new Print(48, 54).rect(0, 0, 48, 54, '#');
  c.blob('24,2 8,4 2,18 3,38 10,50 26,53 42,49 46,34 45,14 38,4', '.');
  c.front(1, (l) => {
    l.curve('21,19 13,17 11,10', 2.6, '#').curve('27,19 35,17 37,11', 2.6, '#');
    l.blob('11,12 6,9 7,3 10,6 12,3 15,7 14,11', '#').blob(
      '37,13 32,10 33,5 36,8 39,4 42,8 41,12',
      '#',
    );
    for (let k = 0; k < 3; k++) {
      l.curve(`20,${23 + k * 3} 12,${22 + k * 5} 7,${27 + k * 6}`, 1.8, '#');
      l.curve(`28,${23 + k * 3} 36,${22 + k * 5} 41,${27 + k * 6}`, 1.8, '#');
    }
    l.blob('24,15 19,18 18,26 20,34 24,36 28,34 30,26 29,18', '#');
    l.curve('24,34 25,41 30,45 36,43 36,38', 4, '#').polygon('34,39 39,39 33,32', '#');
  });
  c.rects('19,24,10,1 19,27,10,1 20,30,8,1 21,33,6,1', '.').rects('21,19,2,2 25,19,2,2', '.');
  c.dots('24,38 26,42 30,44 34,43', '.').rects('9,8,1,2 37,9,1,2', '.');
  return scene(
    'scorpion-on-stone',
    'Ask before you pat',
    'Погладить можно не всегда',
    'scorpion, sting, claws, desert | скорпион, жало, клешни, пустыня',
    'animals',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [skullOfTyrant(), hippo(), seal(), ostrich(), scorpion()];
