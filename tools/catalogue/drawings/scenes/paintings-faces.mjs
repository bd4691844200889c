/** Scenes in colour: our own drawings after famous faces that belong to everybody. */
import { Stage, scene } from './stage.mjs';

/** A frame around a painting: a line of light and one of shadow. */
function framed(stage) {
  const { width, height } = stage;
  return stage
    .rects(`0,0,${width},2 0,0,2,${height}`, 't')
    .rects(`0,${height - 2},${width},2 ${width - 2},0,2,${height}`, 't')
    .rects(`1,${height - 2},${width - 2},1 ${width - 2},1,1,${height - 2}`, 'x')
    .rects(`1,1,${width - 3},1 1,1,1,${height - 3}`, 'x');
}

/** After Vermeer. */
function pearl() {
  const c = new Stage(54, 64);
  c.blob('31,8 38,10 42,18 43,30 46,44 41,46 38,34 36,20', 'y')
    .blob('36,24 39,32 42,45 40,46 37,36', 't')
    .polygon('42,38 46,37 46,40 43,41', 'b');
  c.polygon('2,64 6,54 16,48 24,46 36,48 46,54 52,64', 't')
    .polygon('26,62 30,50 36,49 46,54 52,64', 'x')
    .polygon('12,62 14,54 19,51 17,62', 'x');
  c.polygon('22,38 34,32 36,48 30,54 20,48', 't')
    .polygon('22,40 28,40 29,52 21,48', 'f')
    .polygon('17,48 22,45 30,51 36,46 38,49 31,56 24,53', 'w');
  c.blob('17,18 14.6,27 16,35 19.6,41 24,43 29,40 33,33 34,24 32,17 25,14', 'f').blob(
    '34,20 35,29 31,38 26,43 29,37 31,30 31,22',
    't',
  );
  c.blob('15,21 17,13 24,8 32,9 38,15 37,26 34,25 32,18 25,16 19,18', 'b')
    .blob('16,19 19,13 25,9.4 29,10 23,13 19,17', 's')
    .blob('30,11 35,14 36.6,20 34,19 32,15', 's')
    .curve('20,17 26,13 33,16', 1, '.');
  c.polygon('17,25 21,24 22,27 18,28', 'w').polygon('25,25 30,24 31,27 26,28', 'w');
  c.rects('19,25,2,3 27,25,2,3', '.')
    .stroke('17,23.5 21.4,22.6', 1, 'x')
    .stroke('25,23 30.4,23', 1, 'x')
    .rects('17,24,5,1 25,24,6,1', '.');
  c.stroke('22.6,27 20.6,33', 1, 't').rects('20,33,4,1', 't').rects('19,37,7,3', 'r');
  c.rects('19,36,2,1 22,36,3,1', 'r').rects('20,38,5,1', 'x').rects('21,40,3,1', 't');
  c.ellipse(35.4, 36, 2.4, 3, 'w').rects('35,37,2,2', 's').rects('35,31,1,2', 'x');
  framed(c);
  return scene(
    'girl-with-pearl',
    'Girl with a pearl',
    'Девушка с жемчужиной',
    'painting, portrait, turban, earring | картина, портрет, тюрбан, серёжка',
    'people',
    c,
    { '.': '#16181f black', x: '#6d3f1d brown' },
  );
}

/** After Leonardo. */
function smile() {
  const c = new Stage(54, 66).rect(0, 0, 54, 66, 's').rect(0, 30, 54, 36, 'g');
  c.below((x) => 18 + 4 * Math.sin(x / 6) + (x > 27 ? -3 : 2), 'q').below(
    (x) => 26 + Math.sin(x / 4),
    'g',
  );
  c.curve('4,44 10,38 4,33 10,28', 2.4, 't').curve('50,40 44,36 50,30 44,26', 2, 's');
  c.rects('42,35,10,2', 't').rects('44,37,2,2 48,37,2,2', 't');
  c.rect(0, 44, 54, 3, 't').rect(0, 47, 54, 19, 'x');
  c.blob('27,7 17,11 14,22 14,36 12,44 20,46 34,46 42,44 40,36 40,22 37,11', 'x');
  c.blob('8,66 9,52 16,44 22,42 33,42 39,44 45,52 47,66', 'd');
  c.blob('22,36 32,36 33,43 40,46 28,53 15,46 21,43', 'f').polygon('22,37 32,37 31,42 24,42', 't');
  c.blob('27,10 20,13 18,21 19,30 22,37 27,40.6 32,37 35.4,30 36,21 34,13', 'f').blob(
    '20,14 18.4,21 19,30 22,37 25,39 22,31 21,22',
    't',
  );
  c.curve('27,9 19,13 17,24 18,36', 2, 'x').curve('27,9 36,13 37,24 36,36', 2, 'x');
  c.rects('21,22,5,1 29,22,5,1', 'x').rects('22,23,1,1 25,23,1,1 29,23,1,1 33,23,1,1', 'w');
  c.rects('23,23,2,1 31,23,2,1', 'x').rects('27,20,1,9', 't').rects('26,29,4,1', 't');
  c.rects('24,33,7,1 23,32,1,1 31,32,1,1', 'b').rects('25,35,5,1', 't');
  c.curve('14,46 20,51 28,53.6 36,51 41,46', 1, 't').curve('20,46 27,52 35,46', 1, 't');
  c.blob('6,66 8,56 12,50 17,54 20,60 20,66', 'b').blob('48,66 47,56 43,50 38,55 36,66', 'b');
  c.blob('17,57 24,55 34,56 40,59 38,62 28,62 20,62', 'f').blob(
    '16,60 24,60 32,62 30,65 18,65',
    'f',
  );
  c.stroke('22,60 34,60.6', 1, 't').stroke('28,57.6 36,58.6', 1, 't');
  framed(c);
  return scene(
    'lady-who-smiles',
    'She knows something',
    'Она что-то знает',
    'painting, portrait, smile, hands | картина, портрет, улыбка, руки',
    'people',
    c,
    { q: '#5f9ea0 teal', g: '#6f9a52 green', d: '#1f3a2e dark green', b: '#8a6a1f gold brown' },
  );
}

/** After Munch. */
function scream() {
  const c = new Stage(56, 66).rect(0, 0, 56, 66, 'o');
  const wave = (x) => 2.4 * Math.sin(x / 6) + 1.4 * Math.sin(x / 2.6 + 1);
  for (const [y, high, ink] of [
    [2, 3, 'y'],
    [8, 3, 'r'],
    [14, 2.4, 'y'],
    [19, 3, 'r'],
  ])
    c.where((x, py) => py > y + wave(x) && py < y + high + wave(x + 2), ink);
  c.below((x) => 25 + 1.6 * Math.sin(x / 5), 'b');
  c.blob('18,33 26,29 38,28 50,31 60,29 60,40 44,37 30,38 20,37', 't').curve(
    '22,33 34,31.4 50,34',
    1,
    'b',
  );
  c.blob('36,66 40,52 47,44 60,38 60,66', 'n').curve('44,62 48,52 56,46', 2, 'b');
  c.polygon('0,30 0,66 50,66', 'e').polygon('0,34 0,40 30,60 30,57', 'n');
  c.stroke('0,31 56,70', 1.6, 't').stroke('0,44 28,62', 1.2, 't').polygon('0,50 0,66 22,66', 't');
  c.polygon('0,54 0,58 14,66 20,66', 'e');
  c.rects('4,26,2,12 9,28,2,12', 'n').discs('5,25,1.6 10,27,1.6', 'n');
  c.blob('30,42 24,47 22,56 22,68 42,68 41,56 38,48', 'n').curve('26,50 25,58 27,66', 1, 'b');
  c.blob('31,22 25,25 23.6,32 26,38 28,43 31,46 35,44 37,39 39,33 38,26', 'c');
  c.blob('21,36 23,32 25.6,34 25,39 28,46 27,50 23,45', 'c').blob(
    '42,36 40,31 37.6,33 38,39 35,46 37,50 40,44',
    'c',
  );
  c.curve('25.4,33 25.6,38 28,43', 1, 't').curve('37.8,33 37.6,38 35.4,43', 1, 't');
  c.discs('28.4,30.4,2.2 34.4,30.4,2.2', 'n').rects('28,30,1,1 34,30,1,1', 'w');
  c.ellipse(31.5, 38.6, 2, 3.4, 'n').rects('30,34,1,1 32,34,1,1', 'n');
  return scene(
    'scream-on-bridge',
    'A scream goes through nature',
    'Крик природы',
    'painting, bridge, sunset, fear | картина, мост, закат, страх',
    'people',
    c,
    { b: '#2c5c9a blue', e: '#94562a brown', t: '#d6b184 tan' },
  );
}

/** After Toulouse-Lautrec: a singer in his cloak. */
function singer() {
  const c = new Stage(52, 64).rect(0, 0, 52, 64, 'y');
  c.rects('0,0,16,64', 'b')
    .rects('3,4,10,24', 'u')
    .rects('5,6,6,20', 'y')
    .rects('8,6,1,20 5,15,6,1', 'u');
  c.polygon('14,64 12,42 17,32 26,28 40,29 48,36 52,46 52,64', 'k');
  c.blob('27,14 23,18 22,23 20,26 22,27 22,31 27,34 36,33 39,26 39,16', 'f').polygon(
    '30,26 38,24 38,32 31,33',
    't',
  );
  c.polygon('16,36 22,29 32,34 41,29 46,34 40,40 30,41 22,40', 'r')
    .polygon('26,40 35,41 40,60 30,64 27,54', 'r')
    .polygon('30,43 33,42 36,56 33,60', 'x')
    .curve('20,35 30,38 42,34', 1, 'x');
  c.blob('10,16 18,12 20,5 28,2 38,4 42,11 52,13 50,18 36,18 22,18', 'k').rects('20,12,22,2', 'u');
  c.rects('23,20,4,1 24,22,3,1', 'x')
    .rects('22,29,5,1 21,26,1,1', 'x')
    .blob('36,20 38,20 38.6,24 36.4,25', 't');
  c.curve('34,19 39,20 41,25 39,29', 2, 'x')
    .stroke('18,44 14,63', 1.4, 'u')
    .stroke('44,42 46,63', 1.4, 'u');
  c.stroke('4,62 17,45', 2, 'x').blob('15,42 19,41 21,45 18,48 14,46', 'r');
  c.rects('0,58,8,6', 'x').polygon('0,0 52,0 52,1 0,1', 'x');
  return scene(
    'singer-in-cloak',
    'Singer in a red scarf',
    'Певец в красном шарфе',
    'poster, hat, cloak, Paris | плакат, шляпа, плащ, Париж',
    'people',
    c,
    { y: '#f2d24a straw', b: '#2f74c0 blue', k: '#14161b black' },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [pearl(), smile(), scream(), singer()];
