/** Prints in black: the curtain is up. */
import { Print } from './print.mjs';
import { away, scene } from './stage.mjs';

/** Two masks; only one of them laughs. */
function masks() {
  const c = new Print(64, 56);
  for (let x = 0; x < 64; x += 8) c.rect(x, 0, 4, 56, 's');
  c.replace('s', '#');
  c.front(1, (l) => {
    l.curve('22,30 12,38 16,46 8,54', 2.4, '#').curve('44,30 56,40 50,48 58,55', 2.4, '#');
  });
  c.front(2, (l) => {
    l.blob('36,17 48,15 60,18 62,30 57,43 48,51 40,45 34,32', '#');
    l.polygon('39,28 46,25 47,29 41,32', '.')
      .polygon('51,25 58,28 56,32 51,29', '.')
      .stroke('38,24 46,20', 1.6, '.')
      .stroke('58,24 51,20', 1.6, '.');
    l.blob('40,45 42,39 49,36 55,39 56,45 52,42 48,41 44,42', '.').polygon(
      '49,27 51,34 47,34',
      '.',
    );
    l.rects('57,33,2,4', '.').stroke('39,20 37,28', 1, '.');
  });
  c.front(2, (l) => {
    l.blob('3,8 16,4 30,6 35,14 34,27 28,37 19,41 9,36 3,24', '.').contour('.', 1, 2);
    l.blob('7,18 11,14 16,17 12,18', '#')
      .blob('21,17 26,14 30,17 26,18', '#')
      .curve('6,12 11,9 16,12', 1.6, '#')
      .curve('21,12 26,8 31,11', 1.6, '#');
    l.polygon('18,17 21,24 16,24', '#')
      .blob('7,25 13,28 19,29 25,28 30,24 28,32 19,37 10,33', '#')
      .curve('10,28 19,31 28,27', 1.4, '.')
      .discs('7,24,1.2 30,22,1.2', '#');
  });
  return scene(
    'masks-of-theatre',
    'Two faces of one evening',
    'Два лица одного вечера',
    'theatre, mask, comedy, tragedy | театр, маска, комедия, трагедия',
    'clothing',
    c,
  );
}

/** A hat, a rabbit and a card. */
function magicHat() {
  const c = new Print(54, 62).rect(0, 0, 54, 62, '#');
  for (let k = 0; k < 12; k += 1) {
    const turn = 180 + k * 15 + 3;
    c.polygon(
      [away(27, 36, 16, turn), away(27, 36, 60, turn - 3), away(27, 36, 60, turn + 4)],
      '.',
    );
  }
  c.front(
    2,
    (l) => {
      l.blob('20,22 16,14 16,4 20,1 23,8 24,18', '.')
        .blob('34,22 38,14 40,6 45,6 44,13 37,20', '.')
        .blob('27,17 19,21 17,29 20,36 34,36 37,29 35,21', '.');
      l.polygon('19,6 20,4 21,10 21,16 19,14', '#')
        .polygon('42,8 42,12 38,17 38,14', '#')
        .discs('23,26,1.8 31,26,1.8', '#')
        .dots('22,25 30,25', '.')
        .polygon('25,30 29,30 27,32', '#')
        .rects('26,33,2,3', '#')
        .rects('24,33,1,1 29,33,1,1', '#');
      l.stroke('21,31 13,29', 1, '.')
        .stroke('21,32 13,33', 1, '.')
        .stroke('33,31 41,29', 1, '.')
        .stroke('33,32 41,33', 1, '.');
    },
    '#',
  );
  c.front(1, (l) => {
    l.polygon('11,38 43,38 40,60 14,60', '#').ellipse(27, 37, 23, 4, '#');
    l.where((x, y) => Math.hypot((x - 27) / 16, (y - 36) / 2) < 1, '.');
  });
  c.polygon('12,44 42,44 41.4,49 12.6,49', '.')
    .stroke('17,51 18,58', 1, '.')
    .rects('6,37,8,1 40,37,8,1', '.');
  c.front(0, (l) =>
    l
      .ellipses('20,35,3,2.4 34,35,3,2.4', '.')
      .rects('19,35,1,2 21,35,1,2 33,35,1,2 35,35,1,2', '#'),
  );
  c.front(
    1,
    (l) => l.polygon('41,50 50,47 53,59 44,62', '.').rects('46,52,3,3 47,51,1,1 47,55,1,1', '#'),
    '#',
  );
  c.front(1, (l) => l.stroke('1,60 12,47', 2.4, '.').stroke('3,57.6 9.6,50', 1, '#'), '#');
  c.stars('6,10 48,22', '#');
  return scene(
    'hat-with-rabbit',
    'Nothing up the sleeve',
    'Ловкость рук',
    'magic, hat, rabbit, card | фокус, шляпа, кролик, карта',
    'people',
    c,
  );
}

/** A film projector at work. */
function projector() {
  const c = new Print(66, 60).rect(0, 0, 66, 60, '#');
  c.polygon('45,27 66,10 66,44', '.')
    .polygon('52,27 66,21 66,33', 's')
    .hatch('s', 'columns', 'light');
  const reel = (x, y) =>
    c.front(
      1,
      (l) => {
        l.discs(`${x},${y},12`, '.').discs(`${x},${y},10.6`, '#').discs(`${x},${y},9.6`, '.');
        for (let k = 0; k < 5; k++) l.discs([[...away(x, y, 5.6, k * 72 - 90), 2.5]], '#');
        l.discs(`${x},${y},1.4`, '#');
      },
      '#',
    );
  reel(13, 13);
  reel(35, 12);
  c.front(
    1,
    (l) => {
      l.rects('10,25,28,22 38,23,8,9', '.').contour('.', 1, 2);
      l.rects('14,29,10,8', '#')
        .rects('16,31,6,4', '.')
        .rects('27,29,8,1 27,31,8,1 27,33,8,1 27,35,8,1', '#')
        .discs('18,42,2 26,42,2', '#')
        .rects('30,40,5,4', '#')
        .rects('31,41,1,2', '.')
        .rects('41,25,1,5', '#');
    },
    '#',
  );
  c.front(
    1,
    (l) =>
      l
        .polygon('16,47 20,47 12,60 8,60', '.')
        .polygon('30,47 34,47 42,60 38,60', '.')
        .rects('23,47,4,13', '.'),
    '#',
  );
  c.curve('3,20 4,32 9,37', 1.4, '.').rects('48,50,18,2 52,54,14,2', '.');
  c.front(
    1,
    (l) => {
      l.curve('39,40 46,42 52,40 58,44 66,42', 5, '.');
      for (let x = 41; x < 66; x += 3)
        l.rect(x, Math.round(39.4 + 1.6 * Math.sin((x - 40) / 3.4)), 1, 1, '#');
    },
    '#',
  );
  return scene(
    'projector-at-work',
    'The late showing',
    'Последний сеанс',
    'cinema, projector, reels, light | кино, проектор, бобины, свет',
    'things',
    c,
  );
}

/** A harp and what is still in the air. */
function harp() {
  const c = new Print(54, 62).rect(0, 0, 54, 62, 's').hatch('s', 'rows', 'light');
  c.front(1, (l) => {
    l.polygon('10,8 14,8 15,58 9,58', '#').discs('12,6,4', '#').rects('8,12,8,2 8,50,8,2', '#');
    l.curve('12,6 20,4 27,10 34,14 43,12 48,8', 4, '#')
      .polygon('46,7 50,10 22,58 14,58', '#')
      .rects('6,57,24,4', '#');
    l.discs('48,8,3', '#')
      .stroke('46,15 24,52', 1, '.')
      .rects('11,14,1,35', '.')
      .discs('12,6,1.6', '.')
      .rects('9,59,16,1', '.');
  });
  for (const [x, top, bottom] of [
    [18, 8, 50],
    [21, 9, 46],
    [24, 11, 41],
    [27, 13, 36],
    [30, 15, 31],
    [33, 16, 26],
    [36, 16, 22],
  ])
    c.front(1, (l) => l.rect(x, top, 1, bottom - top, '#'));
  c.front(1, (l) =>
    l
      .ellipse(41, 37, 2.6, 2, '#', -20)
      .rects('43,27,1,10 50,26,1,9 43,26,8,2', '#')
      .ellipse(48.4, 35.6, 2.6, 2, '#', -20),
  );
  c.front(1, (l) =>
    l
      .ellipse(40, 50, 2.6, 2, '#', -20)
      .rects('42,42,1,8', '#')
      .polygon('42,42 47,44 46,47 43,45', '#'),
  );
  c.front(1, (l) => l.ellipse(49, 54, 2.4, 1.8, '#', -20).rects('50,47,1,7', '#'));
  return scene(
    'harp-with-notes',
    'The last note',
    'Последняя нота',
    'harp, strings, notes, concert | арфа, струны, ноты, концерт',
    'music',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [masks(), magicHat(), projector(), harp()];
