/**
 * Small pictures, up to 16 cells high, drawn by hand: one character per cell, '.' is the
 * background.
 */
import { artRows } from './canvas.mjs';

const BLACK = { '#': '#000000 black' };

/** Name, title, format, inks and rows of each picture; see `./draw-puzzles.mjs`. */
export const pictures = [
  {
    name: 'heart',
    title: 'Heart',
    format: 'json',
    inks: BLACK,
    rows: artRows(`
      .#.#.
      #####
      #####
      .###.
      ..#..
    `),
  },
  {
    name: 'note',
    title: 'Quavers',
    format: 'nin',
    inks: BLACK,
    rows: artRows(`
      ..######
      ..######
      ..#....#
      ..#....#
      ..#....#
      .##..###
      ###.####
      ##...##.
    `),
  },
  {
    name: 'duck',
    title: 'Rubber duck',
    format: 'freesummerwind',
    inks: { y: '#f4c20d yellow', o: '#e8710a orange', k: '#222222 black' },
    rows: artRows(`
      ..yyy....
      .yykyy...
      ooyyyy...
      .ooyyy..y
      ..yyy.yyy
      .yyyyyyyy
      .yyyyyyyy
      ..yyyyyy.
    `),
  },
  {
    name: 'cherries',
    title: 'Cherries',
    format: 'pzl',
    inks: { g: '#2e8b3d green', b: '#7a4a21 brown', r: '#c8141e red', p: '#f4a6b0 pink' },
    rows: artRows(`
      .....bbb....
      ggggbbb.....
      .gggbb.b....
      ..gg.b.b....
      ....bb.bb...
      ....b...b...
      .rrbrr.rbrr.
      rrrbrrrrbrrr
      rprrrrrprrrr
      rpprrr.pprrr
      .rrrrr.rrrrr
      ..rrr...rrr.
    `),
  },
  {
    name: 'sail',
    title: 'Dinghy',
    format: 'pbm',
    inks: BLACK,
    rows: artRows(`
      .....#....
      ....##....
      ...###.#..
      ..####.##.
      .#####.###
      ######.###
      .....#....
      ##########
      .########.
      ..######..
    `),
  },
  {
    name: 'cactus',
    title: 'Cactus',
    format: 'mikix',
    inks: { g: '#3a8f3a green', p: '#e85d9e pink', t: '#b5562b terracotta' },
    rows: artRows(`
      ...pp.....
      ...gg.....
      ..gggg..g.
      g.gggg..g.
      g.gggg..g.
      gggggg.gg.
      .ggggggg..
      ..gggg....
      ..gggg....
      .tttttt...
      .tttttt...
      ..tttt....
      ..tttt....
    `),
  },
  {
    name: 'mushroom',
    title: 'Fly agaric',
    format: 'xml',
    inks: { r: '#c8141e red', w: '#f3e9d2 cream', g: '#3a8f3a green' },
    rows: artRows(`
      ....rrrr....
      ..rrrrwwrr..
      .rwwrrwwrrr.
      rrwwrrrrrrrr
      rrrrrrrrwwrr
      rwwrrwwrwwrr
      .wwwwwwwwww.
      ....wwww....
      ....wwww....
      g...wwww..g.
      gg.gwwwwgggg
      gggggggggggg
    `),
  },
  {
    name: 'umbrella',
    title: 'Umbrella in the rain',
    format: 'olsak',
    inks: { r: '#d1344b red', y: '#f2b632 yellow', k: '#333333 black', b: '#4a90d9 blue' },
    rows: artRows(`
      b...b..b..b.b
      b.b...k...b.b
      ..b.rrrrr.b..
      b..rrryrrr..b
      b.rrryyyrrr.b
      .rrrryyyrrrr.
      .rrryyyyyrrr.
      .r..y.k.y..r.
      ......k......
      ......k......
      ......k......
      ......k.k....
      ......kkk....
    `),
  },
  {
    name: 'snail',
    title: 'Snail',
    format: 'json',
    inks: { b: '#8a5a2b brown', o: '#e0a458 ochre', s: '#8ea34a olive', k: '#222222 black' },
    rows: artRows(`
      ....bbbbbb....k..k
      ...boooooob...s..s
      ..booooooob...s.ss
      .boobbbbboob..ssss
      .bobooooobob..ssss
      .bobobbboboob.ssks
      .bobobobooboo.ssss
      .bobooboobbob.sss.
      .boobbbbbooob.sss.
      ..booooooobb.ssss.
      sssbbbbbbbbssssss.
      .sssssssssssssss..
      ...sssssssssssss..
    `),
  },
  {
    name: 'cat',
    title: 'Cat on the wall',
    format: 'text',
    inks: BLACK,
    rows: artRows(`
      ...#...#.......
      ...##.##.......
      ...#####.......
      ..#.###.#......
      ..#######......
      ..###.###......
      ...#####.......
      ....######.....
      ....#######....
      ....########...
      ....########.##
      ....########..#
      ....##.#####..#
      ....##.######.#
      ....##.##.#####
      ###############
      #..##..##..##.#
      ###############
    `),
  },
  {
    name: 'strawberry',
    title: 'Strawberry',
    format: 'png',
    inks: { g: '#2e8b3d green', r: '#d7263d red', y: '#f6d55c yellow' },
    rows: artRows(`
      ......gg......
      ...g.gg..g....
      .gggggggggggg.
      ..gggggggggg..
      .rrggrggrggrr.
      rrrrgrggrgrrrr
      rryrrrgrrrryrr
      rrrrrrrrrrrrrr
      rrrryrrryrrrrr
      .rrrrrrrrrryr.
      .rryrrryrrrrr.
      ..rrrrrrrrrr..
      ..rrrryrryrr..
      ...rrrrrrrr...
      ....rrryrr....
      .....rrrr.....
    `),
  },
  {
    name: 'robot',
    title: 'Robot',
    format: 'pzl',
    inks: { s: '#8d99ae steel', k: '#2b2d42 navy', r: '#ef233c red', y: '#ffd166 yellow' },
    rows: artRows(`
      ......r.......
      ......k.......
      ...ssssssss...
      ...skkkkkks...
      .k.skykkyks.k.
      .k.skkkkkks.k.
      ...ssskksss...
      ....ssssss....
      .....kkkk.....
      .ssssssssssss.
      .s.sryryrys.s.
      .s.ssssssss.s.
      .s.skkkkkks.s.
      .s.skyyyyks.s.
      kk.skkkkkks.kk
      k..ssssssss..k
      ....kk..kk....
      ....ss..ss....
      ....ss..ss....
      ..kkkk..kkkk..
    `),
  },
];
