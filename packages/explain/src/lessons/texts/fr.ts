/** The French texts of the pages about techniques. */
import type { TechniqueTexts } from '../lesson-texts.js';

export const TECHNIQUE_TEXTS_FR: TechniqueTexts = {
  'complete-line': {
    name: 'Remplissage complet',
    proves: 'Détermine toutes les cases de la rangée.',
    text: `Additionnez les blocs et les intervalles qui les séparent (une case chacun ; aucun entre des blocs de couleurs différentes). Si la somme est égale à la longueur
de la ligne ou de la colonne, il n’y a qu’une façon de placer les blocs. Rayez d’abord les extrémités terminées : la règle vaut alors aussi pour ce qui reste. Deux
cas voisins : une rangée dont l’indice est 0 est vide, et s’il ne reste que juste assez de cases à remplir pour les indices, elles sont toutes remplies.`,
    lookFor: [
      'un indice 0',
      'des blocs et des intervalles dont la somme donne la longueur de la rangée, ou celle qui reste entre les extrémités terminées',
      'une rangée qui a exactement autant de cases non vides que ses indices en demandent',
    ],
  },
  'finished-line': {
    name: 'Tous les blocs placés',
    proves: 'Détermine des cases vides.',
    text: `Comptez les cases remplies. Si leur nombre est égal à la somme des indices, toutes les autres cases de la rangée sont vides.`,
    lookFor: [
      'une rangée où vous venez de remplir une case : comptez ses cases remplies',
      'd’abord les petits indices : une seule case remplie suffit à un 1',
    ],
  },
  overlap: {
    name: 'Chevauchement',
    proves: 'Détermine des cases remplies.',
    alsoCalled: 'recouvrement',
    text: `Poussez tous les blocs vers le début de la rangée, puis vers la fin. Si un bloc couvre une case dans les deux positions, il la couvre dans
toutes les positions intermédiaires. En chiffres : si un bloc est plus long que le nombre de cases en trop, son milieu est rempli. Si cela donne une nouvelle case,
poussez encore les blocs, mais seulement aussi loin que les cases connues le permettent : cela en donne souvent davantage, et pour plusieurs blocs à la fois.`,
    lookFor: [
      'les plus grands nombres, et les rangées qui en ont beaucoup',
      'les cases en trop : la longueur moins tous les blocs et intervalles ; avec 3 cases en trop, un 8 a 8 − 3 = 5 cases certaines, et un 3 n’en a aucune',
    ],
  },
  glue: {
    name: 'Départ du bord',
    plainly: 'Un bloc qui commence au bord, tracé sur toute sa longueur',
    proves: 'Détermine des cases remplies.',
    text: `Une suite qui touche un bord (la fin de la rangée, une case vide, dans les grilles en couleurs une case qui ne peut pas avoir sa couleur) est le début d’un
bloc. Prolongez-la depuis le bord jusqu’à la longueur de ce bloc ; si plusieurs blocs sont possibles, jusqu’à la longueur du plus court. Si la
longueur est certaine, la case qui suit le bloc n’a pas sa couleur.`,
    lookFor: [
      'une case remplie juste au bord : un bloc commence là',
      'une case remplie juste à côté d’une case vide, d’un côté ou de l’autre',
    ],
  },
  closing: {
    name: 'Fermeture du bloc',
    proves: 'Détermine la case vide qui ferme un bloc.',
    text: `Une suite qui touche un bord est aussi longue que le seul bloc qui peut commencer là. Le bloc est complet : la case à son autre bout est vide, ou
du moins n’a pas sa couleur.`,
    lookFor: [
      'un bloc que vous venez de finir : fermez-le tout de suite',
      'une suite entre un bord et une case inconnue, aussi longue que son nombre',
    ],
  },
  'near-edge': {
    name: 'Près du bord',
    proves: 'Détermine des cases remplies.',
    text: `Une case remplie se trouve près d’un bord (la fin de la rangée, une case vide, dans les grilles en couleurs une case qui ne peut pas avoir sa couleur). Son bloc ne peut pas franchir
le bord. Imaginez qu’il commence juste au bord : les cases qui vont de la case remplie jusqu’à la fin du bloc sont remplies, où que le bloc commence.`,
    lookFor: [
      'une case remplie dont la distance au bord ou à une case vide est plus courte que son bloc',
      'un grand nombre au début ou à la fin des indices',
    ],
  },
  unreachable: {
    name: 'Cases hors de portée',
    proves: 'Détermine des cases vides.',
    alsoCalled: 'cases inaccessibles',
    text: `Un bloc qui contient une case remplie connue ne peut pas s’étendre plus loin de cette case que sa taille ne le permet. Les cases que ni ce bloc
ni ses voisins ne peuvent atteindre sont vides.`,
    lookFor: [
      'une rangée d’un seul bloc, dont une case est remplie',
      'deux blocs voisins qui ont chacun une case remplie : les cases entre eux qu’aucun des deux ne peut atteindre',
      'les cases avant le premier bloc et après le dernier',
    ],
  },
  'gap-too-small': {
    name: 'Trou trop petit',
    proves: 'Détermine des cases vides.',
    text: `Si un trou entre deux bords est plus court que tous les blocs qui pourraient s’y trouver, toutes ses cases sont vides.`,
    lookFor: [
      'des cases enfermées entre deux cases vides, ou entre une case vide et le bord',
      'le plus petit bloc qui pourrait s’y trouver',
    ],
  },
  'joining-splitting': {
    name: 'Jonction et séparation',
    proves: 'Détermine des cases remplies, ou une case vide.',
    text: `Jonction : si deux suites ne peuvent appartenir qu’au même bloc, toutes les cases entre elles lui appartiennent aussi. Séparation : si remplir l’unique case
entre deux suites formait une suite plus longue que tous les blocs possibles à cet endroit, cette case est vide.`,
    lookFor: [
      'deux suites proches l’une de l’autre : peuvent-elles appartenir à des blocs différents ?',
      'une case inconnue entre deux suites : quelle longueur aurait la suite complète ?',
    ],
  },
  forcing: {
    name: 'Poussée',
    plainly: 'Des blocs poussés d’un côté par ce qui est connu',
    proves: 'Détermine des cases remplies et des cases vides.',
    text: `Les cases vides et les cases remplies poussent les blocs d’un côté. Poussez tous les blocs vers le début aussi loin que les cases connues le permettent, puis vers la fin. Les cases qu’un bloc
couvre les deux fois sont remplies ; celles qu’aucun bloc ne peut atteindre sont vides. La poussée réunit le *chevauchement* et les *cases hors de portée* et se sert de toutes les cases connues.
Elle demande plus d’attention : elle vient donc après les techniques dont la raison se voit plus facilement.`,
    lookFor: [
      'une case vide qui ne laisse de la place à un grand bloc que d’un côté',
      'les blocs poussés le plus loin possible vers le début, puis vers la fin : quelles cases sont les mêmes les deux fois ?',
    ],
  },
  punctuating: {
    name: 'Bloc complet',
    plainly: 'Une croix à chaque bout d’un bloc terminé',
    proves: 'Détermine des cases vides.',
    text: `Si une suite est déjà aussi longue que tous les blocs auxquels elle pourrait appartenir, c’est un bloc complet. Les cases des deux côtés sont vides, ou du moins n’ont pas sa couleur.`,
    lookFor: [
      'une suite aussi longue que son nombre',
      'une suite aussi longue que le plus grand nombre des indices : elle ne peut plus grandir, quel que soit son bloc',
    ],
  },
  mercury: {
    name: 'Mercure',
    plainly: 'Un bloc qui doit s’écarter du bord',
    proves: 'Détermine des cases vides.',
    text: `Entre le bord et la première case remplie, il y a exactement autant de cases que la longueur du premier bloc. Le bloc ne peut pas se trouver devant cette case, car il la toucherait.
Le bloc contient donc la case et reste à l’écart du bord, comme le mercure s’écarte de la paroi de son tube.`,
    lookFor: [
      'la première case remplie depuis un bord : un 3 dont la première case est la quatrième, un 2 dont la première case est la troisième',
      'la même chose depuis l’autre bout',
    ],
  },
  'whole-line': {
    name: 'Toutes les positions',
    proves: 'Détermine tout ce qui reste.',
    text: `Énumérez toutes les façons de placer les blocs qui conviennent aux cases connues. Une case qui est la même dans toutes est certaine. L’aide dit combien il y en a. De toutes les techniques
qui n’utilisent qu’une rangée, celle-ci vient en dernier ; moins d’une étape sur cent en a besoin.`,
    lookFor: [
      'les rangées où il reste peu de cases inconnues, et où vous pouvez noter les deux ou trois façons restantes',
      'une case qui, remplie ou vide, ne laisse plus de place aux blocs de la rangée',
    ],
  },
  'color-logic': {
    name: 'Logique des couleurs',
    proves: 'Détermine les couleurs qu’une case peut avoir.',
    text: `Là où les indices d’une ligne et ceux d’une colonne n’ont aucune couleur en commun, la case est vide. Une case ne peut avoir une couleur que si un bloc de cette couleur peut l’atteindre ;
les blocs de couleurs différentes n’ont pas besoin d’intervalle entre eux. Une case garde les couleurs que ses deux rangées permettent.`,
    lookFor: [
      'une ligne et une colonne sans couleur commune',
      'une couleur qui n’apparaît qu’une fois dans les indices : jusqu’où son bloc peut-il s’éloigner de ses voisins ?',
      'les cases entre un bloc et la fin de la rangée, où seules les couleurs suivantes peuvent venir',
    ],
  },
  'edge-logic': {
    name: 'Logique du bord',
    proves: 'Démontre le contraire d’une hypothèse, au bord de la grille.',
    text: `Supposez une valeur pour une case de la rangée la plus à l’extérieur. Les indices des rangées qui la croisent commencent là : ils déterminent donc des cases de la deuxième rangée, qui souvent n’a pas de place pour elles.
La chaîne n’utilise que les deux rangées extérieures d’un bord qui ont encore des cases inconnues, et elle a au plus six maillons.`,
    lookFor: [
      'une rangée du bord avec un seul petit bloc ou peu de cases inconnues',
      'une deuxième rangée qui a peu de place : lesquelles de ses cases les blocs qui la croisent rempliraient-ils ?',
    ],
  },
  'two-way': {
    name: 'Dans les deux cas',
    proves: 'Démontre ce qui découle des deux cas.',
    text: `Une case a l’une de deux valeurs. Une conclusion qui découle de l’une comme de l’autre est certaine, quelle que soit la bonne.`,
    lookFor: [
      'un bloc auquel il reste deux places, ou une case qui en décide beaucoup d’autres',
      'une case sur laquelle les deux cas disent la même chose',
    ],
  },
  contradiction: {
    name: 'Par l’absurde',
    proves: 'Démontre le contraire d’une hypothèse.',
    text: `Supposez une couleur pour une case et suivez les conséquences de rangée en rangée, jusqu’à ce que des indices n’aient plus de place. L’hypothèse était donc fausse. L’aide montre la chaîne la plus courte
qui a été trouvée, sans les conséquences dont elle n’a pas besoin.`,
    lookFor: [
      'une case dont la ligne et la colonne ont toutes deux peu de place',
      'le plus court chemin vers une rangée presque finie : trois ou quatre rangées, c’est tout ce qu’on peut garder en tête',
    ],
  },
  nested: {
    name: 'Hypothèses emboîtées',
    proves: 'Démontre le contraire d’une hypothèse.',
    text: `Si une hypothèse ne mène pas d’elle-même à une contradiction, d’autres hypothèses sont faites à l’intérieur et réfutées une à une. C’est de la recherche, et ce n’est plus un plaisir : une grille qui
en a besoin porte la mention *par essais*.`,
    lookFor: [
      'rien : les grilles faites pour des humains n’en ont pas besoin, une erreur est plus probable ; vérifiez d’abord vos marques',
    ],
  },
};
