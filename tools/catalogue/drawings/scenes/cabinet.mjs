/** Scenes in colour: sheets from books on plants and animals, and a map of the sky. */
import { onto } from './light.mjs';
import { away, Stage, scene } from './stage.mjs';

/** A branch with lemons, whole and halved. */
function lemonBranch() {
  const c = new Stage(64, 76);
  c.curve('60,2 48,12 36,20 26,32 18,40', 2.4, 'e')
    .curve('44,15 50,26 49,34', 1.6, 'e')
    .curve('34,21 24,18 16,20', 1.6, 'e');
  c.each(
    '40,9,9,3.6,-20 54,20,9,3.6,50 24,10,9,3.6,25 10,17,8,3.4,10 34,36,9,3.6,75 14,31,8,3.4,-10',
    (s, ...leaf) => {
      const [x, y, long, , turn] = leaf;
      s.ellipse(...leaf.slice(0, 4), 'g', turn);
      onto(s, 'g', () =>
        s.stroke([away(x, y, long - 1, turn), away(x, y, 1 - long, turn)], 1, 'l'),
      );
    },
  );
  for (const [x, y, turn] of [
    [48, 43, 80],
    [18, 48, 100],
  ]) {
    c.ellipse(x, y, 11, 8.4, 'y', turn);
    c.discs([[...away(x, y, 11, turn), 2.4]], 'y');
    onto(c, 'y', () => {
      c.ellipse(x + 4, y + 1, 10, 8, 'o', turn).ellipse(x - 1, y - 1, 10.4, 7.6, 'y', turn);
      c.ellipse(x - 4, y - 4, 3, 1.6, 'w', turn - 20);
    });
  }
  c.discs('34,62,11', 'y').discs('34,62,9.4', 'w').discs('34,62,8.2', 'y');
  onto(c, 'y', () => {
    for (let turn = 0; turn < 180; turn += 45) {
      c.stroke([away(34, 62, 8.4, turn), away(34, 62, 8.4, turn + 180)], 1, 'w');
    }
    c.ring(34, 62, 12, 10.2, 'o');
  });
  c.dots('31,57 37,60 36,66 29,64', 'e');
  c.each('8,66 56,64', (s, x, y) => {
    for (let turn = -90; turn < 270; turn += 72) s.discs([[...away(x, y, 3.6, turn), 2]], 'p');
    s.discs([[x, y, 1.6]], 'w').dot(x - 1, y - 1, 'o');
  });
  c.ellipses('10,4.6,2,2.6,-20 14,4.6,2,2.6,20', 'w')
    .ellipse(12, 8, 4, 2.6, 'y')
    .rects('10,6,1,5 13,6,1,5', 'k')
    .rects('15,7,2,2', 'k');
  c.rects('0,74,64,1 0,0,1,75 63,0,1,75 0,0,64,1', 'e');
  return scene(
    'branch-of-lemons',
    'When life gives you these',
    'Если жизнь подарила это',
    'lemon, branch, botany, blossom | лимон, ветка, ботаника, цветок',
    'plants',
    c,
    {
      '.': '#b9dcd8 pale blue',
      e: '#7a5a35 twig',
      g: '#2f7a48 leaf',
      l: '#8fc05a vein',
      y: '#f5cf2e lemon',
      o: '#d8962a shade',
      p: '#e8a0b8 petal',
      k: '#2a2a3a black',
    },
  );
}

/** A beetle with six legs, its head up: middle, half of the width, half of the length, inks. */
function beetle(c, [x, y, wide, long], wing, line) {
  for (const [side, from, bend, to] of [
    [-1, -0.3, -0.9, -1.2],
    [-1, 0.1, 0.2, 0.6],
    [-1, 0.4, 0.8, 1.3],
    [1, -0.3, -0.9, -1.2],
    [1, 0.1, 0.2, 0.6],
    [1, 0.4, 0.8, 1.3],
  ]) {
    const leg = [
      [x + side * wide * 0.7, y + from * long],
      [x + side * (wide + 2), y + bend * long * 0.6],
      [x + side * (wide + 3.4), y + to * long * 0.7],
    ];
    c.stroke(leg, 1, 'k');
  }
  c.curve(
    [
      [x - 1, y - long],
      [x - 3, y - long - 4],
      [x - 5, y - long - 5],
    ],
    1,
    'k',
  )
    .curve(
      [
        [x + 1, y - long],
        [x + 3, y - long - 4],
        [x + 5, y - long - 5],
      ],
      1,
      'k',
    )
    .ellipse(x, y - long * 0.95, wide * 0.5, 2.4, 'k')
    .ellipse(x, y - long * 0.55, wide * 0.8, long * 0.34, line)
    .ellipse(x, y + long * 0.25, wide, long * 0.8, wing)
    .rect(Math.floor(x), y - long * 0.35, 1, long * 1.4, 'k');
}

/** A case of beetles; one has left its pin. */
function beetleCase() {
  const c = new Stage(76, 64);
  c.rects('0,0,76,3 0,61,76,3 0,0,3,64 73,0,3,64', 'e');
  beetle(c, [14, 18, 6, 8], 'g', 'k');
  onto(c, 'g', () => c.rects('9,15,2,6 17,15,2,6', 'q'));
  beetle(c, [38, 18, 6, 8], 'r', 'k');
  onto(c, 'r', () => c.rects('33,17,3,3 40,17,3,3 34,22,2,2 41,22,2,2', 'k'));
  beetle(c, [14, 46, 6, 8], 'y', 'k');
  onto(c, 'y', () => c.rects('0,43,30,2 0,48,30,2', 'k').rect(14, 40, 1, 20, 'k'));
  beetle(c, [38, 46, 6, 8], 'v', 'b');
  onto(c, 'v', () => c.rects('34,43,2,7 41,43,2,5', 'q'));
  c.curve('38,37 38,33 41,31', 1.6, 'b');
  c.rects('9,29,11,2 9,57,11,2 33,57,11,2 57,57,11,2 57,29,11,2', 'e');
  beetle(c, [62, 46, 6, 8], 'b', 'q');
  onto(c, 'b', () => c.dots('59,43 59,47 60,51 65,43 65,47 64,51', 'q'));
  c.rects('62,14,1,10', 'k').rects('61,12,3,2', 'r');
  c.ellipse(70, 8, 5.4, 4, 'y', 40)
    .stroke('67,5 73,11', 1, 'k')
    .discs('67,4.4,2', 'k')
    .dots('72,5 69,10 73,7', 'k')
    .stroke('66,9 63,10', 1, 'k')
    .stroke('74,4 75,1', 1, 'k')
    .stroke('70,12 69,15', 1, 'k');
  return scene(
    'case-of-beetles',
    'One pin is free',
    'Одна булавка свободна',
    'beetles, collection, insects, case | жуки, коллекция, насекомые, ящик',
    'animals',
    c,
    {
      '.': '#f3ead8 card',
      e: '#8a5a30 wood',
      k: '#1f1b24 black',
      g: '#2f9a55 green',
      q: '#4fc0c0 turquoise',
      r: '#cf2f35 red',
      y: '#f0c034 yellow',
      v: '#6a3f9a violet',
      b: '#2f5fb8 blue',
    },
  );
}

/** A pomegranate, whole and open. */
function pomegranate() {
  const c = new Stage(70, 66);
  c.curve('6,-2 18,10 30,14 44,8 72,4', 2, 'e')
    .curve('20,11 22,18 24,20', 1.6, 'e')
    .curve('46,8 51,16 52,27', 1.6, 'e')
    .curve('60,6 64,10 64,15', 1.6, 'e');
  c.each(
    '12,16,8,3,60 34,6,8,3,-20 56,13,6,3,60 40,18,7,2.8,60 28,22,7,2.8,20',
    (s, x, y, long, ...more) => {
      s.ellipse(x, y, long, more[0], 'g', more[1]);
      onto(s, 'g', () => s.stroke([away(x, y, long, more[1]), away(x, y, -long, more[1])], 1, 'l'));
    },
  );
  c.discs('22,34,14', 'r').polygon('18,46 15,54 20,51 22,55 25,51 29,54 27,46', 'r');
  onto(c, 'r', () => {
    c.discs('27,38,15', 'm').discs('20,32,14.4', 'r').ellipse(16, 28, 3.4, 2.2, 'p', -40);
    c.rects('19,47,7,1', 'm');
  });
  c.discs('51,42,16', 'r')
    .polygon('47,56 44,65 49,62 52,66 55,62 59,65 56,56', 'r')
    .discs('51,42,14', 'w');
  c.each('51,33 43,38 59,38 46,48 56,48', (s, x, y) => s.discs([[x, y, 4.6]], 'm'));
  onto(c, 'm', () => {
    c.rects(
      '50,30,2,2 53,33,2,2 49,34,2,2 42,36,2,2 45,39,2,2 41,40,2,2 58,36,2,2 61,39,2,2 57,40,2,2',
      'p',
    );
    c.rects('45,46,2,2 48,49,2,2 44,50,2,2 55,46,2,2 58,49,2,2 54,50,2,2 16,48,1,1', 'p');
  });
  c.each('6,58 12,62 18,59 30,62 36,58', (s, x, y) =>
    s.discs([[x, y, 2.6]], 'm').dot(x - 1, y - 1, 'p'),
  );
  c.polygon('62,14 66,14 67,20 61,20', 'r')
    .polygon('60,20 68,20 71,27 67,25 66,29 63,26 60,29 59,25 56,26', 'o')
    .rects('63,20,2,4', 'w');
  return scene(
    'pomegranate-opened',
    'Count the seeds',
    'Сосчитайте зёрна',
    'pomegranate, fruit, seeds, botany | гранат, фрукт, зёрна, ботаника',
    'plants',
    c,
    {
      '.': '#eef3ee paper',
      e: '#7a5433 twig',
      g: '#2f7a4a leaf',
      l: '#93c464 vein',
      r: '#d8402f peel',
      m: '#96183a dark red',
      p: '#f28a94 light',
      w: '#f3cd7c rind',
      o: '#f0862a flower',
    },
  );
}

/** The northern sky: hunters, bears and a lion of stars. */
function starMap() {
  const c = new Stage(80, 80);
  c.discs('40,40,39.8', 'y').discs('40,40,38', 'n').ring(40, 40, 36.6, 35.4, 'b');
  for (let turn = 0; turn < 360; turn += 15)
    c.stroke([away(40, 40, 35, turn), away(40, 40, 38, turn)], 1, 'b');
  c.ring(40, 40, 22.5, 21.6, 'b');
  c.blob('16,25 20,19 28,17 35,19 37,25 35,29 34,37 30,37 29,31 21,31 20,37 16,37 15,30', 'v')
    .discs('38,17,5.4 35,12,2 41,12,2', 'v')
    .polygon('41,15 47,18 46,21 40,22', 'v')
    .polygon('18,20 8,26 8,29 12,29 18,26', 'v');
  c.blob('52,18 57,15 62,17 66,22 68,30 64,33 63,41 60,41 59,34 56,34 52,42 49,41 53,32 52,26', 'q')
    .discs('58,14,3', 'q')
    .stroke('64,22 71,14', 2, 'q')
    .stroke('53,24 46,25 45,20', 2, 'q');
  c.blob('24,56 32,52 42,54 46,58 46,64 43,71 40,71 41,64 32,64 30,71 27,71 27,64', 'o')
    .discs('22,54,6', 'y')
    .discs('20,54.6,3.4', 'o')
    .curve('45,58 52,56 54,51', 1.4, 'o')
    .discs('54,50,1.6', 'y');
  c.curve('56,60 62,56 66,58 64,64 58,64 56,69 61,72', 2.6, 't').discs('56,60,2.4', 't');
  const star = (s, x, y) => s.rect(x - 1, y, 3, 1, 'w').rect(x, y - 1, 1, 3, 'w');
  for (const path of [
    '9,28 15,25 21,22 33,21 34,29 22,29 21,22',
    '58,14 55,20 63,20 60,27 66,31 61,39',
    '60,27 56,27 51,40',
    '55,20 46,24',
    '20,52 28,56 40,57 45,62 42,69',
    '28,56 29,69',
    '57,60 63,57 64,63 57,66 60,71',
  ]) {
    c.stroke(path, 1, 'w');
    c.each(path, star);
  }
  star(c, 40, 40);
  c.discs('40,40,1.5', 'w');
  c.stars('47,8 8,44 72,46 46,46 30,42 20,40 40,32 70,52 14,60 36,48', 'y');
  c.rects('2,2,6,1 2,2,1,6 72,2,6,1 77,2,1,6 2,77,6,1 2,72,1,6 72,77,6,1 77,72,1,6', 'n');
  return scene(
    'map-of-stars',
    'Follow the bear home',
    'Домой за медведицей',
    'stars, constellations, map, sky | звёзды, созвездия, карта, небо',
    'sky',
    c,
    {
      '.': '#e6d3a2 parchment',
      n: '#16244f night',
      b: '#4f82c4 blue',
      y: '#e2b23c gold',
      v: '#7a48a8 violet',
      q: '#1f7a84 teal',
      o: '#b0602a lion',
      t: '#3f8a4a snake',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [lemonBranch(), beetleCase(), pomegranate(), starMap()];
