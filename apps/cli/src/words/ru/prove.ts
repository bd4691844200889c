/** Russian texts of `prove`. */
import type { Words } from '../language-words.js';
import { counted, type Forms, SOLUTIONS } from './counting.js';

const CLAUSES: Forms = ['дизъюнкт', 'дизъюнкта', 'дизъюнктов'];

function digits(count: number): string {
  return count.toLocaleString('ru');
}

/** A claim about the number of pictures. */
function claim(pictures: number): string {
  if (pictures === 0) return 'решения нет';
  if (pictures === 1) return 'решение ровно одно';
  return `${counted(pictures, SOLUTIONS)}, и других нет`;
}

export const PROVE: Words['prove'] = {
  summary: 'доказать, что решение единственное',
  description:
    'Доказывает, сколько у кроссворда решений: ровно одно, ни одного или только ' +
    'перечисленные. Записывает утверждение формулой, а доказательство — в форматах ' +
    'SAT-решателей: проверить его могут чужие программы, в том числе такая, ' +
    'правильность которой тоже доказана.',
  options: {
    output: 'записать в эту папку puzzle.cnf, puzzle.drat, picture.txt, puzzle.json и README.md',
    lrat: 'записать и puzzle.lrat — доказательство с указаниями, нужное доказанным проверщикам',
    steps: 'доказать шагами «nonokit explain», а не поиском',
    maxSolutions: 'перечислять не больше решений, чем указано',
    check: 'проверить формулу и доказательство из этой папки: подходят ли они кроссворду',
    force: 'перезаписать файлы, которые уже есть',
    json: 'вывести один объект JSON',
  },
  status: `Код завершения: 0 — доказано или, с --check, принято, 1 — решений больше, чем
можно перечислить, или, с --check, отвергнуто, 3 — в отведённых пределах не
решено, 2 — файл не читается или не записывается.`,
  examples: `Примеры:
  $ nonokit prove cat.non -o proof/ --lrat
  $ drat-trim proof/puzzle.cnf proof/puzzle.drat
  $ cake_lpr proof/puzzle.cnf proof/puzzle.lrat
  $ nonokit prove cat.non --check proof/`,
  size: (width, height) => `${width} x ${height}`,
  proving: 'идёт доказательство',
  proved: (pictures) => `доказано: ${claim(pictures)}`,
  more: (pictures) =>
    `доказательства нет: решений несколько, найдено ${pictures}, а перечислять больше не ` +
    'позволяет --max-solutions',
  undecided: {
    budget: 'доказательства нет: предел работы исчерпан',
    size: 'доказательства нет: формула была бы слишком большой',
  },
  wrote: (folder, files) => {
    const sizes = files.map(({ name, bytes }) => `${name} (${digits(Math.ceil(bytes / 1024))} КБ)`);
    return `записано в ${folder}: ${sizes.join(', ')}`;
  },
  accepted: (pictures, clauses) =>
    `принято: ${claim(pictures)} (проверено: ${counted(clauses, CLAUSES)})`,
  refused: {
    'does-not-follow': (clause) =>
      `отвергнуто: строка ${clause} доказательства не следует из предыдущих`,
    'not-there': (clause) =>
      `отвергнуто: строка ${clause} доказательства удаляет дизъюнкт, которого нет`,
    'no-such-variable': (clause) =>
      clause === 0
        ? 'отвергнуто: в формуле названа переменная, которой в ней нет'
        : `отвергнуто: в строке ${clause} доказательства — переменная, которой нет в формуле`,
    'no-contradiction': () => 'отвергнуто: доказательство не приходит к противоречию',
    formula: () => 'отвергнуто: это формула не этого кроссворда',
    pictures: () => 'отвергнуто: картинка указана дважды или не подходит к числам',
    size: () => 'отвергнуто: формула этого кроссворда была бы слишком большой',
  },
  readme: ({ size, pictures, hasLrat }) => `# Свидетельство

Здесь доказано о японском кроссворде (${size}): ${claim(pictures)}.

| файл | что в нём |
| --- | --- |
| puzzle.json | кроссворд |${pictures > 0 ? '\n| picture.txt | что найдено; подходит ли это к числам, можно сосчитать |' : ''}
| puzzle.cnf | обратное утверждение как формула: есть картинка с этими числами${pictures > 0 ? ', не такая, как найденные' : ''} |
| puzzle.drat | доказательство того, что формула невыполнима |${hasLrat ? '\n| puzzle.lrat | оно же с указаниями |' : ''}

Его проверяют три программы разных авторов:

    drat-trim puzzle.cnf puzzle.drat${hasLrat ? '' : ' -L puzzle.lrat'}
    cake_lpr puzzle.cnf puzzle.lrat
    nonokit prove puzzle.json --check .

Первые две выводят «s VERIFIED» и «s VERIFIED UNSAT». Их исходные тексты: https://github.com/marijnheule/drat-trim и
https://github.com/tanyongkiam/cake_lpr; правильность второй доказана вплоть до машинного кода. Третья проверяет и то, что
формула — от этого кроссворда. Как кроссворд становится формулой, описано в docs/certificates.md проекта Nonokit.
`,
};
