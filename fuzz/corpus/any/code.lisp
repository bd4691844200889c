(setq rows (list '(3) '(1 1 1) '(5) '(1 2))) ; cup
(setq cols (list '(3) '(1 2) '(3) '(2) '(3)))
