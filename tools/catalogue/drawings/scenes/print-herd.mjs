/** Prints in black: animals with horns, with humps, and with hair in their eyes. */
import { toPoints } from '../../../puzzles/canvas.mjs';
import { Print } from './print.mjs';
import { scene } from './stage.mjs';

/** A ram, whose horns are spirals with ridges, and a daisy. */
function ram() {
  const c = new Print(60, 58).rect(0, 0, 60, 58, '#').stars('4,5 4,44', '.').dots('9,50 27,3', '.');
  const turnsAt = (x, y) => {
    const first = (Math.atan2(20 - y, x - 14.5) + 4 * Math.PI - 0.6) % (2 * Math.PI);
    return [first, first + 2 * Math.PI].find((turns) => {
      const far = Math.hypot(x - 14.5, y - 20);
      return turns < 8 && Math.abs(far - 10.6 + turns * 1.15) < 3.4 - turns * 0.2;
    });
  };
  const front = (draw) => c.front(1, draw, '#');
  front((l) => l.discs('23,43,5 17,48,5 26,51,6 13,55,5 30,46,6 20,55,6 30,55,6', '.'));
  c.curve('16,50 19,52 22,50', 1.6, '#').curve('20,45 23,47 25,45', 1.6, '#');
  front((l) => l.blob('22,25 13,31 11,35 15,35 23,31', '.'));
  front((l) => {
    l.blob('30,12 23,15 21,22 23,32 26,41 28,44 30,44.6 32,44 34,41 37,32 39,22 37,15', '.');
  });
  front((l) => l.where((x, y) => x < 29 && turnsAt(x, y) !== undefined, '.'));
  c.replace('.', '#', (x, y) => {
    const turns = x < 29 && y < 36 ? (turnsAt(x, y) ?? 9) : 9;
    return turns < 6.2 && (turns * 1.5) % 1 < 0.26;
  });
  front((l) => l.discs('30,10,4.4 25,13,3.4 30,15,3.4', '.'));
  c.rects('24,24,4,2 25,23,2,4 27,39,2,2 29,42,1,3', '#').dots('26,24', '.');
  c.curve('28,14 30,12 31,12', 1.4, '#');
  c.brokenMirror((all) => {
    all.front(
      1,
      (l) => {
        l.stroke('33,43 41,47', 1.6, '.');
        l.discs('44,45,2.4 48,48,2.4 44,52,2.4 40,50,2.4', '.').rects('43,47,3,3', '#');
      },
      '#',
    );
  });
  return scene(
    'ram-with-daisy',
    'Stubborn but polite',
    'Упрямый и вежливый',
    'ram, horns, wool, daisy | баран, рога, шерсть, ромашка',
    'animals',
    c,
  );
}

/** A highland cow, who sees through a fringe. */
function highlandCow() {
  const c = new Print(60, 54).rect(0, 0, 60, 54, '#').clouds('12,9,7 47,7,6', '.');
  c.front(1, (l) => {
    l.blob('30,26 14,28 6,38 3,56 57,56 54,38 46,28', '#');
    l.replace('#', '.', (x, y) => Math.floor(x + 40 + 2 * Math.sin(y / 4)) % 4 === 0 && y > 30);
  });
  c.front(
    1,
    (l) => {
      l.blob('22,18 12,18 4,12 1,3 7,8 14,12 23,12', '.');
      l.blob('38,18 48,18 56,12 59,3 53,8 46,12 37,12', '.');
    },
    '#',
  );
  c.front(1, (l) => {
    l.blob('18,20 8,21 5,27 9,30 17,27', '#').blob('42,20 52,21 55,27 51,30 43,27', '#');
    l.blob('30,9 21,12 18,22 20,34 22,44 26,49 34,49 38,44 40,34 42,22 39,12', '.').contour(
      '.',
      1,
      2,
    );
    l.replace('.', '#', (x, y) => {
      const at = Math.floor(Math.abs(x - 30) + 1.4 * Math.sin(y / 3));
      return at % 3 === 1 && y < 34 - Math.abs(x - 30) * 0.3 && y > 10;
    });
    l.ellipse(30, 43, 7, 5.4, '.').rects('25,42,3,2 32,42,3,2', '#').rects('27,46,6,1', '#');
    l.rects('23,30,3,3', '#').rects('34,30,3,3', '#').dots('24,31 35,31', '.');
  });
  return scene(
    'highland-cow',
    'Time for a haircut',
    'Пора стричься',
    'cow, horns, hair, meadow | корова, рога, шерсть, луг',
    'animals',
    c,
  );
}

/** A camel that has an opinion. */
function camel() {
  const c = new Print(50, 56)
    .rect(0, 0, 50, 56, 's')
    .discs('40,12,9', '.')
    .hatch('s', 'rows', 'light');
  c.ring(40, 12, 7, 5.6, '#').discs('40,12,3.6', '#');
  c.below((x) => 47 + 3 * Math.sin(x / 8 + 1), '#').dashes('1,50,7 3,53,10 12,48,6', '.');
  c.front(1, (l) => {
    const back = '30,50 36,60 52,60 52,38 47,33 42,31 37,34 34,42 31,37 30,28 31,16 28,10';
    l.blob(`23,9 15,11 9,14 4,18 2,22 4,26 8,28 12,28 16,26 20,26 21,34 23,43 26,48 ${back}`, '#');
    l.blob('25,11 24,4 28,2 31,9', '#').rects('30,46,4,14 38,50,12,10', '#');
  });
  c.curve('13,16 16,18 19,16', 1.8, '.').rects('14,18,1,2 17,18,1,2', '.').rects('5,19,3,1', '.');
  c.curve('3,23 7,24.6 12,22', 1.4, '.').curve('27,13 28,17 26,20', 1.2, '.');
  c.curve('10,15 12,20 11,27', 1.4, '.').stroke('12,21 21,22 29,17', 1.4, '.');
  for (const [x, y] of toPoints('25,28 24,33 28,36 26,40 28,46 33,48 41,37 45,40 39,43 47,46'))
    c.rect(x, y, 1, 3, '.');
  return scene(
    'camel-with-opinion',
    'Carry it yourself',
    'Сами несите',
    'camel, desert, sun, halter | верблюд, пустыня, солнце, уздечка',
    'animals',
    c,
  );
}

/** A moose in a lake, with a bird that has found a perch. */
function moose() {
  const c = new Print(64, 58)
    .rect(0, 0, 64, 44, 's')
    .discs('32,14,11', '.')
    .hatch('s', 'rows', 'light');
  c.front(1, (l) => l.firs('4,22,44,6 13,27,44,5', '#', '#'));
  c.rect(0, 44, 32, 14, '#').dashes('2,47,8 0,51,6 12,54,9 15,49,5', '.');
  c.front(1, (l) => {
    l.blob('27,24 20,23 14,20 8,20 3,15 5,12 3,7 7,9 8,4 12,9 14,4 17,12 21,9 22,17 28,20', '#');
    l.blob('26,25 17,23 15,27 22,30 27,29', '#');
    l.blob('32,36 22,38 18,44 17,48 32,48', '#').rects('19,44,13,7', '#');
  });
  c.front(1, (l) => {
    l.blob('32,19 27,22 26,29 27,36 25,41 26,47 32,49', '#').rect(29, 20, 3, 29, '#');
    l.rects('28,27,2,2', '.').ellipse(28, 43, 1.4, 2, '.').rects('29,47,3,1', '.');
  });
  c.brokenMirror((all) => {
    all.front(1, (l) => {
      l.blob('47,3 44,6 45,10 49,12 54,11 58,14 56,8 52,4', '#').discs('47,4,2.8', '#');
      l.polygon('45,3 41,5 45,6', '#').dots('46,3', '.').rects('48,12,1,3 51,12,1,3', '#');
    });
  });
  return scene(
    'moose-in-lake',
    'Somewhere to sit',
    'Есть где присесть',
    'moose, antlers, lake, bird | лось, рога, озеро, птица',
    'animals',
    c,
  );
}

/** A dachshund, which takes a while to pass. */
function dachshund() {
  const c = new Print(84, 38).rect(0, 0, 84, 27, 's').hatch('s', 'columns', 'light');
  c.rects('0,26,84,2', '#').rects('4,31,12,1 30,36,16,1 60,36,14,1 76,32,8,1', '#');
  c.front(1, (l) => {
    l.rects('26,3,16,15', '#')
      .rects('28,5,12,11', '.')
      .polygon('28,16 33,8 37,13 39,11 40,16', '#');
  });
  c.front(1, (l) => {
    l.blob('12,20 10,25 12,30 20,31 34,30 50,30 60,31 66,28 66,20 60,17 46,18 30,18 18,17', '#');
    l.curve('12,21 7,17 5,10', 2.4, '#').rects('13,28,5,8 19,28,4,8 56,28,4,8 61,28,5,8', '#');
    l.rects('15,35,5,2 58,35,4,2 63,35,5,2 21,35,4,2', '#').polygon('58,20 64,8 70,10 68,26', '#');
    l.blob('62,9 66,5 71,5 75,9 81,12 82,15 79,17 72,17 66,18 62,14', '#');
  });
  c.front(1, (l) => l.blob('65,7 61,9 59,15 60,21 63,23 66,20 67,13', '#'));
  c.rects('71,8,2,2', '.').curve('74,15 77,16 80,15', 1, '.').stroke('59,24 67,27', 2, '.');
  c.curve('16,22 19,26 17,29', 1.2, '.').rects('24,27,26,1', '.').rects('80,12,2,1', '.');
  c.front(1, (l) => l.discs('76,33,3.4', '#').stroke('74,31 78,34', 1, '.'));
  return scene(
    'dachshund-passing-by',
    'A long story',
    'Длинная история',
    'dog, dachshund, ball, corridor | собака, такса, мяч, коридор',
    'animals',
    c,
  );
}

/** A sloth, for whom today is not the day. */
function sloth() {
  const c = new Print(48, 52).rect(0, 0, 48, 52, '#');
  const leaf = (l, x, y, turn) => l.ellipse(x, y, 6, 2.6, '.', turn);
  c.front(1, (l) => {
    for (const [x, y, turn] of [
      [5, 22, 60],
      [42, 17, -60],
      [44, 30, 70],
      [5, 38, -70],
      [42, 45, 40],
    ])
      leaf(l, x, y, turn);
  });
  c.curve('-2,8 14,6 30,8 50,4', 4.4, '.').curve('0,8 14,6.4 30,8.4 48,5', 1.2, '#');
  c.front(
    1,
    (l) => {
      l.curve('14,32 11,20 13,8', 6, '.').curve('33,32 37,20 34,8', 6, '.');
      l.blob('23.5,20 14,26 11,36 14,45 23.5,49 33,45 36,36 33,26', '.');
      l.replace('.', '#', (x, y) => Math.floor(x + 40 + 2 * Math.sin(y / 6)) % 4 === 0 && y > 9);
      l.rects('11,3,1,7 14,3,1,7 32,3,1,7 35,3,1,7', '#');
    },
    '#',
  );
  c.front(
    1,
    (l) => {
      l.ellipse(23.5, 27, 11, 9.6, '.');
      l.polygon('21,25 14,23 13,28 17,28', '#').polygon('26,25 33,23 34,28 30,28', '#');
      l.rects('16,25,2,2 29,25,2,2', '.').ellipse(23.5, 28, 2.6, 1.6, '#');
      l.curve('18,30 23.5,33 29,30', 1.8, '#');
    },
    '#',
  );
  return scene(
    'sloth-on-branch',
    'Maybe tomorrow',
    'Лучше завтра',
    'sloth, branch, leaves, smile | ленивец, ветка, листья, улыбка',
    'animals',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [ram(), highlandCow(), camel(), moose(), dachshund(), sloth()];
