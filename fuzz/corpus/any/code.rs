pub fn rows() -> Vec<Clue> { vec![vec![3], vec![1, 1, 1], vec![5], vec![1, 2]] }
pub fn cols() -> Vec<Clue> { vec![vec![3], vec![1, 2], vec![3], vec![2], vec![3]] }
