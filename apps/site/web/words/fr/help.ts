/** Texts of the help, in French. What stands for keys is explained with the English ones. */
import type { HelpWords } from '../en/help.js';

/** The keys of those who do not see the board. */
const BY_EAR =
  '{hear-row} lit la ligne d’un trait : « Ligne 7 : 4, 2. 3 inconnues, 2 remplies, 5 inconnues. » {hear-column} lit la colonne. {hear-next} va à la rangée suivante où il y a du nouveau et la lit. {hear-changes} dit ce qui a changé depuis la dernière fois.';

export const words: HelpWords = {
  title: 'Guide',
  description:
    'Comment jouer ici aux nonogrammes, aussi appelés picross, hanjie, logimages ou griddlers : règles, clavier, manette, lecteur d’écran, écran tactile, fichiers.',
  allHelp: 'Tout le guide',
  rules: {
    heading: 'Les règles',
    texts: [
      'Chaque nombre à côté d’une ligne ou au-dessus d’une colonne est un bloc : autant de cases remplies côte à côte. Les blocs viennent dans l’ordre des nombres. Entre deux blocs d’une même couleur, il y a au moins une case vide ; des blocs de couleurs différentes peuvent se toucher.',
      'La grille est résolue quand chaque ligne et chaque colonne correspond à ses nombres. Une croix marque une case certainement vide ; c’est une note pour vous, jamais obligatoire.',
      'Le nonogramme porte bien des noms : picross, hanjie, logigraphe, logimage, griddler, pic-a-pix, crucipixel. C’est toujours le même jeu.',
    ],
    points: [],
  },
  playing: {
    heading: 'Jouer',
    texts: [],
    points: [
      'Glissez sur les cases pour les peindre d’un seul trait. Le trait reste dans sa ligne ou sa colonne.',
      'Le bouton droit de la souris, ou l’outil « Croix », marque les cases vides.',
      'Chaque appui sur « Aide » en dévoile un peu plus : les erreurs s’il y en a, sinon où regarder, puis pourquoi, puis les cases.',
      '« Et si » vous permet d’essayer quelque chose. Ensuite, gardez tout ou abandonnez tout.',
      'Tout peut être annulé, même un nouveau départ.',
      'Votre partie est enregistrée sur cet appareil à chaque coup. Il n’y a pas de bouton pour enregistrer.',
    ],
  },
  topics: 'En savoir plus',
  padTitle: 'Boutons',
  changeButtons: 'Changer les boutons',
  formats: 'Tous les formats',
  formatsNote: (count) =>
    `${count} formats peuvent être ouverts. Leurs noms et leurs extensions de fichier :`,
  pages: {
    keyboard: {
      title: 'Clavier',
      about: 'Chaque action a une touche, et chaque touche peut être changée.',
      parts: [
        {
          heading: 'Se déplacer et peindre',
          texts: [],
          points: [
            'Les flèches déplacent le curseur. {paint} remplit la case, {cross} met une croix, {erase} efface.',
            'Les flèches avec [Shift] tracent : les cases parcourues deviennent comme la première.',
            'Les flèches avec [Ctrl] sautent à la prochaine case différente.',
            '[1] à [9] choisissent une couleur. {next-color} prend la suivante.',
          ],
        },
        {
          heading: 'Réfléchir',
          texts: [],
          points: [
            '{undo} annule le dernier changement, {redo} le rétablit.',
            '{hint} donne une aide ; appuyez encore pour en savoir plus.',
            '{mistakes} cherche des erreurs.',
            '{pause} arrête le chrono et masque la grille.',
            BY_EAR,
          ],
        },
      ],
    },
    gamepad: {
      title: 'Manette',
      about: 'Branchez une manette et appuyez sur un bouton : elle marche tout de suite.',
      parts: [
        {
          heading: 'Jouer',
          texts: [],
          points: [
            'La croix directionnelle ou le stick gauche déplace le curseur. Maintenez une direction pour continuer.',
            '{pad:paint} remplit la case, {pad:cross} met une croix. Maintenez le bouton enfoncé et déplacez le curseur pour tracer un trait.',
            '{pad:next-color} et {pad:previous-color} changent de couleur.',
            '{pad:undo} annule un changement, {pad:redo} le rétablit. {pad:hint} donne une aide.',
            '{pad:zoom-in} et {pad:zoom-out} règlent le zoom.',
          ],
        },
      ],
    },
    'screen-reader': {
      title: 'Lecteur d’écran',
      about: 'La grille est un tableau de lignes et de colonnes. Tout y est lu à voix haute.',
      parts: [
        {
          heading: 'Lire la grille',
          texts: [
            'Allez à la grille avec [Tab]. Votre lecteur d’écran devrait passer de lui-même en mode formulaire ; sinon, activez-le à la main.',
          ],
          points: [
            'Chaque case est lue avec sa ligne et sa colonne, son contenu et les indices de ses deux rangées : « Ligne 7, colonne 3, inconnue. Indices de la ligne : 4 noirs, 2 bleu ciel. »',
            'Les indices satisfaits sont annoncés comme terminés.',
            'Après un trait, vous entendez combien de cases ont changé et si une rangée est terminée ; rien d’autre ne vous interrompt.',
          ],
        },
        {
          heading: 'Jouer',
          texts: [],
          points: [
            'Les flèches vont de case en case. {paint} remplit, {cross} met une croix, {erase} efface.',
            BY_EAR,
            '[Home] et [End] vont aux bouts de la ligne, avec [Ctrl] aux coins de la grille.',
            'Les aides sont lues en phrases entières, avec la raison. Appuyez sur {hint} pour en avoir une.',
            'Les pages imprimées montrent les indices en nombres, avec un symbole par couleur si vous l’activez.',
          ],
        },
        {
          heading: 'Couleurs',
          texts: [
            'Les couleurs sont lues par leur nom. Dans les réglages, vous pouvez aussi donner un symbole à chacune.',
          ],
        },
      ],
    },
    touch: {
      title: 'Écran tactile',
      about: 'De grandes grilles sur un petit écran : zoomer, déplacer et peindre d’un seul pouce.',
      parts: [
        {
          heading: 'Peindre',
          texts: [],
          points: [
            'Touchez une case ou glissez sur plusieurs. Le nombre à côté de votre doigt compte les cases du trait.',
            'Un appui long trace une croix.',
            'Touchez un nombre pour le rayer à la main.',
            'Un trait qui termine une rangée met une croix dans ses autres cases. « Annuler » enlève les deux.',
          ],
        },
        {
          heading: 'Zoom',
          texts: [],
          points: [
            'Deux doigts zooment et déplacent la grille. Les nombres restent visibles.',
            'Le coin entre les nombres montre où vous êtes. Touchez-le pour voir toute la grille, et encore une fois pour revenir.',
          ],
        },
        {
          heading: 'Mode curseur',
          texts: [
            'Si les cases sont plus petites que votre doigt, passez au curseur : un pouce le déplace, l’autre appuie sur un bouton pour peindre. Vous le trouvez parmi les outils du jeu et dans les réglages.',
            'Si vous êtes gaucher ou gauchère, mettez toutes les commandes de l’autre côté dans les réglages.',
          ],
        },
      ],
    },
    files: {
      title: 'Fichiers, partage, hors ligne',
      about: 'Vos propres grilles, des grilles pour vos amis, et jouer sans réseau.',
      parts: [
        {
          heading: 'Ouvrir des fichiers',
          texts: [
            'Déposez un fichier n’importe où sur une page, collez son texte ou choisissez « Ouvrir un fichier ». Le format est reconnu automatiquement. Si un fichier contient plusieurs grilles, toutes s’ouvrent. Rien n’est envoyé : le fichier est lu sur votre appareil.',
            'Les titres et les images d’un fichier restent cachés tant que vous n’avez pas résolu la grille.',
          ],
        },
        {
          heading: 'Partager',
          texts: [
            '« Partager » dans le jeu copie un lien qui contient toute la grille. Toute personne qui l’ouvre peut jouer tout de suite ; le lien contient les indices et rien de l’image.',
            'Vous pouvez aussi enregistrer une grille dans d’autres formats. Si un format ne peut pas tout contenir, la page indique ce qui est perdu.',
          ],
        },
        {
          heading: 'Hors ligne',
          texts: [
            'Tout ce que vous avez déjà ouvert fonctionne aussi hors ligne. Pour avoir le site sous la main, installez-le comme application depuis le menu de votre navigateur.',
            'Les parties sont gardées dans ce navigateur. Effacer ses données les supprime : exportez-les dans les réglages pour en garder une copie.',
          ],
        },
        {
          heading: 'En ligne de commande',
          texts: [
            'Si Node.js est installé, ceci ouvre le jeu avec votre fichier, sur votre machine et sans réseau :',
            '`npx nonokit play puzzle.non`',
          ],
        },
      ],
    },
    making: {
      title: 'Créer des grilles',
      about: 'Dessinez ou partez d’une image ; les indices sont calculés d’après les cases.',
      parts: [
        {
          heading: 'Outils',
          texts: ['Les touches marchent partout sur la page tant que vous n’écrivez pas.'],
          points: [
            '[B] crayon, [L] trait, [R] rectangle, [E] ellipse, [F] remplir une zone, [C] remplacer une couleur, [I] pipette, [S] sélection, [V] déplacement.',
            '[O] rend les rectangles et ellipses pleins ou vides. [M] reflète ce que vous peignez : gauche et droite, haut et bas, les deux, non.',
            'Le bouton droit de la souris efface. [Shift] garde les traits droits et fait des carrés et des cercles.',
            '[0] prend le fond, [1] à [9] une couleur, [,] et [.] la précédente et la suivante.',
            '[Ctrl+Z] annule un changement, [Ctrl+Y] le rétablit, aussi souvent que vous voulez.',
          ],
        },
        {
          heading: 'Au clavier',
          texts: [],
          points: [
            'Sur la grille, les flèches déplacent le curseur. [Space] peint avec l’outil, [X] efface. Les flèches avec [Shift] tracent.',
            'Maintenez [Space] enfoncé et déplacez le curseur pour tracer une ligne ou une forme ; relâchez pour finir, [Esc] annule.',
            '[Z] montre tout le dessin, [+] et [-] agrandissent et réduisent les cases.',
          ],
        },
        {
          heading: 'Sélectionner',
          texts: [],
          points: [
            '[Ctrl+A] sélectionne tout, [Ctrl+D] désélectionne tout. [Ctrl+C], [Ctrl+X] et [Ctrl+V] copient, coupent et collent.',
            'Glissez une sélection pour la déplacer, avec [Alt] pour en déplacer une copie. [Enter] la pose, [Delete] la vide.',
            '[[] et []] tournent, [H] et [J] reflètent la sélection, ou tout le dessin si rien n’est sélectionné.',
          ],
        },
        {
          heading: 'Couleurs',
          texts: [
            'Glissez une couleur à une autre place, ou déplacez-la avec [Alt] et les flèches. Si deux couleurs se distinguent mal, un avertissement apparaît sous le dessin.',
          ],
        },
        {
          heading: 'Brouillons',
          texts: [
            'Chaque trait est aussitôt enregistré dans ce navigateur, avec tout l’historique. Les brouillons sont compris dans l’export de vos données, dans les réglages.',
            'Avec un compte, les brouillons y sont gardés aussi et vous suivent sur vos autres appareils. Sans compte, ils restent sur cet appareil. Les images ne le quittent que si vous les envoyez.',
          ],
        },
      ],
    },
  },
};
