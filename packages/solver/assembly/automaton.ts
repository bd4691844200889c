/** Automata: each line's clue as a string that arrangements stretch. See `src/automaton.ts`. */
import { Ints, Words } from './bits';
import { count, firstBlock, firstColor, gaps, inks, sizes } from './lines';

/** The automata of all lines; the fields as in the reference, with words of 64 bits. */
export class Automata {
  last: Ints = new StaticArray<i32>(count);
  words: Ints = new StaticArray<i32>(count);
  first: Ints = new StaticArray<i32>(count + 1);
  masks: Words = new StaticArray<u64>(0);
}

/** Builds the automata of all lines. */
export function automataOf(): Automata {
  const automata = new Automata();
  for (let l = 0; l < count; l++) {
    let characters = 0;
    for (let b = firstBlock[l]; b < firstBlock[l + 1]; b++) characters += gaps[b] + sizes[b];
    automata.last[l] = characters;
    automata.words[l] = (characters >> 6) + 1;
    const sets = 1 + firstColor[l + 1] - firstColor[l];
    automata.first[l + 1] = automata.first[l] + sets * automata.words[l];
  }
  automata.masks = new StaticArray<u64>(automata.first[count]);
  for (let l = 0; l < count; l++) {
    let state = 0;
    for (let b = firstBlock[l]; b < firstBlock[l + 1]; b++) {
      if (gaps[b] != 0) put(automata, l, 1, state++);
      put(automata, l, 0, state);
      for (let i = 0; i < sizes[b]; i++) put(automata, l, 1 + inks[b], state++);
    }
    put(automata, l, 0, state);
  }
  return automata;
}

function put(automata: Automata, l: i32, set: i32, state: i32): void {
  const at = automata.first[l] + set * automata.words[l] + (state >> 6);
  automata.masks[at] |= (<u64>1) << (<u64>(state & 63));
}
