: rows
1 0 1
: columns
1

1
: end
