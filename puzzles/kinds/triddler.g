One hexagon
#t
#d
   0:   #FFFFFF   white
   1:#  #000000   black
: A
3
: B
3
: C
3
: D
3
: E
3
: F
3
: end
