/** Texts of the lessons on other kinds of nonogram, in German. */
import type { KindLessonWords } from '../en/kind-lesson.js';

export const words: KindLessonWords = {
  back: 'Alle Techniken',
  legend:
    'Graue Felder sind unbekannt, weiße leer. Der Schritt hat die grünen Felder gefunden: Dunkelgrün ist gefüllt, Hellgrün ist leer.',
  before: 'Vor dem Schritt: die Zahlen und was bekannt ist.',
  after: 'Nach dem Schritt, das Gefundene in Grün.',
  play: 'Rätsel dieser Art spielen',
  others: 'Lektionen zu anderen Arten',
  hidden: {
    title: 'Verdeckte Zahlen lösen',
    lead: 'Ein „?“ verdeckt die Länge eines Blocks, ein „*“ verdeckt ganze Blöcke. Rechne mit dem Kleinsten, was sie sein können, und sieh nach, wie weit sie wachsen können.',
    parts: [
      {
        heading: 'Zähl ein „?“ als ein Feld',
        text: 'Jedes „?“ hat mindestens ein Feld. Hier brauchen die Blöcke und die Lücken dazwischen 3 + 1 + 1 + 1 + 2 = 8 von 9 Feldern, also kann jeder Block nur um ein Feld rücken. Für die 3 stehen also die Felder 2–3 fest und für die 2 das Feld 8; beim „?“ steht keines fest.',
      },
      {
        heading: 'Eine Reihe, zu der keine Zahl passt',
        text: 'Vier Felder hintereinander sind zu viele für die 2 und für die 3, also gehören sie zum „?“. Die Zahlen daneben haben den Rest der Linie: Hinter der Lücke liegen nur drei Felder, und die 3 braucht sie alle.',
      },
      {
        heading: 'Wie weit ein „?“ wachsen kann',
        text: 'Das erste Feld gehört zum „?“, die beiden in der Mitte gehören zur 2. Das „?“ hat ein bis fünf Felder, denn vor der 2 kommt eine Lücke: Feld 6. Nach der 2 kommt nichts mehr.',
      },
      {
        heading: 'Auf beiden Seiten eines „*“',
        text: 'Wofür auch immer ein „*“ steht: Die 3 kommt zuerst und die 2 zuletzt. Vor Feld 4 hat die 3 keinen Platz, also ist dieses Feld ein Teil von ihr, und bis Feld 1 reicht sie nicht. Die 2 ist vollständig, also ist Feld 8 ihre Lücke. Über die Felder dazwischen sagt die Linie nichts.',
      },
    ],
  },
  pairs: {
    title: 'Zahlen über zwei Linien lösen',
    lead: 'Lies beide Linien als einen Streifen, und frag dich, welche Felder sich an einer Seite berühren.',
    parts: [
      {
        heading: 'Rund um eine kleine Zahl',
        text: 'Die 2 der Zeile 1 ist vollständig. Ein gefülltes Feld darunter würde sie berühren und mit ihr eine Gruppe in beiden Linien bilden, also sind die Felder 1–2 von Zeile 2 leer. Zeile 1 hat keine weitere Zahl, also ist auch ihr Rest leer.',
      },
      {
        heading: 'Wie weit ein Kreis reicht',
        text: 'Zeile 2 hat keine eigene Zahl, also gehört ihr gefülltes Feld zum Kreis. Eine Gruppe aus vier Feldern in beiden Zeilen, die dieses Feld hat, beginnt frühestens in Spalte 3. Links von Spalte 3 ist alles leer, bis auf die 1.',
      },
      {
        heading: 'Ein Kreis sucht sich seinen Weg',
        text: 'Links vom leeren Feld ist Platz für vier Felder, der Kreis hat aber sechs. Also geht seine Gruppe unter dem leeren Feld weiter und noch ein Feld darüber hinaus. Mit Feld 5 von Zeile 1 wären es sieben, also ist es leer.',
      },
    ],
  },
  triangles: {
    title: 'Dreiecke lösen',
    lead: 'Jede Linie liest sich wie in jedem Nonogramm, nur gibt es drei Richtungen. Was eine Linie entscheidet, hilft in zwei anderen.',
    parts: [
      {
        heading: 'Fang mit den längsten Linien an',
        text: 'Linien durch die Mitte sind am längsten, und ihre Zahlen füllen sie am häufigsten. In Zeile 2 brauchen die Zahlen 3 + 1 + 3 = 7 Felder, und sie hat sieben.',
      },
      {
        heading: 'Weiter auf einer Schrägen',
        text: 'Durch Zeile 2 ist in dieser Linie „\\“ das dritte Feld leer und das vierte gefüllt. Zwei Blöcke zu je zwei Feldern passen nur, wenn der erste vor dem leeren Feld liegt und der zweite dahinter beginnt: Felder 1–2 und 4–5.',
      },
      {
        heading: 'Dann die dritte Richtung',
        text: 'Diese Linie „/“ hat ihre beiden Einsen aus den Schritten davor: Felder 2 und 4. Ihre Nachbarn sind leer, und für die 2 bleiben gerade die letzten beiden Felder.',
      },
    ],
  },
};
