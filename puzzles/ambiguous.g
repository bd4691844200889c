Ninja: which eye is higher?
CC0-1.0
#d
   0:   #FFFFFF   white
   k:*  #000000   black
: rows
6k 3k
10k 2k
14k
15k
3k 3k 2k
2k 1k 2k
2k 1k 2k
3k 3k
12k
12k
10k
6k
11k
14k
16k
: columns
1k
8k 2k
10k 3k
4k 4k 3k
4k 1k 7k
4k 7k
4k 7k
4k 7k
4k 7k
4k 1k 7k
4k 4k 3k
10k 3k
8k 3k
4k 2k
5k 2k
1k 2k 1k
: end
