/**
 * Cells that keep scenes from having exactly one solution, found line by line, and the inks that
 * mend that: "column,row,ink" counted from 0 in the finished picture. Written by `../mend.mjs`.
 */
export const MENDS = {
  'anchor-with-rope': '7,26,. 30,26,.',
  ballerina: '12,3,#',
  'bees-and-hive': '38,0,. 2,8,e',
  camera: '19,15,#',
  'campfire-and-tent': '44,2,y 22,7,o',
  'coffee-cup': '8,7,# 14,7,# 26,14,#',
  'coral-reef': '32,1,.',
  'cow-in-meadow': '19,1,. 49,14,w',
  'diver-and-wreck': '21,8,y 24,23,y',
  dolphins: '18,20,u 39,24,u',
  dragon: '17,3,g',
  'elephant-in-savanna': '42,12,e',
  'ferris-wheel':
    '14,6,b 35,6,r 26,12,w 11,14,y 21,15,w 28,15,w 12,16,w 30,16,w 21,17,w 21,18,r 28,18,r 21,22,r 24,22,w 34,22,w 21,25,w 38,25,r 10,31,r 21,32,w 34,33,y 12,34,w 32,41,y',
  fireworks:
    '7,5,y 19,6,r 34,6,g 40,6,g 13,10,r 17,12,r 32,14,g 42,14,g 10,15,r 13,16,r 19,16,r 17,17,.',
  jellyfish: '12,15,m 21,16,m',
  koala: '41,3,g 36,28,g',
  'lighthouse-by-day': '5,19,k 31,23,k',
  parrot: '0,26,. 28,36,b',
  'polar-night': '20,7,l',
  'pumpkin-lantern': '21,0,. 30,0,k 4,1,. 14,1,.',
  'sailing-ship': '1,29,#',
  samovar: '4,33,.',
  seahorse: '19,4,o 1,30,g 10,36,o 26,36,g 20,39,g',
  'sewing-machine': '11,1,.',
  'snowman-in-winter': '8,0,w 4,2,w 41,2,w 32,7,w 37,20,d',
  telescope: '9,2,y 11,26,u',
  'tiger-in-jungle': '14,21,d',
  toucan: '1,29,g',
  violin: '34,5,x 34,28,h',
  'winter-village': '8,1,.',
};
