/** Scenes in colour: posters and a card, with large shapes and few words. */
import { onto } from './light.mjs';
import { away, Stage, scene } from './stage.mjs';

/** A cable car over the snow, watched by a chamois. */
function cableCar() {
  const c = new Stage(70, 80);
  c.discs('14,14,7', 'y');
  c.polygon('-2,52 12,28 18,34 30,12 40,26 46,21 62,38 72,46 72,80 -2,80', 'w');
  onto(c, 'w', () => {
    c.polygon('30,12 40,26 46,21 62,38 72,46 72,62 62,58 50,50 44,54 38,38 34,40 33,28 30,24', 'b');
    c.polygon('12,28 18,34 22,40 18,46 14,42 12,36', 'b');
    c.polygon('34,44 40,52 36,58 30,52', 'b');
  });
  c.below((x) => 60 + 5 * Math.sin(x / 9 + 1), 'w');
  c.firs('6,48,64,5 15,52,66,4 26,54,68,4 34,58,70,4', 'g', 'k');
  c.polygon('46,80 50,68 58,62 72,58 72,80', 'k').polygon(
    '50,68 58,62 72,58 72,61 60,65 53,70',
    'w',
  );
  c.blob('57,52 61,50 67,51 68,56 65,58 59,58 57,56', 'e')
    .rects('58,56,2,7 61,57,2,6 65,56,2,6', 'e')
    .polygon('58,53 55,46 52,45 52,49 56,56', 'e')
    .polygon('53,45 49,48 50,50 53,49', 'e')
    .curve('54,45 55,40 58,39 59,41', 1.4, 'k')
    .dots('52,46', 'w');
  c.stroke('-1,44 71,5.6', 1.8, 'k').stroke('-1,26 71,3', 1.8, 'k');
  c.rects('8,21,2,4', 'k').rects('6,25,7,5', 'r').rects('7,26,2,2 10,26,2,2', 'y');
  c.rects('26,28,3,10', 'k').rects('22,27,11,2', 'k').rects('20,37,15,2', 'k');
  c.blob('14,42 16,39 40,39 42,42 43,52 40,57 16,57 13,52', 'r');
  c.rects('16,43,7,7 25,43,7,7 34,43,6,7', 'y').rects('13,52,30,2', 'y');
  c.discs('19,47,2 28.6,46,2 37,47,1.8', 'f')
    .rects('17,49,4,1 26,48,5,2 35,49,4,1', 'k')
    .rects('17,44,4,2', 'g')
    .rects('26,43,5,2', 'b')
    .rects('35,44,4,2', 'k');
  c.stroke('40,46 45,42', 1, 'f').rects('44,40,2,2', 'f');
  c.rects('41,54,1,1', 'k');
  return scene(
    'cable-car-poster',
    'See you at the top',
    'Увидимся наверху',
    'mountains, cable car, snow, poster | горы, канатная дорога, снег, плакат',
    'places',
    c,
    {
      '.': '#a8dbe8 sky',
      w: '#ffffff snow',
      b: '#5f8fc8 shade',
      g: '#1f6a55 firs',
      k: '#1f2438 dark',
      r: '#d8322f red',
      y: '#ffd34d yellow',
      f: '#f2b48a skin',
      e: '#8a552a chamois',
    },
  );
}

/** A visitor in a suit of white, feet at (x, y). */
function traveller(c, x, y, stripe) {
  c.rect(x - 3, y - 5, 2, 5, 'w')
    .rect(x + 1, y - 5, 2, 5, 'w')
    .rect(x - 3, y - 12, 6, 8, 'w')
    .rect(x - 5, y - 12, 2, 6, 'w')
    .rect(x + 3, y - 12, 2, 6, 'w')
    .rect(x - 2, y - 10, 4, 4, stripe)
    .ellipse(x, y - 15, 4, 3.8, 'w')
    .ellipse(x, y - 15, 2.6, 2.2, 'q');
}

/** Tourists with suitcases under a planet with rings. */
function saturnPoster() {
  const c = new Stage(64, 80);
  c.stars('6,6 54,5 60,40 4,44 44,8 10,30 58,22 20,4', 'w');
  const ring = (wide, high) => (x, y) => {
    const along = (x - 32) * 0.94 - (y - 28) * 0.34;
    const across = (y - 28) * 0.94 + (x - 32) * 0.34;
    return (along / wide) ** 2 + (across / high) ** 2 <= 1;
  };
  const gap = ring(25.4, 6.4);
  const inner = ring(21, 4.6);
  const isRing = (x, y) => ring(31, 8.4)(x, y) && !inner(x, y);
  c.where((x, y) => isRing(x, y) && !gap(x, y), 't').where(
    (x, y) => isRing(x, y) && gap(x, y),
    'y',
  );
  c.where((x, y) => {
    const isBehind = isRing(x, y) && y - 28 > -(x - 32) * 0.36;
    return Math.hypot(x - 32, y - 28) < 16.5 && !isBehind;
  }, 'o');
  onto(c, 'o', () => {
    for (const [shift, wide, ink] of [
      [-11, 2, 'y'],
      [-6, 2.4, 'r'],
      [1, 2, 'y'],
      [9, 3, 'r'],
    ]) {
      c.where((x, y) => Math.abs(y - 28 + (x - 32) * 0.36 - shift) < wide / 2 + 0.4, ink);
    }
    c.where((x, y) => Math.hypot(x - 26, y - 23) > 18.6, 'm');
  });
  c.below((x) => 58 + 2 * Math.sin(x / 8) - ((x - 32) / 22) ** 2, 'm');
  c.below((x) => 66 + Math.sin(x / 5), 'v');
  c.ellipses('28,61,5,1.4 44,63,3,1', 'v').ellipses('26,77,6,1.6 7,77,4,1.2', 'm');
  c.polygon('49,60 49,42 53,35 57,42 57,60', 'w')
    .polygon('49,42 53,34 57,42', 'r')
    .discs('53,47,2', 'q')
    .polygon('49,52 45,60 49,59', 'r')
    .polygon('57,52 61,60 57,59', 'r')
    .rects('51,58,4,3', 'y')
    .rects('52,61,2,3', 'o');
  traveller(c, 18, 72, 'r');
  traveller(c, 33, 73, 'y');
  c.rects('6,67,7,6', 't')
    .rects('8,65,3,2', 't')
    .rects('9,67,1,6', 'r')
    .rects('40,69,8,5', 'r')
    .rects('42,67,4,2', 'y')
    .rects('44,69,1,5', 'y');
  c.stroke('28,62 23,58', 1.6, 'w');
  c.rects('53,72,6,3 53,75,1,2 58,75,1,2 52,70,1,3', 'o')
    .discs('60,70.4,3.4', 'w')
    .rects('59,69,3,3', 'o')
    .dots('61,70', 'v')
    .rects('59,68,1,1', 'r');
  return scene(
    'saturn-for-tourists',
    'Weekend by the rings',
    'Выходные у колец',
    'Saturn, planet, tourists, poster | Сатурн, планета, туристы, плакат',
    'sky',
    c,
    {
      '.': '#1a1f4a space',
      t: '#b98f6a stone',
      y: '#f6d271 gold',
      o: '#eb9440 orange',
      r: '#cf4436 red',
      m: '#8a3a6a plum',
      v: '#4f2a66 violet',
      q: '#5fc8d8 glass',
    },
  );
}

/** A card with the face of the sun above a garden wall. */
function sunCard() {
  const c = new Stage(58, 84);
  c.rects('0,0,58,2 0,82,58,2 0,0,2,84 56,0,2,84', 'r').rects(
    '3,3,52,1 3,80,52,1 3,3,1,78 54,3,1,78',
    'o',
  );
  for (let turn = 0; turn < 360; turn += 30) {
    const tip = away(29, 30, 25, turn);
    c.polygon([away(29, 30, 14, turn - 9), tip, away(29, 30, 14, turn + 9)], 'y');
    const bent = [
      away(29, 30, 13, turn + 15),
      away(29, 30, 17, turn + 19),
      away(29, 30, 22, turn + 13),
    ];
    c.curve(bent, 2.4, 'o');
  }
  c.discs('29,30,15', 'o').discs('29,30,13.4', 'y');
  c.ellipses('23.4,27,3.4,2.2 34.6,27,3.4,2.2', 'w').rects('23,26,2,3 34,26,2,3', 'k');
  c.curve('19,24 23,22.4 27,24', 1.2, 'e').curve('31,24 35,22.4 39,24', 1.2, 'e');
  c.polygon('28,25 30,25 32,33 26,33', 'o').rects('26,33,6,1', 'e');
  c.curve('22,36 25,39 29,40 33,39 36,36', 1.6, 'r');
  c.discs('20,33,2.4 38,33,2.4', 'o');
  c.rects('4,62,50,18', 'e');
  onto(c, 'e', () => {
    for (let y = 62; y < 80; y += 6) {
      c.rect(0, y, 58, 1, 'o');
      for (let x = y % 4 === 0 ? 4 : 9; x < 58; x += 11) c.rect(x, y, 1, 6, 'o');
    }
  });
  c.rects('4,61,50,2', 'r');
  for (const [x, y] of [
    [10, 54],
    [48, 54],
    [40, 57],
  ]) {
    c.stroke(
      [
        [x, y],
        [x, 80],
      ],
      1.4,
      'g',
    )
      .ellipse(x - 3, y + 13, 3, 1.6, 'g', 30)
      .ellipse(x + 3, y + 17, 3, 1.6, 'g', -30);
    for (let turn = 0; turn < 360; turn += 45)
      c.discs([[...away(x + 0.5, y, 4.4, turn), 1.8]], 'y');
    c.discs([[x + 0.5, y, 3.2]], 'k');
  }
  c.blob('18,60 20,56 25,55 30,56 33,60 32,62 19,62', 'w')
    .discs('19,57,3.4', 'w')
    .polygon('16,55 16,51 19,54', 'w')
    .polygon('19,54 22,51 22,56', 'w')
    .curve('32,61 34,66 31,69', 1.6, 'w')
    .rects('17,57,2,1 20,57,2,1', 'k')
    .dots('19,59', 'r')
    .rects('25,56,1,3 28,56,1,3', 'o');
  return scene(
    'card-of-the-sun',
    'A good card to draw',
    'Хорошая карта',
    'sun, card, cat, sunflowers | солнце, карта, кот, подсолнухи',
    'games',
    c,
    {
      '.': '#8fd0ea sky',
      y: '#ffda4a sun',
      o: '#f09a35 orange',
      e: '#9a5c34 brick',
      k: '#3a2420 dark',
      r: '#c8303a red',
      g: '#2f8a4a green',
    },
  );
}

/** A beach from above: parasols, towels, swimmers, and a thief. */
function beachFromAbove() {
  const c = new Stage(80, 62);
  const shore = (x) => 19 + 3 * Math.sin(x / 9) + 1.4 * Math.sin(x / 4);
  c.where((x, y) => y < shore(x), 'q').where((x, y) => y < shore(x) - 8, 'b');
  c.where((x, y) => y > shore(x) - 1.6 && y < shore(x) + 0.6, 'w').where(
    (x, y) => y > shore(x) - 5.6 && y < shore(x) - 4.6,
    'w',
  );
  c.each('14,28,10 41,50,10 66,25,10', (s, x, y, r) => {
    s.discs([[x + 1, y + 2, r]], 't');
    s.discs([[x, y, r]], 'w');
    onto(s, 'w', () => {
      for (let turn = 0; turn < 360; turn += 60) {
        s.polygon(
          [[x, y], away(x, y, r + 4, turn), away(x, y, r + 4, turn + 30)],
          x === 41 ? 'y' : 'r',
        );
      }
    });
    s.rect(x - 1, y - 1, 2, 2, 'k');
  });
  c.rects('26,29,8,18', 'y').rects('26,32,8,2 26,36,8,2 26,40,8,2 26,44,8,2', 'w');
  c.discs('30,32,2.4', 'k')
    .rects('28,34,4,6', 'r')
    .rects('28,40,1,6 31,40,1,6 26,35,2,4 32,35,2,4', 'e')
    .rects('28,34,1,6 31,34,1,6', 'e')
    .rects('29,34,2,6', 'r');
  c.rects('54,38,8,17', 'q')
    .rects('54,38,8,1 54,54,8,1', 'w')
    .rects('56,41,4,5', 'b')
    .rects('57,47,2,4', 'w');
  c.rects('10,44,5,6', 'r')
    .rects('9,44,1,2 15,44,1,2', 'r')
    .rects('11,42,3,1', 'w')
    .discs('20,46,3', 'w')
    .polygon('20,46 23,44 23,48', 'r')
    .polygon('20,46 17,44 17,48', 'b');
  c.discs('22,8,2', 'e').rects('18,9,3,1 23,9,3,1', 'e').ring(22, 10, 4.4, 2.8, 'r');
  c.polygon('52,5 62,2 65,4 62,7 52,7', 'w').rects('54,4,6,2', 'r').rects('56,3,1,4', 'e');
  c.discs('40,6,1.8', 'k')
    .rects('38,8,5,1', 'e')
    .dashes('35,10,11 4,5,6 8,12,6 70,9,7 44,2,5 28,3,4', 'w');
  c.blob('68,49 72,46 76,49 76,53 72,55 68,53', 'r')
    .rects('69,45,1,3 74,45,1,3', 'r')
    .rects('68,43,3,2 73,43,3,2', 'k')
    .stroke('67,48 64,45', 1.4, 'r')
    .stroke('77,48 79,45', 1.4, 'r')
    .rects('62,42,3,3', 'r')
    .stroke('68,54 65,57', 1, 'r')
    .stroke('70,55 69,58', 1, 'r')
    .stroke('74,55 75,58', 1, 'r')
    .stroke('76,54 79,57', 1, 'r');
  c.dots('66,58 62,59 57,59 70,60 52,60', 't').rects('4,56,3,1 5,55,1,3 24,58,3,1 25,57,1,3', 'y');
  c.rects('20,53,2,4 23,52,2,4', 'b');
  return scene(
    'beach-from-above',
    'Where are my sunglasses',
    'Где мои очки',
    'beach, parasols, sea, crab | пляж, зонтики, море, краб',
    'places',
    c,
    {
      '.': '#f3deb0 sand',
      t: '#d0aa70 shadow',
      q: '#4fc0c8 shallow',
      b: '#1f7fb8 sea',
      r: '#e0403a red',
      y: '#f5c22f yellow',
      e: '#b06a3a skin',
      k: '#2a2030 dark',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [cableCar(), saturnPoster(), sunCard(), beachFromAbove()];
