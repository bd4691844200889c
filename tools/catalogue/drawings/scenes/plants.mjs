/** Plants, and a house that is one. */
import { away, Stage, scene } from './stage.mjs';

function vaseOfSunflowers() {
  const c = new Stage(44, 50);
  c.rect(0, 45, 44, 5, 'e');
  const flower = (x, y, r) => {
    for (let turn = 0; turn < 360; turn += 30) {
      const [px, py] = away(x, y, r * 0.72, turn);
      c.ellipse(px, py, r * 0.42, r * 0.24, 'y', turn);
    }
    c.discs(`${x},${y},${r * 0.62}`, 'y').discs(`${x},${y},${r * 0.5}`, 'x');
  };
  c.curve('22,32 21,24 22,15', 1.5, 'g')
    .curve('20,32 14,26 10,21', 1.5, 'g')
    .curve('24,32 31,26 34,21', 1.5, 'g');
  c.ellipses('15,29,5,2,25 29,29,5,2,-25 17,22,4,1.8,40 28,20,4,1.8,-40', 'g');
  flower(22, 10, 9.6);
  flower(9.5, 20, 8.4);
  flower(34.5, 19, 8.4);
  c.blob('17,31 27,31 26,34 31,39 30,45 14,45 13,39 18,34', 'b')
    .rects('14,40,16,1 15,38,14,1', 'w')
    .rect(16, 31, 12, 1, 'w');
  return scene(
    'vase-of-sunflowers',
    'Sunflowers in a vase',
    'Подсолнухи в вазе',
    'flowers, summer, bouquet | цветы, лето, букет',
    'plants',
    c,
    { '.': '#aed9ea pale blue', x: '#5a331b dark brown', e: '#a86b3a wood', y: '#f8bd22 yellow' },
  );
}

function bonsai() {
  const c = new Stage(48, 44);
  c.curve('22,35 20,30 25,26 22,20 27,14', 3.6, 'e')
    .curve('23,26 31,23 37,24', 2, 'e')
    .curve('22,21 15,18 11,19', 2, 'e')
    .stroke('24,33 27,36', 2.4, 'e')
    .stroke('21,32 17,36', 2.4, 'e');
  for (const [x, y, rx, ry] of [
    [27, 9, 10, 5.4],
    [11, 16, 8, 4.4],
    [38, 21, 8, 4.4],
  ])
    c.ellipse(x, y, rx, ry, 'g')
      .ellipse(x - 1.5, y - 1.2, rx * 0.6, ry * 0.45, 'l')
      .rect(Math.round(x - rx + 1), Math.round(y + 2), Math.round(2 * rx - 2), 2, 'g');
  c.rect(12, 35, 22, 2, 'd')
    .polygon('9,37 37,37 34,42 12,42', 'b')
    .rect(8, 36, 30, 2, 'b')
    .rects('12,42,4,1 30,42,4,1', 'b')
    .rects('15,39,5,1 26,39,5,1', 'w')
    .rect(0, 43, 48, 1, 'e');
  c.discs('41,6,4', 'r').ellipses('14,36,3,1.6 30,36,2,1', 'd');
  return scene(
    'bonsai',
    'Bonsai',
    'Бонсай',
    'Japan, pine, pot | Япония, сосна, горшок',
    'plants',
    c,
    {
      '.': '#efd9a2 cream',
      g: '#2f7d4a green',
      l: '#86bb55 light green',
      d: '#35533a moss',
      e: '#7f5233 brown',
      b: '#3e6fa3 blue',
    },
  );
}

function mushroomHouse() {
  const c = new Stage(48, 48);
  c.below((x) => 40 - 1.5 * Math.sin(x / 7), 'g').polygon('20,42 28,42 36,48 12,48', 't');
  c.blob('15,22 33,22 35,32 37,42 11,42 13,32', 'w').blob(
    '24,2 34,6 43,16 45,23 38,26 24,24 10,26 3,23 5,16 14,6',
    'r',
  );
  c.discs('15,14,3.6 28,9,3.4 37,18,3 25,18,2.6 9,21,1.8', 'w');
  c.ellipse(24, 34, 4, 5, 'e')
    .rect(20, 34, 8, 8, 'e')
    .rect(26, 37, 1, 2, 'y')
    .discs('15.5,32,2.6 33,32,2.6', 'e')
    .discs('15.5,32,1.6 33,32,1.6', 'y')
    .rects('23,28,2,1', 'e');
  c.rect(36, 2, 4, 8, 'e').rect(35, 1, 6, 2, 'e');
  c.flowers('4,40 43,40', 'y', 'r', 'd')
    .ellipses('8,45,3,1.6', 'r')
    .rect(7, 46, 2, 2, 'w')
    .ellipses('42,46,2.4,1.4', 'r')
    .rect(41, 46, 2, 2, 'w');
  return scene(
    'mushroom-house',
    'Mushroom house',
    'Домик-гриб',
    'fairy tale, forest, door | сказка, лес, дверь',
    'buildings',
    c,
    {
      '.': '#a8d8ee sky',
      g: '#7cb84e grass',
      d: '#2f7a45 green',
      t: '#d8b27a path',
      e: '#7a4a2a brown',
      w: '#fffaf0 white',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [vaseOfSunflowers(), bonsai(), mushroomHouse()];
