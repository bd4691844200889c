Castle
CC0-1.0
#d
   0:   #FFFFFF   white
   k:*  #000000   black
: rows


5k
4k 4k
6k 1k 4k
8k 1k 5k
8k 1k 1k
8k 2k 1k
8k 2k 1k
6k 4k 2k
4k 6k 2k
6k 4k
8k 4k
8k 5k
10k 6k
12k 6k
12k 8k
4k 8k
5k 1k 1k 1k 1k 1k 2k 10k
1k 12k
1k 12k 1k 1k 1k 1k 2k
1k 10k 10k
1k 1k 1k 1k 2k 4k 4k 10k
10k 4k 4k 8k
10k 4k 4k 8k
8k 4k 4k 3k 3k
8k 10k 3k 3k
3k 3k 10k 3k 3k
3k 3k 2k 2k 11k 2k 2k 4k 3k
3k 37k
3k 37k
19k 19k
18k 18k
10k 6k 1k 1k 5k 6k 3k
3k 12k 1k 1k 12k 3k
3k 32k 3k
3k 12k 1k 1k 1k 12k 3k
3k 6k 4k 1k 1k 1k 17k
28k 12k
17k 1k 1k 1k 17k
17k 1k 1k 1k 17k
17k 1k 1k 1k 17k
21k 22k
20k 21k
18k 19k
17k 19k
: columns
4k
4k
4k
3k 4k
1k 23k
2k 24k
4k 2k 23k
6k 2k 5k 3k 8k
8k 5k 4k 3k 8k
8k 24k
8k 23k
8k 24k
6k 3k 17k
4k 18k
5k 12k
4k 3k 8k
9k 8k
17k
15k
2k 3k 16k
3k 24k
5k 16k 1k 1k
7k 13k 7k
8k 13k 1k 1k
10k 3k 5k 9k
15k 4k 5k 1k 1k
2k 8k 12k 9k
2k 7k 14k 1k 1k
2k 5k 15k 1k 1k 1k
1k 3k 26k
2k 3k 15k
18k
10k 7k
4k 4k 7k
5k 12k
18k
17k
1k 3k 18k
1k 3k 25k
2k 6k 26k
2k 8k 25k
2k 10k 5k 4k 9k
15k 4k 4k 9k
8k 26k
5k 25k
3k 26k
1k 3k 4k
4k
4k
4k
: end
