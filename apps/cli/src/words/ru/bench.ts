/** Russian texts of `bench`. */
import type { Words } from '../language-words.js';
import { counted, decimal, PUZZLES } from './counting.js';

export const BENCH: Words['bench'] = {
  summary: 'измерить скорость решения',
  description:
    'Решает всё и сообщает, сколько времени заняло само решение, без чтения и вывода: ' +
    'среднее, медиана, 95-й процентиль, наибольшее, десять самых долгих, десять нерешённых.',
  options: {
    json: 'выводить по объекту JSON на кроссворд, затем {"summary": …}',
    rate: 'с --json или --csv: ещё и трудность для человека, если решение одно; в замер не входит',
    runs: 'сколько раз решать каждый кроссворд; считается наименьшее время',
    compare: 'сравнить с выводом прежнего bench --json',
  },
  status: `Код завершения: 0 — выяснено всё, 3 — в отведённых пределах не всё, 2 — файл
не читается, 130 — прервано (итог подводится по тому, что сделано).`,
  examples: `Примеры:
  $ nonokit bench puzzles/
  $ nonokit bench --timeout 30 --jobs max puzzles.ndjson.gz
  $ nonokit bench --json puzzles/ | tail -1 | jq .summary.medianMs
  $ nonokit bench --runs 3 --json puzzles/ > old.json
  $ nonokit bench --runs 3 --compare old.json puzzles/`,
  names: {
    puzzles: 'кроссворды',
    runs: 'прогоны',
    statuses: 'решения',
    lineByLine: 'построчно',
    average: 'среднее',
    median: 'медиана',
    p95: '95 %',
    maximum: 'наибольшее',
    total: 'всего',
    heaviest: 'самые долгие',
    undecided: 'нерешённые',
  },
  runs: (runs) => `${runs} на кроссворд, считается наименьшее время`,
  statuses: (unique, multiple, none, unknown) =>
    `одно: ${unique}, несколько: ${multiple}, ни одного: ${none}, неизвестно: ${unknown}`,
  more: (count) => `и ещё ${count}`,
  unreadable: (count) => `не прочитано: ${count}`,
  notReached: (count) => `не дошла очередь: ${count}`,
  countOf: (count, all) => `${count} из ${all}`,
  comparison: {
    title: 'стало / было',
    puzzles: 'кроссворды',
    mean: 'среднее',
    total: 'в сумме',
    sign: 'критерий знаков',
    noise: 'шум',
    counters: 'счётчики',
    verdict: 'вывод',
    mostChanged: 'изменились больше всего',
    otherStatus: 'другой ответ',
  },
  inBoth: (puzzles) => `${counted(puzzles, PUZZLES)} в обоих замерах`,
  missing: (before, now) => `только раньше: ${before}, только теперь: ${now}`,
  geometric: (ratio) => `${ratio}, геометрическое`,
  ratio: (ratio, from, to) => `${decimal(ratio)} (95 %: от ${decimal(from)} до ${decimal(to)})`,
  signTest: (faster, slower, p) => `быстрее: ${faster}, медленнее: ${slower}, p = ${decimal(p)}`,
  noiseUnknown: 'неизвестен: оба замера нужны с --runs 3',
  noise: (percent) => `${decimal(percent)} % (лучший прогон против второго, медиана)`,
  sameWork: 'работа та же',
  otherWork: (others, puzzles) =>
    `другая работа: ${others} из ${puzzles}; изменилась не только скорость, но и сам перебор`,
  verdict: {
    faster: 'быстрее',
    slower: 'медленнее',
    'no difference': 'разницы сверх шума нет',
  },
  decimals: decimal,
};
