Hot-air balloon
CC0-1.0
#d
   0:   #FFFFFF   white
   r:*  #C8141E   red
   y:+  #F2B632   yellow
   k:o  #222222   black
   t:%  #D39A52   tan
   s:@  #9AA5B1   grey
   b:=  #3F72C4   blue
: rows

2r 1y 4r 1y 2r
2r 3y 4r 3y 2r
3r 3y 4r 3y 3r
3r 3y 6r 3y 3r
3r 4y 6r 4y 3r
4r 4y 6r 4y 4r
4r 4y 6r 4y 4r
4r 4y 8r 4y 4r
4r 4y 8r 4y 4r
4y 4b 8y 4b 4y
4y 4b 8y 4b 4y
4y 4b 8y 4b 4y
4y 4b 8y 4b 4y
4r 4y 6r 4y 4r
4r 4y 6r 4y 4r
3r 4y 6r 4y 3r
3r 3y 6r 3y 3r
3r 3y 4r 3y 3r
3r 3y 4r 3y 3r
2r 3y 4r 3y 2r
2r 2y 4r 2y 2r
2r 2y 4r 2y 2r 3s
10r 5s
4s 1r 6k 1r 5s
6s 6k
6s 1k 1k
1k 1k
1k 1k
1k 1k
8t
8k
8t
8t 1k 2k
1k

: columns

2r 4y 2s
4r 4y 2r 2s
5r 4y 3r 3s
6r 4y 4r 3s
5r 2y 4b 6r 3s
3r 5y 4b 3y 4r 3s
2r 6y 4b 4y 5r
1r 8y 4b 7y 3r
1r 6y 2r 13y 2r 1t 1k 2t
3y 6r 4y 4r 5y 1r 6k 1t 1k 2t
9r 4y 10r 2k 1t 1k 2t
9r 4y 10r 2k 1t 1k 2t
9r 4y 10r 2k 1t 1k 2t
9r 4y 10r 2k 1t 1k 2t
3y 6r 4y 4r 5y 1r 6k 1t 1k 2t
1r 6y 2r 13y 2r 1t 1k 2t
1r 8y 4b 7y 3r
2r 6y 4b 4y 5r
3r 5y 4b 3y 4r
5r 2y 4b 6r 3s
6r 4y 4r 3s
5r 4y 3r 3s 1k
4r 4y 2r 2s 1k
2r 4y 2s 1k
1k
: end
