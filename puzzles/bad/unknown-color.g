Two columns
#d
   0:   #FFFFFF   white
   r:*  #C8141E   red
: rows
1r 1q
1r 1q
: columns
2r
2q
: end
