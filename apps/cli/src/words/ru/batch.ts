/** Russian texts of `batch` and its subcommands. */
import type { Words } from '../language-words.js';
import { counted, type Forms, formFor, PUZZLES } from './counting.js';

const CHUNKS: Forms = ['порция', 'порции', 'порций'];
const WITH_CHUNKS: Forms = ['порцией', 'порциями', 'порциями'];
const MINUTES: Forms = ['минуту', 'минуты', 'минут'];
const OF_CHUNKS: Forms = ['порции', 'порций', 'порций'];

export const BATCH: Words['batch'] = {
  files: 'файлы и папки или -',
  summary: 'поток кроссвордов на входе, поток ответов на выходе',
  description:
    'Отвечает на миллионы кроссвордов: по объекту JSON в строке на входе и на выходе, ' +
    'в том же порядке. Если файлы не названы, читает стандартный ввод; файлы турниров ' +
    'тоже читаются потоком, остальные форматы — файл за файлом.\n\n' +
    'Для многих машин: submit ставит кроссворды в очередь, work отвечает на те, что ' +
    'в ней, status показывает, что сделано, collect выводит ответы, retry повторяет то, ' +
    'что не удалось. (Файл с таким именем — это ./submit.)',
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
      'для трудных кроссвордов: сколько исполнителей решают каждую порцию, каждый со ' +
      'своим зерном; выигрывает первый справившийся (вместе с --chunk 1)',
    slice:
      'сколько исполнитель работает над порцией, прежде чем записать ответы и вернуть ' +
      'остаток; кто занят вдвое дольше, считается пропавшим',
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
    again: (trouble) => `порция не удалась: ${trouble}; будет новая попытка`,
    databaseIsAway: (reason, minutes) =>
      `база данных не отвечает (${reason}); попытки продлятся ${counted(minutes, MINUTES)}`,
    databaseIsBack: 'база данных снова отвечает',
  },
  state: {
    summary: 'показать, что сделано из заданий в очереди',
    description:
      'Показывает, на что есть ответы, что ждёт и с какими порциями не справился ни один ' +
      'исполнитель. Код завершения 0, если все задания закончены, иначе 3.',
    json: 'вывести один объект JSON',
    noRuns: 'заданий в очереди нет',
    run: ({ run, chunks, puzzles }) =>
      chunks === undefined
        ? `задание ${run}: поставлено не до конца`
        : `задание ${run}: ${all(puzzles ?? 0, PUZZLES)}, ${all(chunks, CHUNKS)}`,
    answered: ({ answeredPuzzles, puzzles, undecided, failed }) => {
      const share = puzzles ? ` (${Math.floor((100 * answeredPuzzles) / puzzles)} %)` : '';
      const kinds = `не выяснено ${grouped(undecided)}, ошибок ${grouped(failed)}`;
      return `  ответов: ${grouped(answeredPuzzles)}${share}; ${kinds}`;
    },
    dead: (chunk, error) => `  не удалась порция ${chunk}: ${error}`,
    moreDead: (count) => `  и ещё ${all(count, CHUNKS)}`,
    retryHint: (run) => `  вернуть их в очередь: "nonokit batch retry --run ${run}"`,
    jobs: ({ waiting, retrying, active, dead }) =>
      `порций ждёт ${grouped(waiting)}, у исполнителей ${grouped(active)}, ` +
      `ждёт новой попытки ${grouped(retrying)}, не удалось ${grouped(dead)}`,
    worker: ({ worker, chunks, secondsAgo }) =>
      `исполнитель ${worker}: ${all(chunks, CHUNKS)} за десять минут, последняя ${secondsAgo} с назад`,
    noWorkers: 'за последние десять минут ни один исполнитель не записал ответов',
  },
  retry: {
    summary: 'вернуть в очередь порции, которые не удались',
    description:
      'Возвращает в очередь порции, которые не удались ни с одной попытки, и попытки ' +
      'начинаются заново: порции одного задания или всех.',
    done: (count) => `возвращено в очередь: ${all(count, CHUNKS)}`,
  },
  collect: {
    summary: 'вывести ответы задания',
    description: 'Выводит по ответу на каждый кроссворд задания, в порядке кроссвордов.',
    wait: 'ждать, пока не будут готовы все ответы',
    remove: 'затем удалить задание из очереди',
    unfinished: ({ run, answeredChunks, chunks }) => {
      const progress =
        chunks === undefined
          ? 'оно поставлено не до конца (поставьте его ещё раз)'
          : `ответы есть для ${answeredChunks} из ${counted(chunks, OF_CHUNKS)}`;
      return `задание ${run} не закончено: ${progress}; дождётся его --wait`;
    },
    dead: (run, count) =>
      `задание ${run}: исполнители не справились с ${all(count, WITH_CHUNKS)}; ` +
      `почему, покажет "nonokit batch status --run ${run}"`,
  },
};

/** "20 000 кроссвордов". */
function all(count: number, forms: Forms): string {
  return `${grouped(count)} ${formFor(count, forms)}`;
}

function grouped(count: number): string {
  return count.toLocaleString('ru-RU');
}
