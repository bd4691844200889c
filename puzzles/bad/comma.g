: rows
1,1
3
: columns
2
1
2
: end
