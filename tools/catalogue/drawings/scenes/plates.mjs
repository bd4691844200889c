/** Scenes in colour: plates of food from above. */
import { away, Stage, scene } from './stage.mjs';

/** A table of boards with dark joints. */
function table(width, height, wood, joint) {
  const c = new Stage(width, height).rect(0, 0, width, height, wood);
  for (let y = 9; y < height; y += 11) c.rect(0, y, width, 1, joint);
  for (let y = 0, x = 14; y < height; y += 11, x = (x + 31) % width) c.rect(x, y, 1, 9, joint);
  return c;
}

/** A bowl of noodle soup. */
function noodles() {
  const c = table(62, 60, 'e', 'x');
  c.discs('29,31,27', 'k').discs('29,31,25.6', 'r').discs('29,31,22', 'w').discs('29,31,21', 'o');
  for (let k = 0; k < 16; k++)
    c.discs(
      [away(29, 31, 23.8, k * 22.5)].map((at) => [...at, 0.9]),
      'y',
    );
  c.where(
    (x, y) => Math.hypot(x - 29, y - 31) < 18 && (x + y * 0.4 + 2.4 * Math.sin(y / 2.6)) % 5 < 2.6,
    'y',
  );
  c.blob('12,26 17,17 27,12 30,18 26,25 18,30', 'e')
    .curve('16,24 20,19 27,15', 1.6, 'p')
    .curve('19,27 24,23 28,19', 1, 'p');
  c.ellipse(38, 20, 7.4, 6, 'w', 20).ellipse(38.4, 20, 4, 3.4, 'y', 20).dots('38,18 40,20', 'o');
  c.ellipse(43, 31, 6.4, 5.4, 'w', 60).ellipse(43, 31, 3.6, 3, 'y', 60).dots('43,31', 'o');
  c.polygon('8,36 13,30 25,42 20,50', 'k')
    .stroke('13,36 21,44', 1, 'g')
    .stroke('11,38 18,46', 1, 'g');
  c.discs('35,43,6', 'w').ring(35, 43, 4.4, 3, 'p').discs('35,43,1.4', 'p').rects('38,42,3,2', 'w');
  c.discs('26,31,1.8 29,35,1.8 24,36,1.6 31,29,1.8 28,27,1.6 33,33,1.6', 'g').dots(
    '26,31 29,35 31,29',
    'w',
  );
  c.stroke('38,64 60,-2', 1.8, 'r')
    .stroke('43,64 63,6', 1.8, 'r')
    .stroke('57,7 60,-2', 1.8, 'y')
    .stroke('60.4,14 63,6', 1.8, 'y');
  return scene(
    'bowl-of-noodles',
    'Noodle soup',
    'Суп с лапшой',
    'bowl, egg, chopsticks, Japan | миска, яйцо, палочки, Япония',
    'food',
    c,
    {
      e: '#9a5b2c brown',
      x: '#6b3a1a dark brown',
      o: '#e08a2e broth',
      p: '#f08ca6 pink',
      k: '#1b2a24 dark green',
    },
  );
}

/** A breakfast that looks back. */
function breakfast() {
  const c = new Stage(72, 56);
  for (let y = 0; y < 56; y += 8)
    for (let x = (y % 16) / 2; x < 72; x += 16) c.rect(x, y, 8, 8, 's');
  for (let x = 0; x < 72; x += 2) c.dots(`${x},0 ${x},55`, 'b');
  c.discs('33,28,25', 'b').discs('33,28,24', 'w').discs('33,28,18.6', 's');
  c.blob('18,20 22,14 29,14 33,19 31,26 24,29 18,26', 'w').blob(
    '35,18 40,13 47,15 49,22 45,28 38,28 34,24',
    'w',
  );
  c.discs('25,21,4.4 42,21,4.4', 'y').dots('23,19 24,19 40,19 41,19', 'w');
  c.curve('19,33 25,38 33,40 41,38 48,33', 5.4, 'r').curve(
    '20,33 26,37.6 33,39.4 41,37.4 47,33',
    1.4,
    'w',
  );
  c.curve('18,36 26,41.6 34,42.6 42,41', 1, 'x');
  c.discs('33,29,2.6', 'r').dots('32,28', 'w');
  c.blob('28,8 31,6 35,6 39,8 36,10 33,9 30,10', 'g').dots('33,11 31,11 35,11', 'g');
  c.discs('63,13,8', 'b')
    .discs('63,13,7', 'w')
    .discs('63,13,5.4', 'x')
    .curve('60,12 63,10.6 66,12', 1, 't');
  c.rects('69,18,3,3', 'b')
    .polygon('57,48 56,40 60,36 67,36 70,40 69,49 63,51', 'x')
    .polygon('59,47 58,41 61,38 66,38 68,41 67,47', 't');
  c.rect(61, 42, 5, 4, 'y');
  c.rects('3,12,1,9 5,12,1,9 7,12,1,9 3,20,5,3 5,22,1,26 4,38,3,11', 'u');
  return scene(
    'breakfast-that-smiles',
    'Breakfast for one',
    'Завтрак на одного',
    'eggs, bacon, coffee, toast | яичница, бекон, кофе, тост',
    'food',
    c,
    { x: '#5a3218 coffee' },
  );
}

/** Sushi on a board, with everything that belongs to it. */
function sushi() {
  const c = new Stage(74, 52).rect(0, 0, 74, 52, 'u');
  for (let x = 2; x < 74; x += 6) c.rect(x, 0, 1, 52, 'x');
  c.rect(6, 8, 56, 38, 'x').rect(6, 7, 56, 37, 't').rects('6,18,56,1 6,31,56,1', 'x');
  for (const [x, y, fish] of [
    [9, 10, 'o'],
    [22, 10, 'r'],
    [35, 10, 'o'],
  ]) {
    c.blob(
      [
        [x, y + 3],
        [x + 6, y + 1],
        [x + 11, y + 3],
        [x + 11, y + 7],
        [x + 6, y + 8],
        [x, y + 7],
      ],
      'w',
    );
    c.blob(
      [
        [x - 1, y + 2],
        [x + 5, y - 1],
        [x + 12, y + 2],
        [x + 12, y + 5],
        [x + 5, y + 4],
        [x, y + 5],
      ],
      fish,
    );
    c.stroke(
      [
        [x + 3, y + 1],
        [x + 4, y + 4],
      ],
      1,
      'w',
    ).stroke(
      [
        [x + 7, y + 1],
        [x + 8, y + 4],
      ],
      1,
      'w',
    );
  }
  for (const [x, y, fill] of [
    [14, 25, 'o'],
    [27, 25, 'g'],
    [40, 25, 'r'],
    [14, 38, 'g'],
    [27, 38, 'r'],
  ])
    c.discs(`${x},${y},5.4`, 'k').discs(`${x},${y},4.4`, 'w').discs(`${x},${y},2`, fill);
  c.blob('37,40 40,35 46,35 50,38 48,42 41,43', 'w')
    .rect(41, 34, 5, 10, 'k')
    .blob('36,38 42,33 49,34 51,37 44,38', 'y')
    .rect(42, 33, 4, 5, 'k');
  c.blob('51,14 54,10 58,11 60,15 57,18 53,17', 'g')
    .blob('50,24 54,21 59,23 60,27 55,29 51,28', 'r')
    .curve('52,26 55,24 58,26', 1, 'w');
  c.discs('56,38,5', 'k').discs('56,38,3.6', 'x');
  c.stroke('66,2 68,50', 1.8, 'r').stroke('71,2 71,50', 1.8, 'r').rects('64,38,10,3', 'w');
  return scene(
    'sushi-on-board',
    'Sushi for two',
    'Суши на двоих',
    'fish, rice, chopsticks, Japan | рыба, рис, палочки, Япония',
    'food',
    c,
    { t: '#d9b88a board', u: '#3f7f8c teal', k: '#16241d nori', x: '#5a2f14 dark brown' },
  );
}

/** A pizza with one piece gone. */
function pizza() {
  const c = table(62, 60, 'u', 'n');
  c.discs('30,31,28', 'n')
    .discs('30,30,27', 'e')
    .discs('30,30,25.6', 't')
    .discs('30,30,22.4', 'r')
    .discs('30,30,21', 'y');
  const at = (far, turn, r, ink) => c.discs([[...away(30, 30, far, turn), r]], ink);
  for (const [far, turn] of [
    [14, 20],
    [15, 82],
    [14, 140],
    [15, 200],
    [13, 255],
    [5, 110],
    [6, 230],
  ]) {
    at(far, turn, 4, 'e');
    at(far, turn, 3, 'r');
  }
  for (const [far, turn] of [
    [9, 50],
    [17, 52],
    [9, 172],
    [18, 112],
    [18, 170],
    [17, 228],
    [10, 285],
    [18, 280],
  ]) {
    const [x, y] = away(30, 30, far, turn).map(Math.floor);
    c.rects(`${x - 1},${y},4,2 ${x},${y - 1},2,4`, 'g');
  }
  for (const [far, turn] of [
    [8, 8],
    [19, 36],
    [19, 64],
    [10, 80],
    [19, 155],
    [11, 210],
    [19, 245],
    [19, 214],
  ])
    at(far, turn, 1.4, 'k');
  const piece = [[30, 30], away(30, 30, 34, -68), away(30, 30, 40, -45), away(30, 30, 34, -22)];
  c.polygon(piece, 'n').polygon(piece, 'u');
  for (const turn of [-22, 22, 67, 112, 157, 202, 247, 292])
    c.stroke([away(30, 30, 2, turn), away(30, 30, 26, turn)], 1, 'e');
  c.polygon(
    [[31, 29], away(31, 29, 30, -66), away(31, 29, 40, -45), away(31, 29, 30, -24)],
    'u',
  ).rects('49,3,10,1 52,9,8,1', 'n');
  c.dots('38,20 42,17 36,25 46,12 41,22', 'e');
  return scene(
    'pizza-with-gap',
    'One piece is gone',
    'Одного куска нет',
    'pizza, basil, olives, cheese | пицца, базилик, оливки, сыр',
    'food',
    c,
    { u: '#6b8fb0 blue grey', n: '#3a4f6e slate', k: '#241a24 olive black', e: '#9c5a22 crust' },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [noodles(), breakfast(), sushi(), pizza()];
