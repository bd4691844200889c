/** Prints in black: posters of a great city. */
import { Print } from './print.mjs';
import { away, scene } from './stage.mjs';

/** An ocean liner from below, as on a poster. */
function liner() {
  const c = new Print(52, 60).rect(0, 0, 52, 52, 's').hatch('s', 'rows', 'light');
  c.front(1, (l) => {
    l.polygon('19,4 33,4 33,17 19,17', '#').rect(19, 7, 14, 3, '.');
    l.blob('19,0 25,-3 36,-2 45,2 52,0 54,7 44,8 34,4', '#').rects('18,4,16,1', '.');
    l.rects('12,15,28,4 8,19,36,4', '.')
      .contour('.', 1, 1)
      .rects('14,17,24,1 10,21,32,1', '#')
      .rects('25,8,2,8', '#');
  });
  c.front(1, (l) => {
    l.polygon('3,23 49,23 44,34 38,45 30,53 22,53 14,45 8,34', '#');
    l.polygon('26,25 47,25 43,33 37,44 29.6,52 26,52', 'g').hatch('g', 'columns', 'dark');
    l.rects('3,23,46,1 26,23,1,30', '#')
      .rects('25,25,1,28', '.')
      .rects('6,26,2,1 10,26,2,1 14,26,2,1 18,26,2,1', '.')
      .polygon('15,32 20,32 20,38 17.6,40 15,37', '.')
      .rects('17,33,1,4 16,36,3,1', '#');
    l.rects('30,30,1,8 34,30,1,6', '.');
  });
  c.rect(0, 52, 52, 8, '#')
    .polygon('26,47 32,54 40,56 12,56 20,54', '.')
    .rects('26,50,1,6', '#')
    .dashes('0,54,8 43,54,9 4,57,15 30,58,18 20,57,6', '.');
  return scene(
    'ocean-liner',
    'Ocean liner',
    'Океанский лайнер',
    'ship, poster, voyage, funnel | корабль, плакат, плавание, труба',
    'transport',
    c,
  );
}

/** An airship in the searchlights above the roofs. */
function airship() {
  const c = new Print(60, 60).rect(0, 0, 60, 60, '#');
  c.polygon('14,60 2,0 18,0', 's').polygon('40,60 44,0 60,0 60,6', 's').hatch('s', 'rows', 'mid');
  c.stars('22,27 47,26', '.').rects('2,26,1,1 57,26,1,1', '.');
  c.front(
    2,
    (l) => {
      l.ellipse(31, 12, 25, 7, '.').polygon('12,11 3,4 9,4 17,7', '.');
      l.polygon('12,13 3,20 9,20 17,17', '.').rects('2,11,10,2', '.').rects('30,20,12,3', '.');
      l.curve('5,11.5 30,9.5 54,11', 1, '#').curve('8,14 30,14.5 52,14.5', 1, '#');
      l.rects('22,6,1,13 40,6,1,13', '#').rects('32,21,2,1 35,21,2,1 38,21,2,1', '#');
    },
    '#',
  );
  const house = (left, top, width, windows) => {
    c.front(1, (l) => l.rect(left, top, width, 60 - top, '#'));
    c.rects(windows, '.');
  };
  house(23, 30, 14, '25,33,2,3 29,33,2,3 33,33,2,3 25,39,2,3 33,39,2,3 29,45,2,3 25,45,2,3');
  c.front(1, (l) => l.polygon('30.5,24 32,29 35,33 26,33 29,29', '#'));
  house(0, 36, 11, '2,39,2,2 6,39,2,2 2,44,2,2 6,49,2,2 2,49,2,2 6,54,2,2');
  house(47, 33, 13, '49,36,3,1 54,36,3,1 49,39,3,1 54,42,3,1 49,42,3,1 54,48,3,1 49,51,3,1');
  house(13, 41, 11, '15,44,1,8 18,44,1,5 21,44,1,11 15,55,4,1');
  house(36, 40, 12, '38,43,2,2 42,43,2,2 38,48,2,2 44,48,2,2 41,53,3,2');
  c.front(1, (l) => l.polygon('0,60 0,56 14,52 22,57 34,53 60,57 60,60', '#'));
  return scene(
    'airship-over-city',
    'Airship over the city',
    'Дирижабль над городом',
    'night, searchlight, skyscraper, windows | ночь, прожектор, небоскрёб, окна',
    'transport',
    c,
  );
}

/** A microphone on the air: the burst has no ray where the stand is. */
function microphone() {
  const c = new Print(52, 60);
  for (let k = 0; k < 24; k += 2) {
    const near = away(26, 24, 60, k * 15 - 7.5);
    c.polygon([[26, 24], near, away(26, 24, 60, k * 15 + 7.5)], '#');
  }
  c.front(2, (l) => {
    l.polygon('11,15 14,8 20,4 32,4 38,8 41,15 41,31 37,38 30,41 22,41 15,38 11,31', '.');
    l.contour('.', 2, 2);
    l.rects('15,9,22,2 14,13,24,2 14,27,24,2 14,31,24,2 15,35,22,2', '#');
    l.rects('23,4,6,37', '.').rects('22,4,1,37 29,4,1,37 25,7,2,12 25,27,2,11', '#');
    l.rect(10, 16, 32, 9, '#').rect(12, 17, 28, 7, '.');
    l.stamp(16, 18, '###.#..#...###.#.###|#.#.##.#...#.#.#.#.#|#.#.#.##...###.#.##.').stamp(
      16,
      21,
      '#.#.#..#...#.#.#.#.#|###.#..#...#.#.#.#.#',
    );
  });
  c.front(2, (l) => {
    l.rects('24,42,4,4 20,45,12,3 24,48,4,6', '#').polygon('14,58 18,53 34,53 38,58', '#');
    l.rects('12,57,28,3', '#').rects('22,46,8,1 18,55,10,1', '.');
  });
  return scene(
    'microphone-on-air',
    'On the air',
    'В эфире',
    'microphone, radio, voice, rays | микрофон, радио, голос, лучи',
    'music',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [liner(), airship(), microphone()];
