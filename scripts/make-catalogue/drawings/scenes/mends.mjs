/**
 * Cells that keep scenes from having exactly one solution, found line by line, and the inks that
 * mend that: "column,row,ink" counted from 0 in the finished picture.
 */
export const MENDS = {
  'ballerina': '12,3,#',
  'bees-and-hive': '38,0,. 2,8,e',
  'bridge-at-night': '33,0,.',
  'campfire-and-tent': '44,0,. 29,1,. 8,3,. 21,6,y 23,6,o',
  'cat-on-roof': '38,30,# 17,32,#',
  'coral-reef': '28,0,w 26,13,w',
  'dolphins': '18,20,u 39,24,u',
  'dragon': '17,3,g 1,15,o 16,16,. 0,20,.',
  'elephant-in-savanna': '42,12,e',
  'ferris-wheel': '14,6,b 35,6,r 26,12,w 11,14,y 21,15,w 28,15,w 12,16,w 30,16,w 21,17,w 21,18,r 28,18,r 21,22,r 24,22,w 34,22,w 21,25,w 38,25,r 10,31,r 21,32,w 34,33,y 12,34,w 32,41,y',
  'fireworks': '20,5,r 9,6,r 34,6,g 40,6,g 15,10,r 11,12,r 32,14,g 42,14,g 9,16,r 11,17,. 18,19,r',
  'jellyfish': '31,7,s 32,7,s 14,15,m 1,33,s 9,34,m',
  'lantern': '2,3,. 29,7,.',
  'lighthouse-by-day': '5,19,k 31,23,k',
  'parrot': '0,26,. 28,36,b',
  'polar-night': '20,7,l',
  'pumpkin-lantern': '21,0,. 30,0,k 4,1,. 14,1,.',
  'rocket-among-planets': '44,17,.',
  'sailing-into-sunset': '40,5,k 43,5,. 41,7,. 6,10,k 37,13,. 40,14,k',
  'sailing-ship': '1,29,#',
  'samovar': '37,24,w 4,33,.',
  'seahorse': '2,2,w 19,4,o 6,19,w 6,20,w 1,30,g 10,36,o 26,36,g 20,41,.',
  'snowman-in-winter': '5,1,. 43,2,. 34,4,. 37,18,d',
  'tea-table': '45,16,w 44,20,. 42,22,w 44,22,w',
  'telescope': '24,2,. 25,3,. 8,5,y 11,27,u',
  'toucan': '1,29,g',
  'violin': '34,5,x 34,28,h',
  'winter-sleigh': '8,0,.',
};
