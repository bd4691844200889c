/** The fair. */
import { Stage, scene } from './stage.mjs';

function ferrisWheel() {
  const c = new Stage(50, 54);
  c.below((x) => 48 - Math.sin(x / 8), 'g');
  c.stroke('25,24 15,50', 2, 'w').stroke('25,24 35,50', 2, 'w').ring(25, 24, 19, 17, 'w');
  for (let turn = 0; turn < 180; turn += 45) {
    const angle = ((turn + 22.5) * Math.PI) / 180;
    c.stroke(
      [
        [25 - 18 * Math.cos(angle), 24 - 18 * Math.sin(angle)],
        [25 + 18 * Math.cos(angle), 24 + 18 * Math.sin(angle)],
      ],
      1.6,
      'w',
    );
  }
  for (let k = 0; k < 8; k++) {
    const angle = ((k * 45 + 22.5) * Math.PI) / 180;
    const x = Math.round(25 + 18.5 * Math.cos(angle));
    const y = Math.round(24 + 18.5 * Math.sin(angle));
    const ink = 'ryb'[k % 3];
    c.rect(x - 3, y - 2, 6, 6, ink)
      .rect(x - 2, y - 3, 4, 1, ink)
      .rect(x - 2, y - 1, 4, 2, 'w');
  }
  c.discs('25,24,3', 'r')
    .discs('25,24,1.2', 'y')
    .rect(11, 48, 28, 2, 'e')
    .rect(21, 43, 8, 5, 'e')
    .polygon('20,43.2 30,43.2 25,39', 'r');
  c.firs('5,34,47,5 46,36,47,4.4', 'g', 'e');
  return scene(
    'ferris-wheel',
    'Wheel in the park',
    'Колесо в парке',
    'fair, park, height | ярмарка, парк, высота',
    'things',
    c,
    { '.': '#5aa5d8 sky', g: '#2f7d4a green', e: '#7d4a22 brown', b: '#1d3f8a blue' },
  );
}

function circusTent() {
  const c = new Stage(54, 46);
  c.below((x) => 39 - Math.sin(x / 8), 'g');
  c.polygon('27,8 46,20 8,20', 'r').polygon('8,20 46,20 49,40 5,40', 'r');
  for (const [from, to] of [
    [-0.7, -0.36],
    [-0.14, 0.14],
    [0.36, 0.7],
  ])
    c.replace('r', 'w', (x, y) => {
      const half = y < 20 ? (19 * (y - 8)) / 12 : 19 + ((y - 20) * 3) / 20;
      const share = (x - 27) / half;
      return share > from && share < to;
    });
  c.rect(7, 20, 40, 2, 'y');
  for (let x = 8; x < 46; x += 4) c.rect(x, 22, 2, 2, 'y');
  c.polygon('27,24 32,40 22,40', 'b')
    .rect(26, 2, 1, 7, 'e')
    .polygon('27,2 34,4 27,6', 'b')
    .rect(8, 13, 1, 7, 'e')
    .polygon('8,13 3,14.6 8,16.4', 'y')
    .rect(45, 13, 1, 7, 'e')
    .polygon('46,13 51,14.6 46,16.4', 'y');
  c.polygon('23,46 31,46 29,39 25,39', 'y')
    .ellipses('5,5,3,3.6 48,5,3,3.6', 'r')
    .ellipses('12,8,3,3.6 41,8,3,3.6', 'b');
  return scene(
    'circus-tent',
    'Circus',
    'Цирк-шапито',
    'tent, show, stripes | шатёр, представление, полосы',
    'buildings',
    c,
    { '.': '#a5d9ef sky', g: '#63a94a grass', e: '#6b4426 brown', b: '#25509a blue' },
  );
}

function carousel() {
  const c = new Stage(50, 50);
  c.rect(24, 1, 2, 5, 'e').polygon('25,4 47,17 3,17', 'r');
  for (const [from, to] of [
    [-0.62, -0.25],
    [0.25, 0.62],
  ])
    c.replace('r', 'w', (x, y) => {
      const share = (x - 25) / (((y - 4) * 22) / 13);
      return y < 17 && share > from && share < to;
    });
  c.rect(3, 17, 44, 3, 'y');
  for (let x = 3; x < 47; x += 4) c.rect(x + 1, 20, 2, 2, x % 8 === 3 ? 'r' : 'b');
  c.rects('6,20,2,22 42,20,2,22', 'e')
    .rect(20, 20, 10, 22, 'b')
    .rects('21,23,8,6 21,32,8,6', 'y')
    .rect(3, 42, 44, 3, 'y')
    .rect(1, 45, 48, 3, 'r')
    .rects('5,46,4,1 15,46,4,1 25,46,4,1 35,46,4,1 44,46,3,1', 'y');
  const horse = (x, y, ink) =>
    c
      .rect(x + 6, 20, 1, 22, 'y')
      .stamp(
        x,
        y,
        '    i      |  iiii     | iiiiii    |ii iiii   i|   iiiiiiiii|    iiiiii i|    iiiiii  |   ii   ii  |  ii     ii '.replaceAll(
          'i',
          ink,
        ),
      )
      .rect(x + 6, y + 3, 3, 2, 'r')
      .rect(x + 2, y + 2, 1, 1, 'e');
  horse(7, 28, 'w');
  horse(31, 25, 'w');
  return scene(
    'carousel',
    'Carousel',
    'Карусель',
    'fair, horses, park | ярмарка, лошадки, парк',
    'things',
    c,
    { '.': '#7fc0e0 sky', e: '#7d4a22 brown', b: '#26498f blue', y: '#f6c33b gold' },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [ferrisWheel(), circusTent(), carousel()];
