Telephone
CC0-1.0
#d
   0:   #FFFFFF   white
   k:*  #000000   black
: rows
10k
16k
20k
22k
5k 5k
6k 6k
6k 12k 6k
6k 2k 2k 6k
6k 2k 2k 6k
12k
7k 7k
6k 6k
5k 1k 1k 5k
5k 5k
5k 1k 2k 1k 5k
5k 4k 5k
5k 4k 5k
6k 1k 2k 1k 6k
7k 7k
8k 1k 1k 8k
9k 9k
12k 12k
28k
2k 24k
: columns
1k
4k 2k
4k 2k
5k 6k
6k 9k
7k 11k
7k 13k
4k 14k
3k 14k
3k 1k 6k 7k
4k 1k 4k 5k
4k 6k 1k 1k 4k
4k 5k 3k
4k 1k 2k 1k 2k 1k 3k
4k 1k 1k 4k 2k
4k 1k 1k 4k 2k
4k 1k 2k 1k 2k 1k 3k
4k 5k 3k
4k 6k 1k 1k 4k
4k 1k 4k 5k
3k 1k 6k 7k
3k 14k
4k 14k
7k 13k
7k 11k
6k 9k
5k 6k
4k 2k
4k 1k

: end
