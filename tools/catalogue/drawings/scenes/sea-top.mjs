/** Swimmers near the surface, and one in a bowl. */
import { Stage, scene } from './stage.mjs';

function seaTurtle() {
  const c = new Stage(52, 40);
  c.blob('15,15 8,8 3,2 10,3 20,10 24,14', 'l')
    .blob('18,27 12,34 6,38 14,38 22,33 26,28', 'l')
    .blob('39,15 45,10 49,11 45,17', 'l')
    .blob('38,26 43,31 48,32 44,26', 'l');
  c.blob('14,20 10,15 4,15 1,20 4,25 10,26', 'l')
    .rect(5, 17, 2, 3, 'k')
    .curve('1.6,22 4,23 6,22', 1, 'g')
    .polygon('43,18 50,20.5 43,23', 'l');
  c.ellipse(28, 20.5, 16, 10.5, 'g').outline('g', 'e');
  c.stroke('28,16 32,18 32,23 28,25 24,23 24,18 28,16', 1.1, 'e')
    .stroke('28,16 28,11', 1.1, 'e')
    .stroke('28,25 28,31', 1.1, 'e')
    .stroke('24,18 17,15', 1.1, 'e')
    .stroke('24,23 17,26', 1.1, 'e')
    .stroke('32,18 39,15', 1.1, 'e')
    .stroke('32,23 39,26', 1.1, 'e');
  c.ellipses('7,6,1.6,1 11,8,1.5,1 10,35,1.6,1 15,34,1.6,1', 'g')
    .ring(5, 32, 1.6, 0.7, 'w')
    .ring(3, 28, 1.2, 0.4, 'w');
  c.below((x) => 38 + Math.sin(x / 4), 'b').dashes('30,3,9 22,6,6 42,5,8 32,35,8 44,37,6', 'b');
  return scene(
    'sea-turtle',
    'Sea turtle',
    'Морская черепаха',
    'sea, shell, flippers | море, панцирь, ласты',
    'sea',
    c,
    {
      '.': '#a5dbe8 water',
      l: '#8fbf5c light green',
      g: '#4a8a3f green',
      e: '#5d3a1f brown',
      b: '#4a97c2 blue',
    },
  );
}

function goldfishBowl() {
  const c = new Stage(44, 46);
  c.rect(0, 40, 44, 6, 'e').rects('0,42,12,1 18,43,14,1 34,42,10,1', 't');
  c.discs('22,24,18', 'k')
    .discs('22,24,16.4', 's')
    .rects('12,4,20,4', 'k')
    .rects('14,5,16,4', '.')
    .where((x, y) => y > 5 && y < 13 && x > 12 && x < 32 && Math.hypot(x - 22, y - 24) < 16.4, 'w')
    .rects('11,3,22,2', 'k');
  c.where((x, y) => y > 34 && Math.hypot(x - 22, y - 24) < 16.4, 't').rect(13, 40, 18, 2, 'k');
  c.ellipse(20, 22, 7, 5, 'o')
    .polygon('26,22 33,16 32,22 33,28', 'o')
    .polygon('18,18 22,13.4 24,18', 'o')
    .polygon('19,26 23,30 23,26', 'o')
    .rects('15,20,2,2', 'k')
    .rects('19,20,1,4 22,20,1,4 29,20,1,1 29,23,1,1', 'y');
  c.curve('31,36 33,31 31,27', 1.6, 'g')
    .curve('34,35 35,30', 1.6, 'g')
    .curve('9,36 8,31 10,27', 1.6, 'g')
    .curve('12,36 12,31', 1.4, 'g')
    .ring(12, 15, 1.7, 0.8, 'w')
    .discs('10,20,1', 'w');
  return scene(
    'goldfish-bowl',
    'Goldfish bowl',
    'Золотая рыбка в аквариуме',
    'pet, water, glass | питомец, вода, стекло',
    'sea',
    c,
    {
      '.': '#d3b5d6 lilac wall',
      s: '#8fd0ee water',
      t: '#cfae86 sand',
      e: '#84512b wood',
      w: '#ffffff white',
      k: '#2b3c55 glass edge',
    },
  );
}

function whaleAndBoat() {
  const c = new Stage(58, 44);
  c.clouds('46,9,6', 'w').below((x) => 28 + Math.sin(x / 4), 'b');
  c.blob('6,24 12,16 24,14 36,18 44,25 50,24 50,31 42,36 22,38 10,34', 'n').polygon(
    '48,28 51,19 46,13 53,15 57,12 58,15 55,22 52,31',
    'n',
  );
  c.where((x, y) => y > 29 + 0.012 * (x - 20) ** 2 && c.at(x, y) === 'n' && x < 36, 'w');
  c.rects('10,32,20,1 12,34,18,1', 'n')
    .rect(12, 24, 3, 3, 'w')
    .rect(13, 25, 2, 2, 'k')
    .curve('7,28.5 11,29.4 16,28', 1.1, 'k');
  c.stroke('22,13 22,8', 1.8, 's')
    .curve('22,8 19,4 15,5 14,9', 1.6, 's')
    .curve('22,8 25,4 29,5 30,9', 1.6, 's');
  c.dashes('2,39,9 26,41,10 44,38,8 12,42,7 50,42,6', 's').dashes('0,31,5 50,34,6', 's');
  return scene(
    'whale',
    'Spouting whale',
    'Кит с фонтаном',
    'ocean, fountain, wave | океан, фонтан, волна',
    'sea',
    c,
    {
      '.': '#f5d08f morning',
      b: '#3b86c4 blue',
      n: '#233a63 navy',
      s: '#9ed6f0 pale blue',
      w: '#ffffff white',
    },
  );
}

function dolphins() {
  const c = new Stage(54, 40);
  c.discs('44,8,6', 'y')
    .clouds('12,8,6 30,5,5', 'w')
    .below((x) => 28 - 1.6 * Math.sin(x / 3.6), 'b');
  const dolphin = (x, y) => {
    c.blob(
      [
        [x, y + 15],
        [x + 2, y + 6],
        [x + 9, y],
        [x + 17, y + 1],
        [x + 22, y + 6],
        [x + 26, y + 9],
        [x + 21, y + 10],
        [x + 12, y + 9],
        [x + 5, y + 15],
      ],
      'u',
    );
    c.polygon(
      [
        [x + 9, y + 1],
        [x + 9, y - 5],
        [x + 15, y + 1],
      ],
      'u',
    ).polygon(
      [
        [x + 14, y + 9],
        [x + 12, y + 14],
        [x + 18, y + 9],
      ],
      'u',
    );
    c.polygon(
      [
        [x + 3, y + 13],
        [x - 4, y + 15],
        [x - 1, y + 18],
        [x + 1, y + 21],
        [x + 5, y + 15],
      ],
      'u',
    );
    c.where(
      (px, py) => c.at(px, py) === 'u' && py > y + 7 && px > x + 9 && px < x + 25 && py < y + 10,
      'w',
    )
      .dot(Math.round(x + 20), Math.round(y + 5), 'k')
      .dot(Math.round(x + 19), Math.round(y + 5), 'k');
  };
  dolphin(6, 11);
  dolphin(27, 15);
  c.where((x, y) => y > 29.4 - 1.6 * Math.sin(x / 3.6), 'b').dashes(
    '3,33,7 20,35,9 38,33,7 46,37,6 10,38,8',
    'w',
  );
  c.ellipses('6,28,3,1.6 27,30,3,1.6', 'w');
  return scene(
    'dolphins',
    'Leaping dolphins',
    'Прыжок дельфинов',
    'sea, leap, wave | море, прыжок, волна',
    'sea',
    c,
    { '.': '#9fd8f0 sky', u: '#565a72 slate', b: '#2673b0 blue' },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [seaTurtle(), goldfishBowl(), whaleAndBoat(), dolphins()];
