/** Scenes in colour: portraits that nobody sat for. */
import { away, Stage, scene } from './stage.mjs';

/** A fisherman in oilskins, and the weather that goes with them. */
function fisherman() {
  const c = new Stage(56, 64)
    .rect(0, 0, 56, 64, 'u')
    .below((x) => 42 + 3 * Math.sin(x / 5), 'n')
    .curve('0,53 10,49 22,53 34,49 46,53 58,50', 1.4, 's')
    .curve('0,60 12,57 24,61 40,57 58,60', 1.4, 's');
  for (let x = 1; x < 56; x += 5)
    for (let y = (x * 5) % 9; y < 46; y += 9)
      c.stroke(
        [
          [x + 1.5, y],
          [x, y + 3],
        ],
        1,
        's',
      );
  c.polygon('4,38 14,38 12,42 6,42', 'r').rects('8,32,1,6', 'x').polygon('9,33 13,37 9,37', 'w');
  c.polygon('8,64 10,52 18,46 38,46 46,52 50,64', 'y')
    .polygon('38,46 46,52 50,64 42,64 40,54', 'o')
    .rects('27,48,2,16', 'o')
    .rects('24,53,2,2 24,58,2,2 31,53,2,2 31,58,2,2', 'x');
  c.blob('19,20 18,30 20,38 28,43 37,38 39,30 38,20', 'f').polygon(
    '35,22 38,22 39,31 36,38 33,40 35,32',
    'o',
  );
  c.blob('19,31 17,38 20,46 28,51 36,46 40,38 38,31 34,35 28,33 23,35', 'w')
    .curve('22,40 24,45 28,48', 1, 's')
    .curve('35,40 33,45 30,48', 1, 's')
    .curve('28,38 28,44', 1, 's');
  c.polygon('22,35 28,32 34,35 31,36 25,36', 'w')
    .rects('26,37,5,1', 'r')
    .blob('28,25 26,31 28,33 31,31 30,25', 'o')
    .rects('27,26,1,5', 'f');
  c.stroke('21,25 25,24.4', 1.4, 'w')
    .stroke('32,24.4 36,25', 1.4, 'w')
    .rects('22,27,3,1 32,27,3,1', 'x')
    .rects('23,27,1,1 33,27,1,1', 'n');
  c.blob('17,19 19,9 28,5 37,9 40,19', 'y')
    .polygon('37,10 40,19 34,19 34,9', 'o')
    .polygon('10,24 17,17 40,17 48,25 42,23 34,21 22,21 14,23', 'y')
    .polygon('40,17 48,25 42,23 34,21 30,20', 'o')
    .rects('19,17,20,1', 'x');
  c.stroke('17,24 19,34 22,42', 1, 'x')
    .stroke('31,37 40,40', 1.4, 'x')
    .polygon('38,38 43,38 43,43 39,43', 'x')
    .curve('41,36 44,32 42,28 46,24', 1.6, 'w');
  return scene(
    'fisherman-in-oilskins',
    'Catch of the day',
    'Улов дня',
    'fisherman, rain, pipe, sea | рыбак, дождь, трубка, море',
    'people',
    c,
    { u: '#6d7f96 storm grey', s: '#b5c9dc rain', n: '#254a78 navy' },
  );
}

/** A lady of the spring, as on posters of 1900. */
function spring() {
  const c = new Stage(50, 70)
    .rect(0, 0, 50, 70, 'e')
    .rect(2, 2, 46, 66, 'c')
    .rect(2, 60, 46, 8, 'g');
  c.discs('25,25,20', 'e').discs('25,25,18.6', 'y').discs('25,25,13.4', 'c');
  for (let k = 0; k < 12; k++) {
    const at = away(25, 25, 16, k * 30);
    c.discs([[...at, 2.2]], 'r').discs([[...at, 0.9]], 'c');
  }
  c.polygon('8,60 11,48 19,43 31,43 39,48 42,60', 'q')
    .polygon('19,43 31,43 28,52 25,55 22,52', 'f')
    .polygon('36,47 42,60 33,60', 'g')
    .curve('14,50 18,54 17,60', 1, 'g')
    .curve('30,50 29,56 31,60', 1, 'g');
  c.blob(
    '25,10 16,13 13,22 14,32 10,38 12,46 18,44 20,36 32,36 32,44 39,47 40,38 36,32 37,22 34,13',
    'o',
  );
  c.curve('15,24 15,34 12,42', 1, 'e')
    .curve('36,24 36,34 39,43', 1, 'e')
    .curve('18,14 15,20', 1, 'e');
  c.polygon('22,36 28,36 29,45 21,45', 'f').blob(
    '25,14 19,16 18,24 19,31 22,36 25,38 28,36 31,31 32,24 31,16',
    'f',
  );
  c.blob('25,11 18,14 17,22 20,17 25,15 30,17 33,22 32,14', 'o')
    .rects('20,24,3,1 27,24,3,1', 'e')
    .rects('21,26,2,1 27,26,2,1', 'g')
    .rects('20,25,3,1 27,25,3,1', 'e');
  c.rects('24,27,1,3 24,30,2,1', 'e').rects('23,33,4,1 24,34,2,1', 'r');
  for (const [x, y, ink] of [
    [16, 13, 'r'],
    [21, 9, 'y'],
    [28, 9, 'r'],
    [34, 13, 'y'],
    [25, 8, 'r'],
  ])
    c.discs(`${x},${y},2.4`, ink).dot(x - 0.5, y - 0.5, ink === 'r' ? 'y' : 'r');
  c.polygon('12,12 15,16 11,16', 'g').polygon('38,12 35,16 39,16', 'g');
  for (let x = 5; x < 47; x += 7)
    c.stroke(
      [
        [x + 1, 68],
        [x + 1, 62],
      ],
      1,
      'q',
    )
      .discs(`${x + 1.5},61.5,2`, x % 2 ? 'r' : 'y')
      .dot(x + 1, 61, 'c');
  c.rects('5,54,3,3 42,54,3,3', 'y').rects('4,4,4,1 4,4,1,4 42,4,4,1 45,4,1,4', 'e');
  return scene(
    'spring-on-poster',
    'Her name is spring',
    'Её зовут Весна',
    'poster, flowers, hair, halo | плакат, цветы, волосы, нимб',
    'people',
    c,
    {
      '.': '#f6e6bd cream',
      c: '#f6e6bd cream',
      e: '#6f3f20 brown',
      o: '#c8641f auburn',
      y: '#efb93a gold',
      q: '#5fae9a mint',
      g: '#2f7a55 green',
      f: '#f4b8a0 peach',
    },
  );
}

/** A lady with a long neck, as Modigliani saw his friends. */
function longNeck() {
  const c = new Stage(48, 70)
    .rect(0, 0, 48, 70, 'q')
    .rect(0, 0, 17, 70, 'u')
    .polygon('40,0 48,0 48,70 44,70', 'u');
  c.polygon('4,70 8,58 18,51 32,51 41,58 45,70', 'k')
    .polygon('18,51 32,51 27,60 24,61', 't')
    .curve('13,56 16,62 16,70', 1, 'u')
    .curve('37,57 35,63 36,70', 1, 'u');
  c.polygon('21,36 29,34 31,54 20,55', 't').polygon('27,36 29,34 31,54 28,55', 'o');
  c.blob('16,13 13,20 14,32 18,36 33,34 37,27 36,16 31,7 22,7', 'x').blob(
    '26,2 19,4 18,10 33,9 33,4',
    'x',
  );
  c.blob('20,11 17,18 18,28 22,36 26,39 30,36 33,28 33,18 30,11', 't').blob(
    '30,12 33,18 33,28 30,36 27,38 29,30 30,22',
    'o',
  );
  c.blob('20,10 17,17 17,22 20,17 26,12 31,15 34,21 33,13 27,8', 'x');
  c.polygon('19,21 22,20 24.4,21.4 22,22.6', 's')
    .polygon('27,21 30,19.6 32.4,20.6 30,22', 's')
    .stroke('18.6,18.6 22,17.6 25,18.6', 1, 'x')
    .stroke('27,18.4 30,17.2 33,18', 1, 'x');
  c.stroke('26.4,19 27.4,29 25,30.4', 1, 'r')
    .rects('23,33,4,2', 'r')
    .rects('22,33,1,1 27,33,1,1', 'r')
    .rects('18,28,2,2 31,27,2,2', 'r');
  c.discs('16.6,31,1.4 34,29,1.4', 's')
    .curve('20,46 25,49 31,45', 1.4, 'r')
    .dots('22,48 25,49 28,48', 's');
  c.polygon('10,70 14,63 22,60 30,62 34,66 30,70', 't')
    .stroke('18,64 26,66', 1, 'o')
    .stroke('16,67 24,69', 1, 'o')
    .rects('27,63,2,2', 's');
  return scene(
    'lady-with-long-neck',
    'Blank blue eyes',
    'Глаза без зрачков',
    'portrait, painting, neck, hands | портрет, картина, шея, руки',
    'people',
    c,
    {
      q: '#7fa08c sage',
      u: '#4d6b6b slate green',
      k: '#1d1d26 black',
      x: '#6b3318 chestnut',
      t: '#eab27c apricot',
      o: '#c9823f ochre',
      s: '#9fd6ee sky',
      r: '#b83a30 red',
    },
  );
}

/** A skull of sugar for the day of the dead. */
function sugarSkull() {
  const c = new Stage(58, 64).rect(0, 0, 58, 64, 'n');
  for (const [x, y] of [
    [4, 5],
    [52, 6],
    [3, 46],
    [53, 44],
    [6, 58],
    [51, 58],
  ])
    c.rect(x, y, 2, 2, 'y');
  for (const [x, y, r, ink] of [
    [12, 13, 7, 'r'],
    [46, 13, 7, 'r'],
    [21, 7, 6, 'o'],
    [37, 7, 6, 'o'],
    [29, 6, 6, 'm'],
  ]) {
    for (let k = 0; k < 6; k++) c.discs([[...away(x, y, r * 0.55, k * 60), r * 0.46]], ink);
    c.discs(`${x},${y},${r * 0.36}`, 'y');
  }
  c.polygon('5,18 12,18 9,24', 'g').polygon('53,18 46,18 49,24', 'g');
  c.blob('29,11 16,15 10,26 12,37 18,42 19,54 24,58 34,58 39,54 40,42 46,37 48,26 42,15', 'w');
  for (const x of [20.5, 37.5]) {
    for (let k = 0; k < 8; k++) c.discs([[...away(x, 31, 5.6, k * 45), 1.9]], x < 29 ? 'b' : 'm');
    c.discs(`${x},31,5`, 'n').discs(`${x},31,1.6`, 'y');
  }
  c.polygon('29,35 33,42 29,40.6 25,42', 'n').rects('19,47,20,1', 'n');
  for (let x = 20; x < 39; x += 3) c.rect(x, 45, 1, 6, 'n');
  c.curve('19,47 16,45 15,42', 1, 'n').curve('39,47 42,45 43,42', 1, 'n');
  c.discs('29,20,2.4', 'r')
    .discs('29,15.6,1.4 25,18,1.4 33,18,1.4 26,22.6,1.4 32,22.6,1.4', 'o')
    .curve('23,21 19,20 17,23', 1, 'g')
    .curve('35,21 39,20 41,23', 1, 'g')
    .dots('15,26 42,26', 'm');
  c.discs('14.6,36,1.6 43.4,36,1.6', 'r')
    .polygon('29,52 32,55 29,58 26,55', 'r')
    .dots('22,54 36,54', 'b')
    .rects('23,55,2,1 34,55,2,1', 'g');
  c.polygon('8,64 14,57 22,60 29,62 36,60 44,57 50,64', 'm').rects(
    '13,61,2,2 20,61,2,2 36,61,2,2 43,61,2,2',
    'y',
  );
  return scene(
    'skull-of-sugar',
    'Sugar skull',
    'Сахарный череп',
    'skull, flowers, Mexico, holiday | череп, цветы, Мексика, праздник',
    'holidays',
    c,
    { n: '#2a1d4f night violet', m: '#c43f8e magenta', b: '#2f8fd0 blue' },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [fisherman(), spring(), longNeck(), sugarSkull()];
