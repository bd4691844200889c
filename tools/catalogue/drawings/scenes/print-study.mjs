/** Prints in black: cards in the evening, and a lens by day. */
import { Print } from './print.mjs';
import { away, scene } from './stage.mjs';

/** Four aces, and no face that gives them away. */
function aces() {
  const c = new Print(60, 62).rect(0, 0, 60, 62, '#');
  const suits = {
    spade: (l, x, y) =>
      l
        .polygon(
          [
            [x, y - 6],
            [x + 5, y + 1],
            [x - 5, y + 1],
          ],
          '#',
        )
        .discs(
          [
            [x - 2.4, y + 1.6, 2.8],
            [x + 2.4, y + 1.6, 2.8],
          ],
          '#',
        )
        .polygon(
          [
            [x, y],
            [x + 2.6, y + 7],
            [x - 2.6, y + 7],
          ],
          '#',
        ),
    heart: (l, x, y) =>
      l
        .discs(
          [
            [x - 2.6, y - 2, 3.2],
            [x + 2.6, y - 2, 3.2],
          ],
          '#',
        )
        .polygon(
          [
            [x - 5.8, y - 1],
            [x + 5.8, y - 1],
            [x, y + 6],
          ],
          '#',
        ),
    club: (l, x, y) =>
      l
        .discs(
          [
            [x, y - 3.4, 3],
            [x - 3.4, y + 1.4, 3],
            [x + 3.4, y + 1.4, 3],
          ],
          '#',
        )
        .polygon(
          [
            [x, y - 2],
            [x + 2.4, y + 7],
            [x - 2.4, y + 7],
          ],
          '#',
        ),
    diamond: (l, x, y) =>
      l.polygon(
        [
          [x, y - 7],
          [x + 5, y],
          [x, y + 7],
          [x - 5, y],
        ],
        '#',
      ),
  };
  const card = (suit, turn) => {
    const corner = (along, up) => {
      const [x, y] = away(30, 66, up, turn - 90);
      return away(x, y, along, turn);
    };
    c.front(
      2,
      (l) => {
        l.polygon([corner(-10, 26), corner(10, 26), corner(10, 60), corner(-10, 60)], '.');
        const [x, y] = corner(0, 47);
        suits[suit](l, x, y);
        const [ax, ay] = corner(-7, 55);
        l.rects([[Math.round(ax) - 1, Math.round(ay) - 1, 2, 3]], '#');
      },
      '#',
    );
  };
  card('spade', -36);
  card('heart', -12);
  card('club', 12);
  card('diamond', 36);
  c.front(1, (l) => l.blob('20,46 27,38 33,38 41,46 40,56 36,64 22,64 19,55', '.'), '#');
  c.curve('25,42 27,48 25,53', 1.4, '#')
    .curve('30,41 31,48 30,54', 1.4, '#')
    .curve('35,43 36,48 34,53', 1.4, '#');
  c.rects('21,58,18,4', '#').rects('23,60,14,1', '.');
  return scene(
    'hand-with-four-aces',
    'Poker face',
    'Каменное лицо',
    'cards, aces, hand, game | карты, тузы, рука, игра',
    'games',
    c,
  );
}

/** A lens, a stage, and something small. */
function microscope() {
  const c = new Print(54, 62).rect(0, 0, 54, 62, 's').hatch('s', 'columns', 'light');
  c.front(1, (l) => l.discs('38,16,13', '.').contour('.', 1, 2));
  c.blob('34,12 40,10 44,15 42,21 36,22 32,17', '#').discs('38,16,2', '.');
  c.stroke('34,11 31,8', 1.2, '#').stroke('44,13 47,10', 1.2, '#').stroke('41,22 43,26', 1.2, '#');
  c.stroke('33,20 29,22', 1.2, '#');
  c.front(1, (l) => {
    l.polygon('4,62 7,55 43,55 46,62', '#').rects('8,58,35,1', '.');
    l.curve('18,16 8,24 7,38 14,50 26,56', 5, '#').polygon('12,10 18,6 27,25 21,28', '#');
    l.polygon('9,6 15,1 19,6 13,10', '#').polygon('21,28 27,25 29,31 25,33', '#');
    l.rects('15,39,24,4 20,43,4,6', '#')
      .rects('17,40,20,1', '.')
      .discs('12,33,3.4', '#')
      .discs('12,33,1.4', '.');
    l.stroke('16,10 22,22', 1.2, '.')
      .rects('24,36,6,2', '#')
      .polygon('26,49 38,46 38,50 28,53', '#');
  });
  return scene(
    'microscope-and-cell',
    'Something moves in there',
    'Там что-то шевелится',
    'microscope, lens, cell, science | микроскоп, линза, клетка, наука',
    'science',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [aces(), microscope()];
