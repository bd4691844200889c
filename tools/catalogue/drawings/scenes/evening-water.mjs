/** Scenes of 60 x 60 by the water. */
import { Stage, scene } from './stage.mjs';

function diverAndWreck() {
  const c = new Stage(60, 60);
  c.below((x) => 51 - 2 * Math.sin(x / 8), 't');
  c.polygon('30,58 33,40 60,33 60,56', 'e')
    .stroke('33,40 60,33', 1.6, 'x')
    .stroke('32,46 60,40', 1.2, 'x')
    .stroke('31,52 60,48', 1.2, 'x')
    .stroke('46,36 42,18', 2.4, 'x')
    .stroke('37,25 51,21', 1.6, 'x')
    .discs('39,48,2.2 48,45,2.2 56,42,2.2', 'x')
    .polygon('42,27 52,24 50,31 47,29 45,33', 'w')
    .below((x) => 55 - 1.5 * Math.sin(x / 5), 't');
  c.rect(12, 21, 11, 13, 'r')
    .ellipse(17.5, 15, 7.4, 7.4, 'y')
    .discs('17.5,15,4.6', 'x')
    .discs('17.5,15,3.4', 's')
    .rects('16,13,2,2', 'w')
    .rect(11, 21, 13, 3, 'y')
    .curve('12,26 7,29 5,34', 4, 'r')
    .curve('23,26 28,27 32,24', 4, 'r')
    .discs('4.6,36,2.2 33,23,2.2', 'y')
    .rects('12,34,5,9 18,34,5,9', 'r')
    .rects('11,43,6,3 18,43,6,3', 'x')
    .rect(12, 31, 11, 2, 'x')
    .rect(16, 26, 4, 4, 'x')
    .curve('22,9 27,4 25,0', 1.6, 'x');
  c.rects('8,5,3,3 12,2,2,2 6,10,2,2 10,9,2,2', 'w');
  c.rect(3, 47, 14, 9, 'e')
    .rects('3,46,14,2 5,47,2,9 13,47,2,9', 'y')
    .rect(9, 49, 3, 3, 'x')
    .rects('5,44,10,2', 'y')
    .discs('20,55,1.5 23,53,1.5', 'y');
  const fish = (x, y, way, ink) =>
    c
      .ellipse(x, y, 4, 2.6, ink)
      .polygon(
        [
          [x - 3 * way, y],
          [x - 6.4 * way, y - 2.8],
          [x - 6.4 * way, y + 2.8],
        ],
        ink,
      )
      .rect(Math.round(x + way * 2 - 1), Math.round(y - 1), 2, 1, 'x');
  fish(36, 8, 1, 'y');
  fish(53, 13, -1, 'r');
  fish(50, 4, 1, 'y');
  c.curve('27,58 25,50 29,44 26,38', 1.8, 'g')
    .curve('58,60 56,52 58,47', 1.6, 'g')
    .curve('1,52 2,42 0,36', 1.6, 'g');
  return scene(
    'diver-and-wreck',
    'Diver at the wreck',
    'Водолаз у затонувшего корабля',
    'sea, treasure, fish | море, сокровища, рыбы',
    'sea',
    c,
    {
      '.': '#3f88bf water',
      t: '#e5cfa0 sand',
      e: '#7d4f2e brown',
      x: '#3c2a22 dark brown',
      g: '#1f7d5c seaweed',
      s: '#a9dcf2 glass',
      y: '#f5bd2f yellow',
      r: '#d2413a red',
    },
  );
}

function autumnMill() {
  const c = new Stage(60, 60);
  c.clouds('14,9,7 44,7,6', 'w').polygon('0,32 0,24 14,17 28,25 44,16 60,25 60,32', 'b');
  c.discs('7,26,6 14,29,5 51,25,7 57,30,6 45,29,4', 'o')
    .discs('3,32,5 20,31,4 56,24,3', 'r')
    .rects('8,30,2,8 51,30,2,8', 'x');
  c.below((x) => 36 - 1.5 * Math.sin(x / 9), 'l')
    .below((x) => 44 + 5 * Math.cos(x / 19) - 0.05 * x, 'q')
    .below((x) => 56 - 2 * Math.sin(x / 12), 'l');
  c.rect(24, 22, 17, 20, 'w')
    .polygon('21,22.4 44,22.4 38,12 27,12', 'r')
    .rect(35, 8, 3, 6, 'x')
    .rects('24,31,17,1 32,22,1,20 24,22,1,20 40,22,1,20', 'x')
    .rects('27,25,4,4 35,25,4,4', 'x')
    .rects('28,26,2,2 36,26,2,2', 'y')
    .rect(34, 34, 5, 8, 'x')
    .rect(22, 42, 21, 3, 'x');
  c.ring(19, 42, 9.4, 7.6, 'x').discs('19,42,2', 'x');
  for (let turn = 0; turn < 180; turn += 45) {
    const dx = 10 * Math.cos((turn * Math.PI) / 180);
    const dy = 10 * Math.sin((turn * Math.PI) / 180);
    c.stroke(
      [
        [19 - dx, 42 - dy],
        [19 + dx, 42 + dy],
      ],
      1.5,
      'x',
    );
  }
  c.dashes('2,50,8 30,50,10 44,49,9 14,54,9 34,54,8 50,53,8', 'w')
    .polygon('46,46 58,46 56,50 48,50', 'r')
    .rects('47,47,10,1', 'y');
  c.discs('6,57,1.4 22,58,1.4 52,58,1.4', 'o').stamp(36, 57, 'r r|rrr');
  return scene(
    'autumn-mill',
    'Watermill in autumn',
    'Водяная мельница осенью',
    'river, wheel, leaves | река, колесо, листья',
    'buildings',
    c,
    {
      '.': '#c3e4f3 sky',
      b: '#8f86b5 hills',
      o: '#ee8a22 orange',
      r: '#c4392b red',
      x: '#4d2d1c dark brown',
      l: '#a9b74a grass',
      q: '#3f83b8 river',
      y: '#fbd04a yellow',
      w: '#fffaf0 white',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [diverAndWreck(), autumnMill()];
