/** The command `jobs`: numbers of background jobs, those that failed, and another try for them. */
import { OperatorError, type Sentence } from '../host/index.js';
import { type DeadJob, type QueueReport, reportQueues, retryDeadJobs } from '../jobs/index.js';
import type { Storage } from '../storage/index.js';
import { SOURCE, withStorage } from './with-storage.js';

/** Failed jobs listed per queue. */
const MOST_LISTED = 20;

/** The longest content and the longest error that are shown, in characters. */
const MOST_CHARACTERS = 200;

/** Reports the jobs of a database; with `retry` puts failed ones back: one by its id, or "all". */
export function jobs(database: string, retry: string | undefined): Promise<Sentence> {
  const work = (storage: Storage): Promise<Sentence> =>
    retry === undefined ? report(storage) : putBack(storage, retry);
  return withStorage(database, work, SOURCE);
}

/** @throws {OperatorError} if no failed job has this id. */
async function putBack(storage: Storage, id: string): Promise<Sentence> {
  const number = await retryDeadJobs(storage, id);
  if (number === 0 && id !== 'all') {
    throw new OperatorError({
      en: `There is no failed job "${id}". List them with: nonokit-site jobs`,
      ru: `Неудавшегося задания "${id}" нет. Список покажет команда: nonokit-site jobs`,
    });
  }
  return { en: `Jobs put back into the queue: ${number}.`, ru: `Возвращено в очередь: ${number}.` };
}

async function report(storage: Storage): Promise<Sentence> {
  const queues = await reportQueues(storage, MOST_LISTED);
  const hasDead = queues.some(({ dead }) => dead.length > 0);
  const lines = queues.map(describeQueue);
  const again = hasDead ? ['nonokit-site jobs --retry ID|all'] : [];
  return {
    en: [...lines.map(({ en }) => en), ...again.map((how) => `Run them again: ${how}`)].join('\n'),
    ru: [...lines.map(({ ru }) => ru), ...again.map((how) => `Повторить: ${how}`)].join('\n'),
  };
}

function describeQueue({ queue, counts, dead }: QueueReport): Sentence {
  const { waiting, active, retrying } = counts;
  const listed = dead.map((job) => `\n  ${describeJob(job)}`).join('');
  const more = counts.dead - dead.length;
  return {
    en:
      `${queue}: ${waiting} waiting, ${active} active, ${retrying} to be retried, ` +
      `${counts.dead} failed${listed}${more > 0 ? `\n  … and ${more} more` : ''}`,
    ru:
      `${queue}: ждут ${waiting}, выполняются ${active}, ждут повтора ${retrying}, ` +
      `не удались ${counts.dead}${listed}${more > 0 ? `\n  … и ещё ${more}` : ''}`,
  };
}

/** `4711 daily {"day":"2026-11-22"}: the disk is full`. */
function describeJob({ id, name, data, error }: DeadJob): string {
  const content = data === undefined ? '' : ` ${shorten(JSON.stringify(data))}`;
  return `${id} ${name}${content}: ${shorten(error)}`;
}

/** A text on one line, without characters that control the terminal. */
function shorten(text: string): string {
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line;
}
