/** Scenes in colour after old pictures: a cave, a winter, a portrait with an animal. */
import { onto } from './light.mjs';
import { Stage, scene } from './stage.mjs';

/** An aurochs on the rock; a hand, and the light to see it by. */
function caveBull() {
  const c = new Stage(84, 62);
  c.where((x, y) => y < 4 + 2 * Math.sin(x / 5) + 1.5 * Math.sin(x / 2.6), 'k').where(
    (x, y) => y > 56 + 2 * Math.sin(x / 7),
    'k',
  );
  c.where((x, y) => x < 3 + 1.5 * Math.sin(y / 4) || x > 80 + 1.5 * Math.sin(y / 5), 'k');
  c.where((x, y) => y < 7 + 2 * Math.sin(x / 6 + 1) + Math.sin(x / 3), 'e');
  c.where((x, y) => y < 4 + 2 * Math.sin(x / 5) + 1.5 * Math.sin(x / 2.6), 'k');
  c.blob('20,22 28,15 40,15 52,17 63,20 66,26 64,33 56,37 40,38 28,37 21,32', 'r');
  c.blob('22,19 14,18 8,24 8,31 12,35 17,33 24,31', 'r')
    .polygon('26,35 32,37 29,51 25,51', 'r')
    .polygon('34,36 39,38 41,51 37,51', 'r')
    .polygon('52,37 58,36 56,51 52,51', 'r')
    .polygon('60,33 65,30 67,51 63,51 61,42', 'r');
  c.outline('r', 'k');
  onto(c, 'r', () =>
    c.blob('30,28 40,32 52,32 58,36 40,40 26,36', 'o').blob('24,18 34,14 46,16 34,21', 'k'),
  );
  c.curve('14,18 11,12 4,12 5,8', 1.8, 'k')
    .curve('19,17 20,10 15,7', 1.8, 'k')
    .curve('65,24 70,28 69,38', 1.6, 'k')
    .rects('24,51,5,2 37,51,5,2 52,51,4,2 63,51,4,2', 'k')
    .rects('13,24,2,2', 'c')
    .rects('9,31,2,1', 'c');
  c.blob('66,14 70,12 77,13 78,18 72,19 67,18', 'k')
    .polygon('67,13 63,10 64,15 67,17', 'k')
    .stroke('68,18 67,24', 1.2, 'k')
    .stroke('72,18 72,24', 1.2, 'k')
    .stroke('77,17 78,23', 1.2, 'k')
    .curve('64,10 62,6 65,5', 1, 'k')
    .curve('64,10 66,7 68,7', 1, 'k')
    .stroke('62,8 60,6', 1, 'k');
  c.discs('14,46,9.6', 'o').rects('11,45,8,6 11,39,2,7 14,38,2,8 17,40,2,6 7,46,5,2', '.');
  c.discs('45,45.6,6.4', 'c').rects('43,44,5,5 43,41,1,4 45,40,1,4 47,41,1,4 40,45,4,1', '.');
  c.stroke('78,64 73,50', 2.6, 'e')
    .blob('70,50 68,45 71,38 73,42 75,37 77,45 76,50', 'o')
    .blob('71,50 71,46 73,43 75,46 74,50', 'y')
    .polygon('70,60 72,55 78,54 81,58 82,64 72,64', 'c')
    .rects('73,55,5,1 74,58,5,1', 'e');
  return scene(
    'bull-in-cave',
    'Who turned on the light',
    'Кто включил свет',
    'cave, bull, hand, torch | пещера, бык, рука, факел',
    'animals',
    c,
    {
      '.': '#dcb070 rock',
      k: '#2a1c18 soot',
      e: '#7a5a3c brown',
      r: '#b5472a ochre red',
      o: '#e0742c orange',
      c: '#f8e6be chalk',
      y: '#ffe04a flame',
    },
  );
}

/** A hunter seen from behind, feet at (x, y). */
function hunter(c, x, y, coat) {
  c.rect(x - 2, y - 6, 2, 6, 'k')
    .rect(x + 1, y - 6, 2, 6, 'k')
    .polygon(
      [
        [x - 3, y - 14],
        [x + 3, y - 14],
        [x + 4, y - 5],
        [x - 4, y - 5],
      ],
      coat,
    )
    .ellipse(x, y - 15.6, 2.4, 2.2, 'k')
    .stroke(
      [
        [x + 5, y - 21],
        [x - 3, y - 8],
      ],
      1.4,
      'e',
    );
}

/** A dog that follows, feet at (x, y). */
function hound(c, x, y, ink) {
  c.rect(x, y - 5, 7, 3, ink)
    .rect(x, y - 3, 1, 3, ink)
    .rect(x + 2, y - 3, 1, 3, ink)
    .rect(x + 6, y - 3, 1, 3, ink)
    .rect(x + 6, y - 7, 3, 3, ink)
    .curve(
      [
        [x, y - 5],
        [x - 2, y - 7],
        [x - 1, y - 9],
      ],
      1.2,
      ink,
    );
}

/** After Bruegel: hunters come home above frozen ponds. */
function winterHunters() {
  const c = new Stage(88, 66);
  c.polygon('50,24 58,12 62,16 70,4 78,14 82,10 90,18 90,30 50,30', 'b')
    .polygon('70,4 75,10 71,12 67,10', 'w')
    .polygon('58,12 61,16 56,17', 'w');
  c.rect(0, 26, 88, 40, 'w').rects('0,24,88,2', 'g').discs('40,24,3 46,23,3 33,24,3 84,25,3', 'g');
  c.blob('42,38 56,34 80,33 92,36 92,46 76,48 58,47 46,44', 'q')
    .blob('66,51 80,50 92,52 92,60 74,59', 'q')
    .rects('54,27,30,2', 'q');
  c.each('52,40 58,37 63,42 70,38 76,43 82,39 72,54 84,56', (s, x, y) =>
    s
      .rect(x, y - 4, 1, 4, x % 4 === 0 ? 'r' : 'k')
      .rect(x - 1, y - 3, 3, 1, 'k')
      .dots(
        [
          [x - 1, y],
          [x + 1, y],
        ],
        'k',
      ),
  );
  c.rects('70,28,8,5 44,28,7,5', 'e')
    .polygon('68,29 74,24 80,29', 'w')
    .polygon('42,29 47.5,24 53,29', 'w')
    .rects('73,30,2,3 47,30,2,3', 'y');
  c.polygon('-2,34 14,32 30,38 46,48 60,58 66,68 -2,68', 'w').stroke(
    '14,31 30,37 46,47 60,57 66,67',
    1.4,
    'b',
  );
  c.rects('0,16,14,18', 'r')
    .polygon('0,6 0,17 18,20 14,14', 'w')
    .rects('3,22,5,6', 'k')
    .rects('4,23,3,4', 'y');
  for (const [x, foot, half] of [
    [20, 54, 1.6],
    [34, 60, 2],
    [48, 66, 2.4],
  ]) {
    c.polygon(
      [
        [x - half, foot],
        [x - half * 0.5, -1],
        [x + half * 0.5, -1],
        [x + half, foot],
      ],
      'k',
    );
    c.stroke(
      [
        [x, 16],
        [x - 7, 4],
      ],
      1.2,
      'k',
    )
      .stroke(
        [
          [x, 12],
          [x + 7, 2],
        ],
        1.2,
        'k',
      )
      .stroke(
        [
          [x, 22],
          [x + 6, 14],
          [x + 9, 14],
        ],
        1.2,
        'k',
      )
      .stroke(
        [
          [x - 4, 9],
          [x - 9, 8],
        ],
        1.2,
        'k',
      );
  }
  hunter(c, 10, 58, 'e');
  hunter(c, 26, 57, 'r');
  hunter(c, 40, 63, 'g');
  hound(c, 12, 64, 'e');
  hound(c, 26, 65, 'k');
  c.polygon('4,44 8,46 6,51 3,49', 'y').polygon('4,44 2,42 5,42', 'y');
  c.rects('60,14,2,2 56,13,4,1 62,13,4,1', 'k').rects('3,60,5,1 50,62,6,1 1,64,8,1', 'b');
  return scene(
    'hunters-above-ponds',
    'Only one fox for three',
    'Одна лиса на троих',
    'painting, winter, hunters, skaters | картина, зима, охотники, каток',
    'places',
    c,
    {
      '.': '#cfd8b8 winter sky',
      w: '#ffffff snow',
      b: '#8496c2 shade',
      q: '#6fb0a6 ice',
      g: '#3f6a4a green',
      k: '#231d20 black',
      e: '#7a5230 brown',
      r: '#b0492f brick',
      y: '#f5b63a gold',
    },
  );
}

/** After Leonardo: a lady with an animal on her arm. */
function ermineLady() {
  const c = new Stage(60, 74);
  c.rects('0,0,60,1 0,73,60,1 0,0,1,74 59,0,1,74', 't');
  c.blob('1,76 2,62 8,52 18,46 34,46 44,50 52,60 54,76', 'b');
  c.polygon('20,44 36,43 44,50 40,58 24,60 14,52', 'f')
    .polygon('24,36 37,36 38,48 24,48', 'f')
    .polygon('24,38 30,44 37,42 38,48 24,48', 't');
  c.polygon('14,50 20,47 26,56 42,53 46,55 46,76 20,76', 'r')
    .stroke('14,50 20,47 26,57 43,53', 1.4, 'y')
    .polygon('30,62 46,56 54,64 54,76 34,76', 'r');
  onto(c, 'r', () =>
    c
      .stroke('24,62 26,76', 1.2, 'e')
      .stroke('30,60 31,70', 1.2, 'e')
      .stroke('40,70 50,64', 1.4, 'b'),
  );
  onto(c, 'b', () => c.stroke('12,54 8,74', 1.2, '.').stroke('6,60 4,74', 1.2, '.'));
  c.blob('16,22 20,10 30,6 39,9 43,18 43,26 40,36 34,42 27,42 20,38 16,30', 'e');
  c.blob('25,16 32,12 40,15 42,22 42,29 39,36 34,40 28,36 25,28', 'f');
  onto(c, 'f', () => c.blob('22,20 29,22 29,34 34,41 22,40', 't'));
  c.stroke('17,18 28,13 42,16', 1.2, '.').curve('24,18 22,28 25,38 31,42', 2, 'e');
  c.rects('31,22,4,1 38,22,4,1', 'e')
    .rects('31,24,4,2 38,24,3,2', 'w')
    .rects('33,24,2,2 40,24,1,2', '.')
    .rects('31,23,4,1 38,23,3,1', 'e')
    .polygon('37,23 38,23 40,30 37,31', 't')
    .rects('35,34,5,1', 'r')
    .rects('36,35,3,1', 'r');
  c.curve('23,46 28,52 36,52 41,48', 1.6, '.').curve('25,44 30,47 36,45', 1.4, '.');
  c.blob('22,64 28,56 36,50 44,47 50,49 52,54 46,57 42,62 36,68 26,72', 'w')
    .blob('42,48 44,43 49,42 53,45 56,49 53,52 46,54', 'w')
    .discs('44.6,43,2 50,42,1.6', 'w')
    .rects('44,43,1,1', 't');
  c.rects('49,46,2,2', '.')
    .rects('55,48,2,2', '.')
    .rects('51,51,3,1', 't')
    .curve('46,54 48,58 47,62', 2.2, 'w')
    .curve('38,60 42,64 42,68', 2.2, 'w')
    .rects('46,62,3,1 41,68,3,1', '.');
  onto(c, 'w', () => c.curve('30,64 36,58 42,54', 1.2, 't').curve('28,68 34,64', 1.2, 't'));
  c.blob('24,70 28,65 34,62 40,60 41,63 36,66 32,70 28,74 22,75', 'f')
    .stroke('33,66 40,62', 1, 't')
    .stroke('30,70 36,66', 1, 't')
    .rects('39,60,2,1', 't');
  return scene(
    'lady-with-ermine',
    'He bites if you laugh',
    'Кусается если засмеяться',
    'painting, portrait, ermine, lady | картина, портрет, горностай, дама',
    'people',
    c,
    {
      '.': '#1f2229 dark wall',
      b: '#2f5f8f mantle',
      f: '#f3c9a0 skin',
      t: '#c98f62 shade',
      r: '#a8342c dress',
      y: '#e8b93f gold',
      e: '#6a3f24 hair',
      w: '#fbf6ea white',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [caveBull(), winterHunters(), ermineLady()];
