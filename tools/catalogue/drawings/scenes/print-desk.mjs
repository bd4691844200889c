/** Prints in black: things of fifty cells and fewer, from desks and drawers. */
import { Print } from './print.mjs';
import { scene } from './stage.mjs';

/** A match that has just been struck. */
function match() {
  const c = new Print(36, 46).rect(0, 0, 36, 46, '#');
  c.rects('4,4,1,3 30,5,1,3 2,16,3,1 31,18,3,1 6,24,2,1 28,27,2,1', '.');
  c.blob('18,2 15,8 10,13 9,20 13,26 18,27 23,26 27,20 25,14 21,10', '.');
  c.blob('18,11 15,15 13,19 15,23 18,24 21,23 23,19 20,16', '#');
  c.blob('18,17 16,20 18,23 20,20', '.');
  c.front(1, (l) => l.ellipse(18, 27, 3, 4, '#'));
  c.rects('16,31,4,15', '.').rects('18,31,1,15', '#');
  c.front(
    1,
    (l) => {
      l.polygon('-1,35 12,33 12,47 -1,47', '.').rects('0,38,10,1 0,41,10,1 0,44,10,1', '#');
      l.polygon('24,40 37,38 37,47 24,47', '.').rects('26,42,11,1 26,45,11,1', '#');
    },
    '#',
  );
  return scene(
    'match-just-struck',
    'Seven seconds of light',
    'Семь секунд света',
    'match, flame, light, box | спичка, пламя, свет, коробок',
    'things',
    c,
  );
}

/** A padlock and the wrong key. */
function padlock() {
  const c = new Print(40, 48).rect(0, 0, 40, 48, 's').hatch('s', 'columns', 'mid');
  c.front(1, (l) => {
    l.rects('9,12,5,14 26,12,5,14', '#').where((x, y) => {
      const far = Math.hypot(x - 20, y - 13);
      return y < 13 && far < 11 && far > 6;
    }, '#');
    l.rects('11,12,1,12', '.').rects('4,22,32,22', '#').rects('5,43,30,2', '#');
  });
  c.rects('6,24,28,1 6,41,28,1 6,24,1,18 33,24,1,18', '.').discs('20,31,3', '.');
  c.polygon('18.4,31 21.6,31 23,38.6 17,38.6', '.').rects(
    '8,26,2,2 30,26,2,2 8,38,2,2 30,38,2,2',
    '.',
  );
  c.front(1, (l) => {
    l.ring(31, 40, 6, 2.4, '#').rects('9,39,17,3', '#').rects('9,42,2,4 13,42,2,3 17,42,2,4', '#');
  });
  return scene(
    'padlock-and-key',
    'The wrong key',
    'Ключ не тот',
    'padlock, key, iron, secret | замок, ключ, железо, тайна',
    'things',
    c,
  );
}

/** A metronome, which does not wait. */
function metronome() {
  const c = new Print(40, 50)
    .rect(0, 0, 40, 40, 's')
    .hatch('s', 'rows', 'light')
    .rect(0, 40, 40, 10, '#');
  c.dashes('0,44,6 34,46,6', '.');
  c.front(1, (l) => {
    l.polygon('15,6 25,6 34,42 6,42', '#')
      .polygon('17,3 23,3 26,7 14,7', '#')
      .rects('3,42,34,6', '#');
    l.polygon('16.4,9 23.6,9 29,33 11,33', '.')
      .rects('5,44,30,1', '.')
      .rects('19,35,2,5 15,37,10,1', '.');
  });
  for (let y = 11; y < 33; y += 4) c.rects(`19,${y},2,2`, '#');
  for (let y = 13; y < 33; y += 4) c.rects(`${y < 22 ? 18 : 16},${y},${y < 22 ? 4 : 8},1`, '#');
  c.front(1, (l) => l.stroke('20,33 31,3', 2, '#').polygon('24,13 31,16 30,21 22,18', '#'));
  c.curve('35,4 38,7 39,11', 1.4, '#').rects('7,2,5,1 5,4,4,1', '#');
  return scene(
    'metronome-at-work',
    'It does not wait',
    'Он не ждёт',
    'metronome, music, time, pendulum | метроном, музыка, такт, маятник',
    'music',
    c,
  );
}

/** A cassette, and the pencil that it needs. */
function cassette() {
  const c = new Print(52, 40).rect(0, 0, 52, 40, 's').hatch('s', 'rows', 'mid');
  c.front(1, (l) => l.rects('3,3,44,31', '#'));
  c.rects('5,5,1,1 44,5,1,1 5,30,1,1 44,30,1,1', '.').rects('8,6,34,20', '.');
  c.rects('10,8,30,1 10,11,22,1', '#').rects('36,10,4,2', '#').rects('11,14,28,10', '#');
  c.discs('17,19,4 33,19,4', '.').discs('17,19,2 33,19,2', '#').rects('22,16,6,6', '.');
  c.rects('22,16,2,6', '#')
    .polygon('12,33 15,27 35,27 38,33', '.')
    .polygon('14,34 16,28 34,28 36,34', '#');
  c.rects('19,30,2,2 25,29,1,3 30,30,2,2', '.');
  c.front(1, (l) => {
    l.polygon('34,20 51,37 47,41 30,23', '.').contour('.', 1, 1).polygon('31,17 37,22 32,23', '#');
  });
  return scene(
    'cassette-and-pencil',
    'Rewind with a pencil',
    'Перемотка карандашом',
    'cassette, tape, pencil, music | кассета, лента, карандаш, музыка',
    'music',
    c,
  );
}

/** Scissors that have cut a chain of people. */
function paperPeople() {
  const c = new Print(56, 44).rect(0, 0, 56, 44, '#');
  for (const [k, x] of [8, 22, 36, 50].entries()) {
    c.discs(`${x},8,4`, '.').polygon(`${x - 3},12 ${x + 3},12 ${x + 5},22 ${x - 5},22`, '.');
    c.rects(`${x - 4},21,3,8 ${x + 1},21,3,8`, '.').rects(`${x - 2},7,1,1 ${x + 1},7,1,1`, '#');
    c.stroke(
      [
        [x - 7, 16 - (k % 2)],
        [x, 14],
      ],
      2.4,
      '.',
    ).stroke(
      [
        [x, 14],
        [x + 7, 15 + (k % 2)],
      ],
      2.4,
      '.',
    );
    c.rects(k === 2 ? `${x - 2},10,1,1 ${x + 1},10,1,1 ${x - 1},9,2,1` : `${x - 1},10,2,1`, '#');
  }
  c.front(
    1,
    (l) => {
      l.ring(13, 37, 5.4, 3, '.').ring(28, 39, 5.4, 3, '.');
      l.polygon('16,32 44,22 46,24 20,37', '.').polygon('30,34 24,31 41,34 44,36', '.');
      l.polygon('23,33 48,33 50,36 28,38', '.').discs('24,34,1.2', '#');
    },
    '#',
  );
  return scene(
    'scissors-and-paper-people',
    'Four from one sheet',
    'Четверо из одного листа',
    'scissors, paper, people, garland | ножницы, бумага, человечки, гирлянда',
    'things',
    c,
  );
}

/** A wireless set that finds a far station. */
function wireless() {
  const c = new Print(50, 46)
    .rect(0, 0, 50, 38, 's')
    .hatch('s', 'columns', 'light')
    .rect(0, 38, 50, 8, '#');
  c.dashes('4,44,42', '.');
  c.front(1, (l) => {
    l.blob('25,2 14,5 8,14 7,28 7,41 43,41 43,28 42,14 36,5', '#').rects('5,38,40,4', '#');
  });
  const arch = (x, y, m) => ((x - 25) / (14 - m)) ** 2 + ((y - 22) / (16 - m)) ** 2 < 1 && y < 23;
  c.where((x, y) => arch(x, y, 0), '.');
  c.where((x, y) => arch(x, y, 1) && Math.floor(x) % 3 !== 0, '#');
  c.rects('24,6,2,17 13,15,24,1', '.').rects('18,25,14,8', '.').rects('19,31,12,1', '#');
  for (let k = 0; k < 6; k++) c.rect(20 + k * 2, 26, 1, k % 2 ? 2 : 3, '#');
  c.rects('26,26,1,6', '#').discs('13,30,3 37,30,3', '.').discs('13,30,1 37,30,1', '#');
  c.rects('21,35,2,2 27,35,2,2', '.').rects('9,36,32,1', '.').rects('22,35,6,1', '.');
  return scene(
    'wireless-on-table',
    'This is far away speaking',
    'Говорит далёкий город',
    'radio, dial, station, evening | радио, шкала, станция, вечер',
    'home',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [
  match(),
  padlock(),
  metronome(),
  cassette(),
  { ...paperPeople(), level: 'hard' },
  wireless(),
];
