/** Scenes in colour after paintings and prints: a bridge, a cloak, a desert and a branch. */
import { onto, rain } from './light.mjs';
import { Stage, scene } from './stage.mjs';

/** After Hiroshige: people on a bridge whom the rain surprises. */
function suddenShower() {
  const c = new Stage(58, 76).rect(0, 0, 58, 20, 'c');
  c.where((x, y) => y < 5 + 2 * Math.sin(x / 4) + Math.sin(x / 2.3), 'n');
  c.polygon('0,21 10,20 22,18 36,15 58,11 58,19 30,23 0,28', 'u');
  c.discs('4,21,3 9,20,2.6 17,19,3 24,18,2.4 33,16,3 40,15,2.6 48,13,3.4 55,12,3', 'u');
  c.below((x) => 66 + 1.5 * Math.sin(x / 7), 'b').rects('6,62,12,1 30,63,16,1 44,60,10,1', 'b');
  const deck = (x) => 37 + ((x - 44) / 13) ** 2;
  for (const x of [6, 19, 32, 45]) {
    c.rect(x, deck(x), 2, 68 - deck(x), 'e').rect(x + 4, deck(x + 4), 2, 66 - deck(x + 4), 'e');
    c.rect(x - 1, 54 + (45 - x) / 9, 8, 2, 'e');
  }
  c.where((x, y) => y > deck(x) - 5 && y < deck(x) - 4, 'e');
  c.where((x, y) => y > deck(x) && y < deck(x) + 5, 't');
  c.where((x, y) => y > deck(x) + 5 && y < deck(x) + 7, 'e');
  for (let x = 1; x < 58; x += 6) c.rect(x, deck(x) - 5, 1, 5, 'e');
  for (const [x, coat, hat] of [
    [9, 'n', 'y'],
    [16, 'r', 't'],
    [30, 'n', 't'],
    [38, 'b', 'y'],
    [50, 'r', 'y'],
  ]) {
    const foot = Math.floor(deck(x)) + 2;
    c.polygon(
      [
        [x - 2.5, foot - 4],
        [x - 1.5, foot - 11],
        [x + 2, foot - 11],
        [x + 3, foot - 4],
      ],
      coat,
    );
    c.rect(x - 2, foot - 4, 1, 4, 'c').rect(x + 1, foot - 4, 1, 3, 'c');
    c.where(
      (px, py) => py < foot - 10 && Math.hypot((px - x) / 5.6, (py - foot + 10) / 4.4) < 1,
      hat,
    );
    c.rect(x - 1, foot - 15, 2, 1, 'e');
  }
  c.polygon('3,69 27,68 31,66 29,71 25,73 6,73', 'e')
    .rects('6,72,18,1', 't')
    .polygon('18,68 18,61 22,60 25,63 24,68', 'r')
    .polygon('15,61 21,57 27,61', 'y')
    .stroke('28,58 34,75', 1, 'n')
    .rects('23,63,6,1', 'c');
  rain(c, '.cu', 'n', { step: 5, steep: 9, dash: 9 });
  return scene(
    'shower-over-bridge',
    'Run for the other side',
    'Бегом на тот берег',
    'painting, rain, bridge, people | картина, дождь, мост, люди',
    'places',
    c,
    {
      '.': '#a8cbd8 river',
      c: '#f1ead2 pale sky',
      n: '#1c2440 night cloud',
      u: '#6d7f92 far shore',
      b: '#3a6ea8 deep water',
      e: '#5a3a22 timber',
      t: '#c89a5c planks',
      y: '#f2cf5b straw',
      r: '#c2452f red coat',
    },
  );
}

/** After Klimt: two in one golden cloak, on a meadow at the end of the world. */
function goldenCloak() {
  const c = new Stage(60, 74);
  c.dots(
    '4,5 11,12 3,20 9,30 2,41 7,50 15,3 52,6 57,14 50,18 56,27 51,35 57,44 52,52 46,4 12,42 ' +
      '14,22 54,58 3,58 47,11 40,2 23,5 7,36 55,20',
    'y',
  ).rects('6,16,1,2 53,31,1,2 4,47,1,2 56,50,1,2 12,7,1,2 49,24,1,2', 'y');
  c.blob('30,4 38,7 43,13 45,24 47,40 45,56 40,64 24,65 16,58 14,44 16,28 18,16 23,8', 'y');
  onto(c, 'y', () => {
    c.blob('34,22 43,17 46,30 47,44 45,60 32,66 28,52 30,36', 'o');
    c.rects('18,18,3,6 17,28,4,5 22,34,3,7 16,38,4,6 21,46,4,4 17,50,3,6 24,54,3,6', 'k');
    c.rects('22,26,3,5 19,44,3,2 25,42,2,7 18,34,3,2 22,51,2,4 21,58,3,3', 'c');
    c.rects('20,11,3,4 26,48,2,4 19,24,2,3', 'c');
    c.discs('40,32,2.8 35,41,2.8 42,43,2.8 36,53,2.8 42,56,2.4 33,62,2 36,30,1.6', 'r');
    c.discs('40,32,1.3 35,41,1.3 42,43,1.3 36,53,1.3 42,56,1', 'c');
    c.dots('44,37 38,36 32,47 39,48 44,50 32,36 40,61 33,57', 'g');
  });
  c.blob('25,8 31,6 35,9 35,13 31,15 26,14 23,12', 'k')
    .blob('27,11 33,10 35,13 33,17 28,17', 'f')
    .blob('34,11 40,12 43,17 42,23 36,25 31,22 29,17 31,13', 'e')
    .blob('30,15 36,14 39,17 38,21 33,23 29,20', 'f')
    .rects('32,17,3,1 33,20,2,1', 'e')
    .dots('34,20', 'r')
    .polygon('36,22 43,24 45,29 39,29 35,25', 'f')
    .blob('37,25 41,23 44,26 42,29', 'f');
  c.blob('24,17 30,19 31,22 27,24 24,22', 'f').rects('25,20,4,1 26,22,3,1', 'e');
  c.dots('29,9 32,8 26,10 39,14 41,19 38,24 35,12 40,22', 'c').dots('34,8 24,12 41,16 36,13', 'g');
  c.blob('18,62 28,60 44,60 54,62 61,68 61,80 -2,80 -2,68 8,62', 'g');
  c.each('5,66 13,70 20,64 28,70 34,65 42,71 47,64 54,69 24,68 9,73 38,68 51,73', (s, x, y) =>
    s
      .rect(x - 1, y, 3, 1, 'c')
      .rect(x, y - 1, 1, 3, 'c')
      .dot(x, y, 'r'),
  );
  c.dots('10,66 17,72 31,73 39,63 45,67 57,72 3,70 25,72 50,67', 'y');
  c.polygon('36,61 46,61 49,65 44,66 38,65', 'f').dots('46,65 44,64', 'e');
  return scene(
    'kiss-in-gold',
    'A cloak for two',
    'Один плащ на двоих',
    'painting, love, gold, meadow | картина, любовь, золото, луг',
    'people',
    c,
    {
      '.': '#7c5a2e bronze',
      y: '#e8b73a gold',
      o: '#c98427 dark gold',
      k: '#1d1a18 black',
      c: '#f9efcf ivory',
      r: '#c23a4a red',
      g: '#3f7f49 meadow',
      f: '#f4c9a0 skin',
      e: '#4a2a18 hair',
    },
  );
}

/** After Rousseau: a lion finds a sleeper in the desert. */
function desertDream() {
  const c = new Stage(76, 56);
  c.discs('62,9,5', 'w').rects('60,7,2,2 63,10,2,1 62,6,1,1', 'c');
  c.dots('6,4 14,9 24,3 33,8 42,2 50,6 72,3 5,16 19,15 70,18 28,14 74,12', 'w');
  c.polygon('0,28 10,23 20,26 32,21 44,26 56,24 66,27 76,24 76,34 0,34', 'b');
  c.below((x) => 31 + Math.sin(x / 9), 'q').rects('4,33,14,1 26,34,10,1 62,33,10,1', 'w');
  c.below((x) => 37 + 1.4 * Math.sin(x / 11 + 1), 'c');
  c.dashes('2,41,14 64,40,12 48,44,9 66,49,8 1,54,12 36,54,14 68,54,6', 'o');
  c.blob('40,20 50,18 60,19 65,23 66,29 62,31 52,32 42,31 37,27', 'o')
    .polygon('58,27 66,25 65,33 64,43 61,43 61,34 57,30', 'o')
    .polygon('50,30 56,30 56,43 53,43 53,34', 'e')
    .polygon('41,29 46,30 45,43 42,43 42,36', 'o')
    .polygon('36,28 40,30 39,42 36,42', 'e')
    .rects('40,42,5,2 34,41,4,2 60,42,5,2 51,42,5,2', 'o');
  c.curve('65,22 71,20 72,12 69,7', 1.6, 'o').discs('68.5,6,2.2', 'e');
  c.blob('31,18 38,15 45,18 47,25 44,32 38,34 32,31 29,25', 'e')
    .blob('27,21 33,19 37,22 37,28 34,31 28,31 25,28', 'o')
    .rects('24,27,5,4', 'o')
    .rects('24,26,2,2 26,31,5,1', 'k')
    .rects('29,23,3,2', 'w')
    .rects('30,23,1,2', 'k')
    .discs('36,18,1.6', 'o')
    .dots('33,29 42,22 43,27 40,31 41,18', 'k');
  c.blob('6,43 16,40 30,41 42,44 50,47 50,51 36,52 18,51 6,49', 'r');
  onto(c, 'r', () => {
    for (let x = 7; x < 50; x += 6) {
      c.stroke(`${x + 3},38 ${x - 1},54`, 2, 'b').stroke(`${x + 5.5},38 ${x + 1.5},54`, 1, 'w');
    }
  });
  c.discs('10,42,3.6', 'k')
    .blob('6,40 10,40 12,43 10,47 6,46 5,43', 'e')
    .dots('7,43', 'k')
    .rects('6,45,2,1', 'k')
    .stroke('14,47 6,50', 2, 'e')
    .rects('46,49,4,2', 'e');
  c.blob('22,48 28,46 33,49 32,54 26,55 21,52', 'o')
    .discs('27,50,1.4', 'k')
    .stroke('32,49 44,42', 1.4, 'e')
    .rects('43,40,3,3', 'k');
  c.blob('57,44 61,46 62,51 59,54 55,54 53,51 54,46', 'q')
    .rects('56,42,3,3 55,41,5,1', 'q')
    .rects('55,47,1,4', 'w');
  return scene(
    'lion-over-sleeper',
    'Do not wake up now',
    'Только не просыпайся',
    'painting, lion, desert, moon | картина, лев, пустыня, луна',
    'people',
    c,
    {
      '.': '#27407a night blue',
      b: '#4f79b8 hills',
      q: '#2f8f95 water',
      c: '#ecd3a0 sand',
      o: '#d98a2b lion',
      e: '#6b3d1d brown',
      k: '#15131a black',
      r: '#d9534a rose',
    },
  );
}

/** After van Gogh: a branch of an almond tree in flower. */
function almondBranch() {
  const c = new Stage(68, 60);
  c.curve('-2,58 12,48 22,40 34,36 50,24 70,14', 3.4, 'e')
    .curve('22,40 22,30 30,18 29,6 33,-2', 2.4, 'e')
    .curve('34,36 46,40 56,38 70,44', 2.2, 'e')
    .curve('12,48 8,36 10,24 4,14', 2, 'e')
    .curve('46,40 52,48 62,54', 1.6, 'e')
    .curve('50,24 50,14 56,4', 1.8, 'e')
    .curve('29,16 38,12 42,5', 1.4, 'e')
    .curve('10,26 17,20 18,12', 1.4, 'e')
    .curve('20,43 30,50 34,58', 1.6, 'e');
  onto(c, 'e', () => {
    c.curve('-2,57 12,47 22,39 34,35 50,23 70,13', 1, 't').curve(
      '21,38 21,30 29,18 28,6',
      0.9,
      't',
    );
  });
  const blossoms =
    '6,12,4 18,11,4 32,4,4.6 42,5,3.6 57,4,4.6 12,33,4.4 24,24,4.6 38,13,3.6 51,14,4 61,17,4.8 ' +
    '40,30,4.8 55,39,4.8 64,43,4 52,49,4.2 63,54,4.2 30,50,4.2 34,57,3.6 4,46,4.4 17,22,3';
  c.each(blossoms, (stage, x, y, r) => {
    for (let turn = 0; turn < 5; turn++) {
      const angle = ((turn * 72 + x * 11) * Math.PI) / 180;
      const cx = x + r * 0.62 * Math.cos(angle);
      const cy = y + r * 0.62 * Math.sin(angle);
      stage.discs([[cx, cy, r * 0.5]], turn === 1 || turn === 2 ? 'p' : 'w');
    }
    stage.discs([[x, y, r * 0.4]], 'w').rect(Math.floor(x), Math.floor(y), 2, 1, 'm');
    stage.dot(Math.floor(x), Math.floor(y) - 1, 'y');
  });
  c.ellipses('45,19,1.4,2.4,-30 15,43,1.4,2.4 60,28,1.4,2.2 44,44,1.4,2.2,40', 'm');
  c.each(
    '45,20,49,24 60,27,58,20 44,44,46,40 15,43,16,46 47,34,46,39 23,51,25,47 ' +
      '66,33,64,41 56,24,54,22 40,47,45,41',
    (s, ...ends) => s.stroke([ends.slice(0, 2), ends.slice(2)], 1, 'e'),
  );
  c.ellipses('8,20,2.6,1.1,40 47,34,3,1.2,-30 26,12,2.8,1.2,-60 23,51,2.8,1.2,10', 'g').ellipses(
    '66,32,1.2,2.6,20 56,24,2.8,1.2,60 40,47,2.8,1.2,20 10,53,2.8,1.2,30',
    'g',
  );
  return scene(
    'branch-of-almond',
    'February in the south',
    'Февраль на юге',
    'painting, almond, blossom, sky | картина, миндаль, цветы, небо',
    'plants',
    c,
    {
      '.': '#5fb3bd turquoise',
      e: '#4f4a35 bark',
      t: '#8a8a4c lichen',
      p: '#f0bcc0 pink',
      m: '#b5435f bud',
      y: '#f2c53d stamen',
      g: '#2f7a55 leaf',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [suddenShower(), goldenCloak(), desertDream(), almondBranch()];
