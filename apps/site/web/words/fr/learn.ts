/** Texts of the pages that teach, in French. */
import type { LearnWords } from '../en/learn.js';
import { counted, noun } from './grammar.js';

export const words: LearnWords = {
  title: 'Leçons',
  description:
    'Dix-huit techniques pour les nonogrammes, chacune avec dessin, explication et exercices ; un cours de trente grilles.',
  lead: 'Résoudre sans deviner : les techniques une à une, des grilles dans l’ordre, et des exercices.',
  techniques: 'Techniques',
  learnMenu: 'Techniques',
  technique: (number, level) => `Technique ${number} · niveau ${level}`,
  level: (level) => `niveau ${level}`,
  levels: {
    1: 'Compter',
    2: 'Combiner',
    3: 'Une rangée entière',
    4: 'Une petite hypothèse',
    5: 'Une hypothèse',
    6: 'Des hypothèses dans des hypothèses',
  },
  done: 'fait',
  lookFor: 'Cherchez',
  alsoCalled: (name) => `Autre nom : ${name}.`,
  first: {
    title: 'Votre première grille',
    text: 'Vous débutez ? Apprenez les gestes en une minute, en jouant.',
    start: 'Apprendre les gestes',
    second: 'Deux nombres dans une ligne',
  },
  course: {
    title: 'Le cours',
    text: 'Trente petites grilles dans l’ordre. Chacune apporte quelque chose de nouveau.',
    start: 'Commencer le cours',
    goOn: 'Continuer le cours',
    again: 'Revoir le cours',
    progress: (done, all) => `${counted(done, 'résolue', 'résolues')} sur ${all}`,
  },
  storm: {
    title: 'Exercices rapides',
    text: 'Des rangées et de petites grilles : dans chacune, une case est certaine. Contre la montre, ou jusqu’à la première erreur.',
    storm: 'Tempête, trois minutes',
    streak: 'Sans-faute, sans chrono',
  },
  kinds: {
    title: 'D’autres sortes de nonogrammes',
    text: 'Nombres cachés, indices sur deux rangées, triangles : les règles, et vingt grilles de chaque sorte.',
    open: 'Voir les autres sortes',
    lessons: {
      hidden: 'Résoudre les nombres cachés',
      pairs: 'Résoudre les indices sur deux rangées',
      triangles: 'Résoudre les triangles',
    },
  },
  practice: 'S’exercer à cette technique',
  practiceText: 'Des rangées de vraies grilles où c’est l’étape suivante.',
  practiceBoards: 'Des positions où c’est l’étape suivante.',
  before: 'avant',
  so: 'donc',
  leftmost: 'tout à gauche',
  rightmost: 'tout à droite',
  slideBlock: (size) => `Faire glisser le ${size}`,
  slideBlocks: 'Faire glisser les blocs',
  slideSteps: 'Pas à pas',
  way: (way, all) => `Façon ${way} sur ${all}`,
  legend: {
    premise: 'ce sur quoi cela repose',
    conclusion: 'ce qui en découle',
    supposed: 'supposé',
  },
  spare: (length, size) =>
    `Combien de cases ? Le ${size} a de la place dans ${length} cases, il en a donc ${length} − ${size} = ${length - size} en trop. Un bloc plus long que cette marge a un noyau :`,
  core: (length, size) =>
    `${size} − ${length - size} = ${counted(size - (length - size), 'case', 'cases')}.`,
  drawing: (clue, before, after) =>
    `Une rangée aux indices ${clue}. Avant : ${before}. Après : ${after}.`,
  cells: { unknown: 'inconnue', blank: 'croix', filled: 'remplie' },
  inks: ['rouge', 'bleu', 'jaune'],
  task: {
    title: 'À vous',
    say: (name) => `Marquez tout ce qui découle de « ${name} », et rien d’autre.`,
    sayBoard: (name) => `Une étape avec « ${name} » est possible ici. Trouvez-la.`,
    sayColor:
      'Mettez une croix partout où les couleurs de la ligne et de la colonne excluent toute couleur.',
    fill: 'Remplir',
    cross: 'Croix',
    erase: 'Effacer',
    tool: 'Outil',
    rows: (done, all) => `lignes : ${done} sur ${all}`,
    boards: (done, all) => `grilles : ${done} sur ${all}`,
    row: (row) => `Ligne ${row}`,
    cell: (row, column, state) => `Ligne ${row}, colonne ${column}, ${state}`,
    clue: (clue) => `indices ${clue}`,
    rightSpare: (row, length, need, count) =>
      `Ligne ${row} : juste, ${length} − ${need} = ${length - need} en trop, donc ${counted(count, 'case est certaine', 'cases sont certaines')}.`,
    rightOneWay: (row) => `Ligne ${row} : juste, il n’y a qu’une façon de placer les blocs.`,
    right: (row, ways, count) =>
      `Ligne ${row} : juste. Il y a ${ways} façons de placer les blocs, et toutes concordent sur ${count === 1 ? 'cette case' : `ces ${count} cases`}.`,
    rightBoard: 'Juste.',
    tryRow: (row) => `Essayez la ligne ${row}.`,
    nextBoard: 'Grille suivante',
    all: 'C’était tout. Bravo.',
    soFar: (row) => `Ligne ${row} : juste jusqu’ici.`,
    given: (row, column) => `Ligne ${row}, colonne ${column} : c’était connu dès le début.`,
    undecided: (row, column, one, other) =>
      `Ligne ${row}, colonne ${column} : pas encore certain. Avec ${one} elle est remplie, avec ${other} elle ne l’est pas.`,
    undecidedColor: (row, column, one, other) =>
      `Ligne ${row}, colonne ${column} : pas encore certain, car ${one} convient, et ${other} aussi.`,
    blocksIn: (spans, count) => `${noun(count, 'le bloc', 'des blocs')} dans ${spans}`,
    columns: (text, count) => `${count === 1 ? 'la colonne' : 'les colonnes'} ${text}`,
    noBlocks: 'aucun bloc à cet endroit',
    opposite: (row, column, state) =>
      `Ligne ${row}, colonne ${column} : c’est certain, mais votre marque dit : ${state}. Les blocs ne peuvent pas être placés autrement.`,
    other: (row, column, name) =>
      `Ligne ${row}, colonne ${column} : c’est vrai, mais par une autre technique, « ${name} ». Laissez-la pour l’instant.`,
    notHere: (row, column) =>
      `Ligne ${row}, colonne ${column} : ce n’est pas ce que cette étape décide. Annulez et regardez encore.`,
    wrongBoard: (row, column) =>
      `Ligne ${row}, colonne ${column} : c’est le bon endroit. Supposez que votre marque soit juste, et voyez ce qui en découle :`,
    wrongColor: (row, column) =>
      `Ligne ${row}, colonne ${column} : les couleurs ne l’excluent pas. Comparez la ligne et la colonne.`,
    takeBack: 'Annuler',
    show: 'Me montrer',
    showCells: (row, cells) => `Ligne ${row} : regardez ${cells}.`,
    again: 'Encore',
    needsScript:
      'Pour essayer ici, activez JavaScript. Les exemples ci-dessus fonctionnent sans lui.',
    keys: 'Les flèches déplacent, Espace remplit, X met une croix, Retour arrière efface.',
  },
  practise: {
    title: (name) => `S’exercer : ${name}`,
    description: (name) => `Des rangées de vraies grilles, à finir avec « ${name} ».`,
    lead: (name) =>
      `Tirées de vraies grilles, au moment où « ${name} » est l’étape suivante. Elles ne dévoilent rien des images.`,
    leadBoards: (name) => `Des positions où « ${name} » est l’étape suivante.`,
    back: (name) => `Vers « ${name} »`,
  },
  courseList: {
    title: 'Le cours',
    description:
      'Trente petits nonogrammes dans l’ordre, du premier chevauchement aux chaînes de déductions.',
    step: (number) => `Grille ${number}`,
    size: (width, height) => `${width} × ${height}`,
    colored: 'en couleurs',
    solved: 'résolue',
    introduces: 'Nouveau',
  },
  lesson: {
    title: (number) => `Cours, grille ${number}`,
    description: (number) =>
      `La grille ${number} du cours : ce qu’il faut chercher, et une grille à jouer.`,
    step: (number, all) => `Cours · grille ${number} sur ${all}`,
    look: 'Ce qu’il faut chercher',
    technique: (name) => `En savoir plus : « ${name} »`,
    solved: 'Résolue',
    next: 'Grille suivante',
    previous: 'Grille précédente',
    toCourse: 'Le cours',
    inPlayer: 'Ouvrir dans le jeu, avec l’aide',
    again: 'Recommencer',
    undo: 'Annuler',
    redo: 'Rétablir',
    finished: 'C’était la dernière. Vous savez tout ce qu’il y a à savoir.',
    clues: 'Indices de cette grille',
    rows: 'Lignes',
    columns: 'Colonnes',
  },
  back: 'Toutes les techniques',
  firstPage: {
    title: 'Votre première grille',
    description: 'Apprenez les gestes des nonogrammes en une minute, en jouant.',
    step: (step, all) => `Étape ${step} sur ${all}`,
    skip: 'Passer',
    fill: {
      mouse:
        'Les nombres disent combien de cases d’une ligne ou d’une colonne sont remplies. La troisième ligne a un 5 : remplissez ses cinq cases. Appuyez sur la première et glissez jusqu’à la dernière.',
      touch:
        'Les nombres disent combien de cases d’une ligne ou d’une colonne sont remplies. La troisième ligne a un 5 : remplissez ses cinq cases. Posez un doigt sur la première et glissez jusqu’à la dernière.',
      keyboard:
        'Les nombres disent combien de cases d’une ligne ou d’une colonne sont remplies. La troisième ligne a un 5 : remplissez ses cinq cases. Déplacez-vous avec les flèches, remplissez avec Espace ; Maj avec une flèche trace.',
    },
    down: {
      mouse:
        'Bien : le nombre pâlit, cette ligne est finie. La troisième colonne a aussi un 5. Glissez de haut en bas.',
      touch:
        'Bien : le nombre pâlit, cette ligne est finie. La troisième colonne a aussi un 5. Glissez de haut en bas.',
      keyboard:
        'Bien : le nombre pâlit, cette ligne est finie. La troisième colonne a aussi un 5. Remplissez-la de haut en bas.',
    },
    cross: {
      mouse:
        'La dernière ligne a un 1, et sa case est remplie. Les quatre autres restent vides : marquez-les d’une croix. Utilisez le bouton droit, ou choisissez la croix en bas.',
      touch:
        'La dernière ligne a un 1, et sa case est remplie. Les quatre autres restent vides : marquez-les d’une croix. Choisissez la croix en bas, ou laissez un doigt sur une case.',
      keyboard:
        'La dernière ligne a un 1, et sa case est remplie. Les quatre autres restent vides : marquez-les d’une croix. Appuyez sur X.',
    },
    erase: {
      mouse:
        'Une croix n’est qu’une note pour vous. Enlevez-en une : cliquez encore une fois dessus avec le même outil.',
      touch:
        'Une croix n’est qu’une note pour vous. Enlevez-en une : touchez-la encore une fois avec le même outil.',
      keyboard:
        'Une croix n’est qu’une note pour vous. Enlevez-en une : appuyez encore une fois sur X.',
    },
    finish: {
      mouse:
        'Maintenant, le reste. Les deuxième et quatrième colonnes ont un 2, et une case de chacune est remplie. La deuxième ligne a un 3. Quelles sont les deux cases qui manquent ?',
      touch:
        'Maintenant, le reste. Les deuxième et quatrième colonnes ont un 2, et une case de chacune est remplie. La deuxième ligne a un 3. Quelles sont les deux cases qui manquent ?',
      keyboard:
        'Maintenant, le reste. Les deuxième et quatrième colonnes ont un 2, et une case de chacune est remplie. La deuxième ligne a un 3. Quelles sont les deux cases qui manquent ?',
    },
    done: 'Chaque ligne et chaque colonne correspond à ses nombres : la grille est résolue. Les croix ne sont pas nécessaires pour cela.',
    toSecond: 'La suite : deux nombres dans une ligne',
    toCourse: 'Commencer le cours',
    toPuzzles: 'Voir les grilles',
  },
  secondPage: {
    title: 'Deux nombres dans une ligne',
    description:
      'Ce que veulent dire plusieurs nombres dans une ligne ou une colonne, en une minute, en jouant.',
    steps: {
      pair: 'La deuxième ligne a deux nombres, 2 et 2 : deux blocs, avec au moins une case vide entre eux. 2 + 1 + 2 font 5, toute la ligne. Remplissez deux cases, laissez-en une, remplissez-en deux.',
      whole: 'La troisième ligne a un seul 5. Remplissez-la tout entière.',
      around:
        'Les nombres gardent leur ordre : dans une ligne de gauche à droite, dans une colonne de haut en bas. La deuxième colonne a 2, puis 1, et son 2 est fini. Mettez une croix au-dessus et au-dessous.',
      order:
        'Le 1 de cette colonne vient après le 2, donc sous la croix. Il reste une case : remplissez-la.',
      rest: 'La quatrième colonne a les mêmes nombres. Finissez ensuite les lignes et colonnes qui ont un 3, un 4, et 1 1 1.',
    },
    done: 'Chaque nombre est un bloc, les blocs viennent dans l’ordre de leurs nombres, et entre deux blocs il y a au moins une case vide. Ce sont toutes les règles.',
  },
};
