width 5, height 4
'use strict';
const rows = [[3], [1, 1, 1], [5], [1, 2]]; // left
const cols = [[3], [1, 2], [3], [2], [3]];
