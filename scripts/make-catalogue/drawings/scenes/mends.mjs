/**
 * Cells that keep scenes from having exactly one solution, found line by line, and the inks that
 * mend that: "column,row,ink" counted from 0 in the finished picture.
 */
export const MENDS = {
  'bridge-at-night': '33,0,.',
  'campfire-and-tent': '44,0,. 29,1,. 8,3,. 21,6,y 23,6,o',
  'elephant-in-savanna': '42,12,e',
  'fireworks': '9,3,y 19,3,y 32,4,w 41,4,. 33,5,. 41,5,. 6,7,y 28,7,w 43,7,. 44,7,. 10,8,r 18,8,r 24,8,y 7,9,. 21,9,. 35,9,g 39,9,g 35,13,g 39,13,g 16,15,r 28,15,w 18,16,r 44,16,w 9,17,y 17,17,r 4,18,y 10,18,r 25,18,y 42,19,. 42,20,. 8,21,y 20,21,y',
  'lighthouse-by-day': '5,19,k 31,23,k',
  'polar-night': '20,7,l',
  'sailing-into-sunset': '40,5,k 43,5,. 41,7,. 6,10,k 37,13,. 40,14,k',
  'snowman-in-winter': '5,1,. 43,2,. 34,4,. 37,18,d',
};
