: rows
1,1
2
: columns
2
1
2
: end
