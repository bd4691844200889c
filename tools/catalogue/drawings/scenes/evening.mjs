/** Scenes of 60 x 60 for an evening. */
import { Stage, scene } from './stage.mjs';

function harbour() {
  const c = new Stage(60, 60);
  c.clouds('12,8,7 35,12,6', 'w').polygon('0,30 0,22 12,15 22,20 32,17 42,25 42,30', 'g');
  const house = (x, top, width, wall, roof) => {
    c.rect(x, top, width, 33 - top, wall).polygon(
      [
        [x - 1, top + 0.2],
        [x + width / 2, top - 5],
        [x + width + 1, top + 0.2],
      ],
      roof,
    );
    c.rects(`${x + 1},${top + 2},2,3 ${x + width - 3},${top + 2},2,3`, 'k').rect(
      Math.floor(x + width / 2) - 1,
      29,
      2,
      4,
      'k',
    );
  };
  house(1, 23, 9, 'w', 'r');
  house(11, 21, 9, 'y', 'r');
  house(21, 23, 9, 'w', 'k');
  house(31, 22, 9, 'y', 'r');
  c.polygon('43,36 45,32 58,32 60,36 60,40 43,40', 'k').polygon('48,12 55,12 57,33 46,33', 'w');
  for (const top of [15, 22, 29])
    c.replace('w', 'r', (x, y) => x > 44 && y > top && y < top + 4 && y < 33);
  c.rect(47, 10, 9, 2, 'k')
    .rect(49, 5, 5, 5, 'y')
    .rects('49,5,1,5 53,5,1,5', 'k')
    .polygon('48,5.2 55,5.2 51.5,1', 'r')
    .rects('51,19,1,2 51,26,1,2', 'k');
  c.below(36, 'b')
    .rect(0, 33, 43, 3, 'k')
    .rects('2,34,4,1 11,34,4,1 20,34,4,1 29,34,4,1 37,34,4,1', 'y')
    .polygon('43,36 60,36 60,40 46,40', 'k');
  c.polygon('4,43 22,43 19,48 7,48', 'r')
    .rects('6,44,14,1', 'w')
    .rect(12, 33, 1, 10, 'k')
    .polygon('13.4,33.5 13.4,42 20,42', 'w')
    .polygon('11.6,35 11.6,42 6,42', 'y');
  c.polygon('28,49 54,49 50,56 32,56', 'k')
    .rects('29,50,23,1', 'r')
    .rect(36, 43, 10, 6, 'w')
    .rects('37,44,2,2 40,44,2,2 43,44,2,2', 'b')
    .rect(40, 38, 4, 5, 'r')
    .rect(40, 39, 4, 1, 'w')
    .rect(50, 42, 1, 7, 'k')
    .polygon('51,42 55,43.5 51,45', 'y');
  c.dashes('25,40,7 2,52,9 15,56,9 1,58,6 24,46,6 52,46,7 55,53,5 26,58,10 43,58,8 34,38,5', 'w');
  return scene(
    'harbour',
    'Harbour',
    'Гавань',
    'lighthouse, boats, town | маяк, лодки, городок',
    'buildings',
    c,
    {
      '.': '#a5d8f0 sky',
      g: '#7ab656 hills',
      b: '#2f78b5 sea',
      k: '#2c3444 dark',
      y: '#f6c542 yellow',
    },
  );
}

function winterVillage() {
  const c = new Stage(60, 60);
  c.discs('48,9,5.4', 'y')
    .stars('8,6 23,8', 'y')
    .polygon('-4,32 10,18 20,26 34,14 50,30 66,22 66,40 -4,40', 'b')
    .polygon('34,14 28,19.6 31,19 34,22 37,18.6 40,20.2', 'w')
    .polygon('10,18 6,22 9,21.4 11,23.6 14,21.4', 'w');
  c.below((x) => 31 + 2 * Math.sin(x / 8), 'w');
  c.rect(26, 25, 8, 15, 'e')
    .polygon('25,25.2 30,10 35,25.2', 'r')
    .rects('29,8,2,3 28,9,4,1', 'y')
    .rect(34, 31, 11, 9, 'e')
    .polygon('33,31.2 37,26 46,26 47,31.2', 'w')
    .rects('29,28,2,4 37,33,2,4 41,33,2,4', 'y')
    .rect(29, 35, 3, 5, 'k');
  const hut = (x, top) =>
    c
      .rect(x, top, 12, 9, 'e')
      .polygon(
        [
          [x - 2, top + 0.2],
          [x + 6, top - 7],
          [x + 14, top + 0.2],
        ],
        'w',
      )
      .polygon(
        [
          [x, top + 0.2],
          [x + 6, top - 4.4],
          [x + 12, top + 0.2],
        ],
        'r',
      )
      .rects(`${x + 2},${top + 2},3,3`, 'y')
      .rect(x + 7, top + 3, 3, 6, 'k')
      .rect(x + 8, top - 8, 2, 4, 'e')
      .rect(x + 7, top - 9, 4, 1, 'w');
  hut(5, 36);
  hut(46, 38);
  c.firs('3,22,36,4 22,24,38,4 56,24,37,3.6', 'g', 'k');
  c.ellipse(30, 52, 22, 6, 'b').ellipse(30, 52, 20, 4.8, 's');
  const skater = (x, ink) =>
    c
      .rect(x, 45, 3, 3, 'k')
      .rect(x - 1, 48, 5, 4, ink)
      .rects(`${x - 3},49,2,1 ${x + 4},48,2,1`, ink)
      .rects(`${x - 1},52,2,3 ${x + 3},52,1,2`, 'k');
  skater(20, 'r');
  skater(37, 'g');
  return scene(
    'winter-village',
    'Winter village',
    'Зимняя деревня',
    'snow, church, skaters | снег, церковь, конькобежцы',
    'buildings',
    c,
    {
      '.': '#28417d evening',
      b: '#6d95c9 ice blue',
      s: '#b9d6ee pale blue',
      w: '#f6fafd snow',
      e: '#a2673a wood',
      g: '#1f6650 fir green',
      r: '#cf3434 red',
      y: '#fbd250 yellow',
      k: '#15192a dark',
    },
  );
}

function jungle() {
  const c = new Stage(60, 60);
  c.ellipses('6,6,14,6,20 30,3,16,5 54,6,14,6,-20 2,18,8,3,40 58,20,8,3,-40', 'd').ellipses(
    '16,12,8,2.6,35 44,12,9,2.6,-35 30,9,9,2.4',
    'g',
  );
  c.rect(3, 10, 5, 44, 'e')
    .rect(51, 10, 6, 44, 'e')
    .curve('12,8 14,18 11,28', 1.6, 'd')
    .curve('47,9 45,20 48,31', 1.6, 'd');
  c.below((x) => 50 + 1.5 * Math.sin(x / 6), 'd').ellipses(
    '10,50,10,3.4,-15 50,50,10,3.4,15 30,54,13,3',
    'g',
  );
  c.blob('18,40 30,34 42,40 46,52 42,57 18,57 14,52', 'o')
    .discs('18,18,4.6 42,18,4.6', 'o')
    .discs('18,18,2.6 42,18,2.6', 'k')
    .blob('30,14 41,17 45,26 42,35 36,40 24,40 18,35 15,26 19,17', 'o');
  c.ellipses('23.6,34,7,4.6 36.4,34,7,4.6', 'w')
    .ellipse(30, 37, 6, 4, 'w')
    .blob('23,50 30,44 37,50 36,58 24,58', 'w');
  c.ellipses('23,25,3.4,3 37,25,3.4,3', 'w')
    .rects('22,24,3,3 35,24,3,3', 'k')
    .polygon('26.4,29 33.6,29 30,33', 'k')
    .rect(29, 32, 2, 3, 'k')
    .rects('25,36,5,1 30,36,5,1', 'k')
    .rects('28,38,4,1', 'r');
  for (const flip of [1, -1]) {
    const x = (at) => 30 + flip * at;
    c.stroke(
      [
        [x(0), 14],
        [x(0), 20],
      ],
      1.8,
      'k',
    )
      .stroke(
        [
          [x(4), 15],
          [x(3), 19],
        ],
        1.6,
        'k',
      )
      .stroke(
        [
          [x(14), 23],
          [x(9.4), 25],
        ],
        1.5,
        'k',
      )
      .stroke(
        [
          [x(15), 28],
          [x(10), 29],
        ],
        1.5,
        'k',
      )
      .stroke(
        [
          [x(13.4), 33],
          [x(9.6), 33],
        ],
        1.4,
        'k',
      )
      .stroke(
        [
          [x(14.6), 45],
          [x(9), 46],
        ],
        1.7,
        'k',
      )
      .stroke(
        [
          [x(15.6), 50],
          [x(9), 51],
        ],
        1.7,
        'k',
      )
      .stroke(
        [
          [x(11.6), 41],
          [x(7), 43],
        ],
        1.7,
        'k',
      );
  }
  c.ellipses('22,57,5,2.6 38,57,5,2.6', 'o')
    .rects('20,57,1,3 23,57,1,3 36,57,1,3 39,57,1,3', 'k')
    .flowers('5,42 55,44', 'r', 'w', 'd')
    .rect(0, 59, 60, 1, 'd');
  return scene(
    'tiger-in-jungle',
    'Tiger in the jungle',
    'Тигр в джунглях',
    'stripes, leaves, India | полосы, листья, Индия',
    'animals',
    c,
    {
      '.': '#d8e9a8 light',
      d: '#236b3c dark green',
      g: '#5fae4b green',
      e: '#7a4d2b brown',
      o: '#f0862a orange',
      w: '#fffaf0 white',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [harbour(), winterVillage(), jungle()];
