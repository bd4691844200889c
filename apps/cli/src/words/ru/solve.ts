/** Russian texts of `solve`. */
import type { Words } from '../language-words.js';

export const SOLVE: Words['solve'] = {
  summary: 'найти картинку',
  description:
    'Находит картинку каждого кроссворда и выясняет, единственная ли она. ' +
    'Картинки идут в стандартный вывод, замечания — в поток ошибок.',
  options: {
    plain: 'выводить «#» и «.» или символы палитры, без цветовых кодов',
    save: 'записать картинки в файл, а не выводить',
    force: 'перезаписать файл',
    rate: 'вместе с --json: и трудность для человека, если решение единственно',
  },
  racing: `Если --jobs больше 1, то кроссворд, трудный для одного потока, решают
наперегонки все, каждый со своим зерном; в ответе названо зерно победителя,
с которым и один поток найдёт то же самое.`,
  status: `Код завершения: 0 — решено, 1 — у какого-то кроссворда нет решения, 3 —
в отведённых пределах не решено (или построчная логика дальше не идёт),
2 — файл не читается, 130 — прервано.`,
  examples: `Примеры:
  $ nonokit solve cat.non
  $ nonokit solve --plain --save cat.txt cat.non
  $ nonokit solve --max-solutions all --json puzzles.json#3 | jq .status
  $ zcat puzzles.ndjson.gz | nonokit solve --timeout 10 --jobs max -`,
  tooWide:
    'картинка шире терминала: «nonokit draw» сделает изображение, --save запишет текстовый файл',
  symbols: (named, more) => `символы: ${named.join(', ')}${more > 0 ? ` и ещё ${more}` : ''}`,
  solutionOf: (number, count) => `решение ${number} из ${count}`,
};
