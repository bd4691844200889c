Umbrella in the rain
CC0-1.0
#d
   0:   #FFFFFF   white
   r:*  #D1344B   red
   y:+  #F2B632   yellow
   k:o  #333333   black
   b:%  #4A90D9   blue
: rows
1b 1b 1b 1b 1b
1b 1b 1k 1b 1b
1b 5r 1b
1b 3r 1y 3r 1b
1b 3r 3y 3r 1b
4r 3y 4r
3r 5y 3r
1r 1y 1k 1y 1r
1k
1k
1k
1k 1k
3k
: columns
2b 2b
3r
2b 3r
4r
1b 4r 2y
2r 3y
1k 1r 4y 6k
1b 2r 3y 1k
4r 2y 2k
4r
3b 3r
3r
2b 2b
: end
