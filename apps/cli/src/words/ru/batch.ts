/** Russian texts of `batch` and its subcommands. */
import type { Words } from '../words.js';
import { counted, type Forms, PUZZLES } from './counting.js';

const CHUNKS: Forms = ['порция', 'порции', 'порций'];
const OF_CHUNKS: Forms = ['порции', 'порций', 'порций'];

export const BATCH: Words['batch'] = {
  files: 'файлы и папки или -',
  summary: 'поток кроссвордов на входе, поток ответов на выходе',
  description:
    'Отвечает на миллионы кроссвордов: по объекту JSON в строке на входе и на выходе, ' +
    'в том же порядке. Если файлы не названы, читает стандартный ввод; файлы турниров ' +
    'тоже читаются потоком, остальные форматы — файл за файлом.\n\n' +
    'Для многих машин: submit ставит кроссворды в очередь, work отвечает на те, что ' +
    'в ней, collect выводит ответы. (Файл с таким именем — это ./submit.)',
  options: {
    unordered: 'выводить ответы по мере готовности',
    resume: 'писать в ФАЙЛ и продолжать то, что записал в него прежний запуск',
    solutions: 'включать в ответы картинки',
    rate: 'включать в ответы трудность для человека, если решение одно',
    queue: 'база данных: postgres://user@host:5432/name',
    run: 'имя задания',
  },
  status: `Код завершения: 0 — выяснено всё, 3 — в отведённых пределах не всё, 2 — что-то
не читается (почему, сказано в ответе), 130 — прервано (сделанное выведено).`,
  examples: `Примеры:
  $ nonokit batch --jobs max < puzzles.ndjson > answers.ndjson
  $ zcat a.ndjson.gz | nonokit batch | jq -r .status | sort | uniq -c
  $ nonokit batch --jobs max --resume answers.ndjson puzzles.ndjson
  $ nonokit batch submit --queue postgres://me@host/db --run april all.ndjson`,
  typePuzzles: 'введите кроссворды, по объекту JSON в строке, и нажмите Ctrl-D',
  errors: (failed, done) =>
    `ошибок среди ответов: ${grouped(failed)} из ${grouped(done)}; в чём дело, говорит {"error": …}`,
  answeredAlready: (count) => `ответов уже записано: ${grouped(count)}`,
  meter: {
    done: (count) => `готово ${grouped(count)}`,
    perSecond: (count) => `${grouped(count)}/с`,
    undecided: (count) => `не выяснено ${grouped(count)}`,
    failed: (count) => `ошибок ${grouped(count)}`,
    left: (time) => `осталось ${time}`,
  },
  queue: 'очередь',
  otherRun: 'это другое задание',
  submit: {
    summary: 'поставить кроссворды в очередь',
    description:
      'Ставит кроссворды из файлов или стандартного ввода в базу данных PostgreSQL, ' +
      'где их находит любое число процессов «nonokit batch work». Прерванная постановка ' +
      'завершается той же самой командой.',
    chunk: 'сколько кроссвордов исполнитель берёт за раз',
    race:
      'для трудных кроссвордов: столько исполнителей решают каждую порцию, каждый со ' +
      'своим зерном, и выигрывает первый справившийся (вместе с --chunk 1)',
    lease: 'сколько исполнитель может молчать, прежде чем его порции возьмут другие',
    submitted: (run, chunks, puzzles, before) => {
      const all = `задание ${run}: ${counted(puzzles, PUZZLES)}, ${counted(chunks, CHUNKS)}`;
      return before === 0 ? `${all} — поставлено в очередь` : `${all}, из них уже были ${before}`;
    },
  },
  work: {
    summary: 'отвечать на то, что в очереди',
    description:
      'Отвечает на кроссворды из очереди и ждёт новых. Запускать можно сколько угодно ' +
      'раз на скольких угодно машинах; каждый процесс можно остановить в любой момент.',
    drain: 'закончить, когда делать больше нечего',
    answered: (puzzles) => `отвечено: ${counted(puzzles, PUZZLES)}`,
    again: (trouble) => `${trouble}; будет новая попытка`,
  },
  collect: {
    summary: 'вывести ответы задания',
    description: 'Выводит по ответу на каждый кроссворд задания, в порядке кроссвордов.',
    wait: 'ждать, пока не будут готовы все ответы',
    remove: 'затем удалить задание из очереди',
    unfinished: (run, answered, chunks) => {
      const progress =
        chunks === undefined
          ? 'оно поставлено не до конца (поставьте его ещё раз)'
          : `ответы есть для ${answered} из ${counted(chunks, OF_CHUNKS)}`;
      return `задание ${run} не закончено: ${progress}; дождётся его --wait`;
    },
  },
};

function grouped(count: number): string {
  return count.toLocaleString('ru-RU');
}
