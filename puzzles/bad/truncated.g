Heart
#d
   0:   #FFFFFF   white
   1:#  #000000   black
: rows
1 1
5
5
3
1
