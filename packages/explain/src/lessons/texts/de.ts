/** The German texts of the pages about techniques. */
import type { TechniqueTexts } from '../lesson-texts.js';

export const TECHNIQUE_TEXTS_DE: TechniqueTexts = {
  'complete-line': {
    name: 'Ganze Linie',
    proves: 'Bestimmt jedes Feld der Linie.',
    text: `Zähle die Blöcke und die Lücken dazwischen zusammen (je ein Feld; zwischen Blöcken verschiedener Farbe keines). Ergibt die Summe genau die Länge der
Linie, gibt es nur eine Möglichkeit, die Blöcke zu setzen. Streiche fertige Enden zuerst ab: Dann gilt die Regel auch für den Rest einer Linie. Zwei
verwandte Fälle: Eine Linie mit der Zahl 0 ist leer, und wenn nur noch so viele Felder ausgefüllt sein können, wie die Zahlen verlangen, sind sie es alle.`,
    lookFor: [
      'eine 0',
      'Blöcke und Lücken, die zusammen so lang sind wie die Linie oder wie das, was zwischen fertigen Enden übrig ist',
      'eine Linie mit genau so vielen nicht leeren Feldern, wie die Zahlen verlangen',
    ],
  },
  'finished-line': {
    name: 'Fertige Linie',
    proves: 'Ergibt leere Felder.',
    text: `Zähle die ausgefüllten Felder. Sind es so viele, wie die Zahlen zusammen ergeben, ist jedes andere Feld der Linie leer.`,
    lookFor: [
      'eine Linie, in der du gerade ein Feld ausgefüllt hast: Zähle ihre ausgefüllten Felder',
      'kleine Zahlen zuerst: Mit einem ausgefüllten Feld ist eine 1 fertig',
    ],
  },
  overlap: {
    name: 'Überlappung',
    proves: 'Ergibt ausgefüllte Felder.',
    alsoCalled: 'Simple Boxes',
    text: `Schiebe alle Blöcke an den Anfang der Linie, dann an ihr Ende. Überdeckt ein Block in beiden Lagen dasselbe Feld, so überdeckt er es auch in jeder
Lage dazwischen. In Zahlen: Ist ein Block länger als die Anzahl der freien Felder, ist seine Mitte ausgefüllt. Bringt das ein neues Feld,
schiebe die Blöcke noch einmal, aber nur so weit, wie die bekannten Felder es erlauben: Oft ergibt das weitere Felder, auch für mehrere Blöcke zugleich.`,
    lookFor: [
      'die größten Zahlen und Linien mit vielen davon',
      'die freien Felder: die Länge minus alle Blöcke und Lücken; bei 3 freien Feldern hat eine 8 genau 8 − 3 = 5 sichere Felder, eine 3 keines',
    ],
  },
  glue: {
    name: 'Vom Rand aus',
    plainly: 'Ein Block, der am Rand beginnt, wird in voller Länge gezeichnet',
    proves: 'Ergibt ausgefüllte Felder.',
    text: `Ein Stück, das einen Rand berührt (das Ende der Linie, ein leeres Feld, in farbigen Rätseln ein Feld, das nicht seine Farbe haben kann), ist der Anfang
eines Blocks. Verlängere es vom Rand weg bis zur Länge dieses Blocks; kommen mehrere Blöcke infrage, bis zur Länge des kürzesten. Steht die
Länge fest, hat das Feld hinter dem Block nicht seine Farbe.`,
    lookFor: [
      'ein ausgefülltes Feld direkt am Rand: Dort beginnt ein Block',
      'ein ausgefülltes Feld direkt neben einem leeren, auf welcher Seite auch immer',
    ],
  },
  closing: {
    name: 'Abschluss',
    proves: 'Ergibt das leere Feld, das einen Block abschließt.',
    text: `Ein Stück, das einen Rand berührt, ist so lang wie der einzige Block, der dort beginnen kann. Der Block ist fertig, also ist das Feld an seinem anderen Ende leer
oder hat zumindest nicht seine Farbe.`,
    lookFor: [
      'einen Block, den du gerade fertiggestellt hast: Schließe ihn gleich ab',
      'ein Stück zwischen einem Rand und einem offenen Feld, das so lang ist wie seine Zahl',
    ],
  },
  'near-edge': {
    name: 'Nahe am Rand',
    proves: 'Ergibt ausgefüllte Felder.',
    text: `Ein ausgefülltes Feld liegt nahe an einem Rand (dem Ende der Linie, einem leeren Feld, in farbigen Rätseln einem Feld, das nicht seine Farbe haben kann). Sein Block kann nicht über
den Rand hinaus. Angenommen, der Block beginnt direkt am Rand: Die Felder vom ausgefüllten Feld bis zum Ende des Blocks sind ausgefüllt, egal wo der Block beginnt.`,
    lookFor: [
      'ein ausgefülltes Feld, dessen Abstand zum Rand oder zu einem leeren Feld kürzer ist als sein Block',
      'eine große Zahl ganz am Anfang oder ganz am Ende',
    ],
  },
  unreachable: {
    name: 'Unerreichbare Felder',
    proves: 'Ergibt leere Felder.',
    alsoCalled: 'Simple Spaces',
    text: `Ein Block mit einem bekannten ausgefüllten Feld reicht von diesem Feld aus nicht weiter, als seine Länge es erlaubt. Felder, die weder dieser Block
noch seine Nachbarn erreichen, sind leer.`,
    lookFor: [
      'eine Linie mit einem einzigen Block, von dem ein Feld ausgefüllt ist',
      'zwei benachbarte Blöcke mit je einem ausgefüllten Feld: die Felder dazwischen, die keiner erreicht',
      'die Felder vor dem ersten und hinter dem letzten Block',
    ],
  },
  'gap-too-small': {
    name: 'Zu kleine Lücke',
    proves: 'Ergibt leere Felder.',
    text: `Ist eine Lücke zwischen zwei Rändern kürzer als jeder Block, der darin liegen könnte, sind alle ihre Felder leer.`,
    lookFor: [
      'Felder, die zwischen zwei leeren Feldern oder zwischen einem leeren Feld und dem Rand eingeschlossen sind',
      'den kleinsten Block, der dort liegen könnte',
    ],
  },
  'joining-splitting': {
    name: 'Verbinden und Trennen',
    proves: 'Ergibt ausgefüllte Felder oder ein leeres.',
    text: `Verbinden: Können zwei Stücke nur zum selben Block gehören, gehören auch alle Felder dazwischen zu ihm. Trennen: Würde das einzelne Feld
zwischen zwei Stücken, ausgefüllt, ein Stück ergeben, das länger ist als jeder Block dort, so ist dieses Feld leer.`,
    lookFor: [
      'zwei Stücke dicht beieinander: Können sie zu verschiedenen Blöcken gehören?',
      'ein offenes Feld zwischen zwei Stücken: Wie lang würde das Ganze?',
    ],
  },
  forcing: {
    name: 'Verdrängen',
    plainly: 'Blöcke, die das Bekannte zur Seite schiebt',
    proves: 'Ergibt ausgefüllte und leere Felder.',
    text: `Leere und ausgefüllte Felder drängen Blöcke zur Seite. Schiebe alle Blöcke an den Anfang, so weit die bekannten Felder es erlauben, dann ans Ende. Felder, die ein Block
beide Male überdeckt, sind ausgefüllt; Felder, die kein Block erreicht, sind leer. Verdrängen verbindet *Überlappung* und *unerreichbare Felder* und nutzt jedes bekannte Feld.
Man muss dafür länger hinsehen, darum kommt es nach den Techniken, deren Grund leichter zu sehen ist.`,
    lookFor: [
      'ein leeres Feld, das einem großen Block nur auf einer Seite Platz lässt',
      'Blöcke, so weit wie möglich an den Anfang und dann ans Ende geschoben: Welche Felder sind beide Male gleich?',
    ],
  },
  punctuating: {
    name: 'Begrenzen',
    plainly: 'Ein Kreuz an beiden Enden eines fertigen Blocks',
    proves: 'Ergibt leere Felder.',
    text: `Ist ein Stück schon so lang wie jeder Block, zu dem es gehören könnte, ist es ein fertiger Block. Die Felder auf beiden Seiten sind leer oder haben zumindest nicht seine Farbe.`,
    lookFor: [
      'ein Stück, das so lang ist wie seine Zahl',
      'ein Stück, das so lang ist wie die größte Zahl der Linie: Es kann nicht wachsen, zu welchem Block es auch gehört',
    ],
  },
  mercury: {
    name: 'Quecksilber',
    plainly: 'Ein Block, der vom Rand zurückweichen muss',
    proves: 'Ergibt leere Felder.',
    text: `Zwischen dem Rand und dem ersten ausgefüllten Feld liegen genau so viele Felder, wie der erste Block lang ist. Vor diesem Feld kann der Block nicht liegen, denn er würde es berühren.
Also enthält der Block das Feld und hält Abstand vom Rand, so wie Quecksilber von der Wand seines Röhrchens zurückweicht.`,
    lookFor: [
      'das erste ausgefüllte Feld vom Rand aus: eine 3, deren erstes Feld das vierte ist, eine 2, deren erstes Feld das dritte ist',
      'dasselbe vom anderen Ende aus',
    ],
  },
  'whole-line': {
    name: 'Alle Möglichkeiten',
    proves: 'Bestimmt alles, was übrig ist.',
    text: `Schreibe jede Möglichkeit auf, die Blöcke passend zu den bekannten Feldern zu setzen. Ein Feld, das in allen gleich ist, steht fest. Der Tipp sagt, wie viele Möglichkeiten es gibt. Von allen Techniken,
die mit einer Linie auskommen, kommt diese zuletzt; weniger als einer von hundert Schritten braucht sie.`,
    lookFor: [
      'Linien mit wenigen offenen Feldern, bei denen du die zwei oder drei übrigen Möglichkeiten aufschreiben kannst',
      'ein Feld, das den Blöcken dieser Linie keinen Platz lässt, wenn es ausgefüllt oder wenn es leer ist',
    ],
  },
  'color-logic': {
    name: 'Farblogik',
    proves: 'Beweist, welche Farben ein Feld haben kann.',
    text: `Haben die Zahlen einer Zeile und die einer Spalte keine gemeinsame Farbe, ist das Feld leer. Ein Feld kann nur dann eine Farbe haben, wenn ein Block dieser Farbe es erreicht;
zwischen Blöcken verschiedener Farbe braucht es keine Lücke. Einem Feld bleiben die Farben, die seine beiden Linien erlauben.`,
    lookFor: [
      'eine Zeile und eine Spalte ohne gemeinsame Farbe',
      'eine Farbe, die nur einmal vorkommt: Wie weit kann ihr Block von seinen Nachbarn entfernt sein?',
      'Felder zwischen einem Block und dem Ende der Linie, wo nur noch spätere Farben folgen können',
    ],
  },
  'edge-logic': {
    name: 'Randlogik',
    proves: 'Beweist das Gegenteil einer Annahme, am Rand.',
    text: `Nimm für ein Feld der äußersten Linie einen Wert an. Dort beginnen die Zahlen der kreuzenden Linien, also legen sie Felder der zweiten Linie fest, und oft hat die zweite Linie dafür keinen Platz.
Die Kette nutzt nur die zwei äußersten Linien eines Randes, in denen noch Felder offen sind, und hat höchstens sechs Glieder.`,
    lookFor: [
      'eine Randlinie mit einem einzigen kleinen Block oder wenigen offenen Feldern',
      'eine zweite Linie mit wenig Platz: Welche ihrer Felder würden die kreuzenden Blöcke ausfüllen?',
    ],
  },
  'two-way': {
    name: 'Zwei Wege',
    proves: 'Beweist, was in beiden Fällen folgt.',
    text: `Ein Feld hat einen von zwei Werten. Was aus beiden folgt, ist sicher, gleich welcher stimmt.`,
    lookFor: [
      'einen Block mit zwei möglichen Plätzen oder ein Feld, das viele andere entscheidet',
      'ein Feld, über das beide Fälle dasselbe sagen',
    ],
  },
  contradiction: {
    name: 'Widerspruch',
    proves: 'Beweist das Gegenteil einer Annahme.',
    text: `Nimm für ein Feld eine Farbe an und verfolge die Folgen von Linie zu Linie, bis für eine Zahl kein Platz mehr ist. Dann war die Annahme falsch. Der Tipp zeigt die kürzeste Kette,
die gefunden wurde, ohne die Folgen, die sie nicht braucht.`,
    lookFor: [
      'ein Feld in einer Zeile und einer Spalte, die beide wenig Platz haben',
      'den kürzesten Weg zu einer fast fertigen Linie: Mehr als drei oder vier Linien behält man nicht im Kopf',
    ],
  },
  nested: {
    name: 'Widerspruch im Widerspruch',
    proves: 'Beweist das Gegenteil einer Annahme.',
    text: `Führt eine Annahme allein nicht zum Widerspruch, macht man innerhalb von ihr weitere Annahmen und widerlegt sie eine nach der anderen. Das ist Suchen und macht keinen Spaß: Ein Rätsel, das
so etwas braucht, trägt das Etikett *Raten*.`,
    lookFor: [
      'nichts: Rätsel für Menschen brauchen das nicht, ein Fehler ist wahrscheinlicher; prüfe zuerst deine Markierungen',
    ],
  },
};
