Butterfly
CC0-1.0
#d
   0:   #FFFFFF   white
   k:*  #222222   black
   o:+  #E8710A   orange
   y:o  #F2B632   yellow
   b:%  #3F72C4   blue
: rows
3k 3k
7k 7k
2k 3o 3k 2k 2k 3k 3o 2k
2k 6o 2k 2k 2k 2k 6o 2k
1k 2o 3y 2o 1k 3k 1k 2o 3y 2o 1k
1k 2o 3y 3o 1k 1k 1k 3o 3y 2o 1k
2k 1o 3y 3o 2k 1k 2k 3o 3y 1o 2k
2k 8o 1k 1k 1k 8o 2k
3k 1o 4k 2o 5k 2o 4k 1o 3k
4k 3o 9k 3o 4k
4k 5o 5k 5o 4k
19k
3k 3b 3k 3b 3k
3k 5b 3k 5b 3k
2k 6b 1k 1k 1k 6b 2k
2k 2b 3y 2b 1k 1k 1k 2b 3y 2b 2k
2k 2b 1y 2b 1k 1k 1k 2b 1y 2b 2k
2k 4b 2k 1k 2k 4b 2k
3k 2b 2k 1k 2k 2b 3k
5k 5k
3k 3k

: columns
1k
8k
3k 3o 5k 1k
2k 6o 3k 5k
2k 2o 3y 2o 3k 2k 1b 4k
1k 2o 3y 1o 4k 1k 4b 3k
2k 1o 3y 1o 1k 2o 3k 1b 1y 3b 2k
2k 5o 1k 2o 2k 2b 2y 2b 2k
2k 4o 1k 2o 2k 2b 1y 2b 2k
2k 4o 1k 1o 1k 5b 2k
1k 2k 2o 1k 1o 1k 4b 2k
2k 6k 2b 2k
2k 6k
15k
2k 6k
2k 6k 2b 2k
1k 2k 2o 1k 1o 1k 4b 2k
2k 4o 1k 1o 1k 5b 2k
2k 4o 1k 2o 2k 2b 1y 2b 2k
2k 5o 1k 2o 2k 2b 2y 2b 2k
2k 1o 3y 1o 1k 2o 3k 1b 1y 3b 2k
1k 2o 3y 1o 4k 1k 4b 3k
2k 2o 3y 2o 3k 2k 1b 4k
2k 6o 3k 5k
3k 3o 5k 1k
8k
1k
: end
