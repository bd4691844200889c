A roof
#d
   0:   #FFFFFF   white
   1:#  #000000   black
   a:A  white/black   <<   left end of a row block, top of a column block
   b:B  black\white   ><   right end of a row block, top of a column block
: rows
b4a
4
: columns
a2
2
2
b2
: end
