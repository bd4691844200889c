/** Problems of streams and of the queue, in Russian. */
import type { Translation } from '@nonokit/core';
import { counted, OF_PUZZLES } from '../counting.js';

const CHOOSE = 'выберите другое имя с --run';

export const BATCH_RU: Translation<typeof import('../../en/problems/batch.js')> = {
  namedTwice: () => 'файл назван дважды, его ответы нельзя было бы различить',
  noAnswersFile: () => 'это не обычный файл, а нужен файл с ответами',
  notBatchAnswers: () => 'в этой строке не ответ «nonokit batch», значит, файл записан не им',
  answeredTwice: ({ index, file }) => `кроссворд ${index} из ${file} получил два ответа`,
  badGzip: () => 'данные gzip повреждены или обрываются',
  puzzleTooLong: ({ most }) =>
    `один кроссворд длиннее ${most.toLocaleString('ru-RU')} байт, это слишком много; ` +
    'остальное не прочитано',
  notOnePuzzle: ({ found }) =>
    `в строке ${counted(found, ['значение', 'значения', 'значений'])}, а нужен один кроссворд`,
  noEntry: () => 'здесь нет кроссворда',
  lostPuzzle: () => 'кроссворд был посчитан, но не найден (ошибка в Nonokit)',
  gaveUp: ({ tries }) =>
    `попыток решить его порцию было ${tries}, и каждый раз исполнитель падал или пропадал`,
  noRun: () => 'задания с таким именем в очереди нет',
  badQueue: () => 'нужен адрес вида postgres://user@host:5432/database',
  queueGone: ({ server, reason }) =>
    `сервер баз данных ${server} не отвечает (${reason}); проверьте, работает ли он и верен ли адрес`,
  queuePassword: ({ server }) => `сервер баз данных ${server} не принимает имя или пароль`,
  queueNoDatabase: ({ server, database }) =>
    `на сервере ${server} нет базы данных ${database}; создайте её: "createdb ${database}"`,
  queueNoRights: ({ database }) =>
    'этому пользователю нельзя создавать таблицы очереди или работать с ними; ' +
    `сделайте его владельцем базы ${database}`,
  queueNoTables: ({ database }) =>
    `её таблицы в базе ${database} удалены; при следующем запуске появятся новые, пустые`,
  queueOtherVersion: ({ found, expected }) =>
    `таблицы её порций имеют версию ${found} схемы pg-boss, а эта программа работает ` +
    `с версией ${expected}; возьмите более новый nonokit, который их изменил`,
  queueUnusable: ({ reason }) => `не работает: ${reason}`,
  otherOptions: () => `оно поставлено с другими параметрами; ${CHOOSE}`,
  otherChunkSize: ({ size }) => `его порции состоят из ${counted(size, OF_PUZZLES)}; ${CHOOSE}`,
  otherPuzzles: ({ chunk }) => `в нём другие кроссворды (отличается порция ${chunk}); ${CHOOSE}`,
  moreChunks: ({ found, expected }) =>
    `в нём ${counted(found, ['порция', 'порции', 'порций'])}, а здесь только ${expected}; ${CHOOSE}`,
};
