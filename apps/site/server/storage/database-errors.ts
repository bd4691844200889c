/**
 * Why a database cannot be opened, as a sentence for the operator: what is wrong, with
 * which file or server, and what to do.
 */
import { OperatorError, type Sentence } from '../host/index.js';
import { classifyError, type Trouble } from './trouble.js';

/** A database that the site does not start with. */
export class UnusableDatabase extends OperatorError {
  override readonly name = 'UnusableDatabase';
}

const RESTORE: Sentence = {
  en:
    'Stop everything that uses it, put the file and those beside it (-wal, -shm) aside, and fill ' +
    'a new one with "nonokit-site restore BACKUP".',
  ru:
    'Остановите всё, что с ней работает, отложите файл и соседние с ним (-wal, -shm) и наполните ' +
    'новую: "nonokit-site restore BACKUP".',
};

const SENTENCES: Readonly<Record<Trouble, Sentence>> = {
  damaged: { en: `is damaged. ${RESTORE.en}`, ru: `повреждена. ${RESTORE.ru}` },
  full: {
    en: 'cannot be written: its disk is full. Free some space, then start again.',
    ru: 'не записывается: на диске нет места. Освободите его и запустите снова.',
  },
  'read-only': {
    en:
      'cannot be written: the file, its folder or the disk is read-only. Give the user who runs ' +
      'the site the right to write there, then start again.',
    ru:
      'не записывается: файл, его папка или диск доступны только для чтения. Дайте право записи ' +
      'пользователю, который запускает сайт, и запустите снова.',
  },
  busy: {
    en: 'is locked by another program. Stop that program, then start again.',
    ru: 'занята другой программой, которая её не отпускает. Завершите её и запустите снова.',
  },
  gone: {
    en: 'does not answer. Check that it is running and that the address is right, then start again.',
    ru: 'не отвечает. Проверьте, работает ли она и верен ли адрес, и запустите снова.',
  },
};

/** What PostgreSQL refuses, by its code; "28P01" is a wrong password. */
const REFUSALS: Readonly<Record<string, Sentence>> = {
  '28P01': {
    en: 'rejects the name or the password. Correct them in the setting "database".',
    ru: 'не принимает имя или пароль. Исправьте их в настройке "database".',
  },
  '28000': {
    en: 'does not let this user in. Check that the user exists, and check pg_hba.conf of the server.',
    ru: 'не пускает этого пользователя. Проверьте, есть ли он, и посмотрите pg_hba.conf сервера.',
  },
  '3D000': {
    en: 'does not exist on that server. Create it with "createdb", or correct the name.',
    ru: 'не существует на этом сервере. Создайте её ("createdb") или исправьте имя.',
  },
  '42501': {
    en: 'does not let this user create tables. Make the user its owner, then start again.',
    ru:
      'не позволяет этому пользователю создавать таблицы. Сделайте его владельцем базы и ' +
      'запустите снова.',
  },
};

/** Errors for which the drivers have no code, by their messages. */
const SAID: readonly (readonly [words: RegExp, sentence: Sentence])[] = [
  [
    /unable to open/i,
    {
      en:
        'cannot be opened. See whether its folder exists and may be read and written by the user ' +
        'who runs the site, then start again.',
      ru:
        'не открывается. Проверьте, есть ли её папка и может ли пользователь, который запускает ' +
        'сайт, читать и писать в ней, и запустите снова.',
    },
  ],
  [/readonly database/, SENTENCES['read-only']],
  [
    /does not support SSL/,
    {
      en: 'does not use TLS. Remove "sslmode" from the setting "database", or turn TLS on there.',
      ru: 'не поддерживает TLS. Уберите "sslmode" из настройки "database" или включите TLS там.',
    },
  ],
];

/** The error as a sentence; unknown errors are passed on. */
export function unusable(url: string, error: unknown): unknown {
  if (error instanceof OperatorError) return error;
  const sentence = toSentence(error);
  return sentence === undefined ? error : ofDatabase(url, sentence, error);
}

function toSentence(error: unknown): Sentence | undefined {
  const trouble = classifyError(error);
  if (trouble !== undefined) return SENTENCES[trouble];
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { readonly code?: unknown };
  const said = SAID.find(([words]) => words.test(error.message));
  return REFUSALS[String(code)] ?? said?.[1];
}

function ofDatabase(url: string, { en, ru }: Sentence, cause?: unknown): UnusableDatabase {
  const place = formatPlace(url);
  const sentence = { en: `The database ${place} ${en}`, ru: `База данных ${place} ${ru}` };
  return new UnusableDatabase(sentence, { cause });
}

/** A file of SQLite with faults that were found by reading all of it. */
export function damaged(url: string, faults: readonly string[]): UnusableDatabase {
  const [first = ''] = faults;
  const { en, ru } = SENTENCES.damaged;
  return ofDatabase(url, {
    en: `${en} First problem: ${first}`,
    ru: `${ru} Что не так: ${first}`,
  });
}

/** A database that a later version of the site has changed. */
export function tooNew(url: string, migrations: readonly string[]): UnusableDatabase {
  const names = migrations.join(', ');
  return ofDatabase(url, {
    en:
      `belongs to a later version of nonokit-site (it has ${names}). Start that version, or a ` +
      'later one. To go back to this version, restore a backup from before the update into an ' +
      'empty database.',
    ru:
      `принадлежит более новой версии nonokit-site (в ней есть ${names}). Запустите ту версию ` +
      'или ещё более новую. Чтобы вернуться к этой версии, восстановите в пустую базу копию, ' +
      'сделанную до обновления.',
  });
}

/** A database that is only read, but has to be migrated first. */
export function tooOld(url: string): UnusableDatabase {
  return ofDatabase(url, {
    en:
      'is of an earlier version, and this command changes nothing. Use the version that made it, ' +
      'or start the site once: that brings the database up to date.',
    ru:
      'сделана более ранней версией, а эта команда ничего не меняет. Возьмите ту версию или ' +
      'запустите сайт один раз: он обновит базу.',
  });
}

/** A missing database that a command wants to read. */
export function missing(url: string): UnusableDatabase {
  return ofDatabase(url, {
    en: 'does not exist, or no site has used it. Check the settings "data" and "database".',
    ru: 'не существует, или сайт ею ещё не пользовался. Проверьте настройки "data" и "database".',
  });
}

/** A database that `restore` or `move` began to fill and did not finish. */
export function halfFilled(url: string): UnusableDatabase {
  return ofDatabase(url, {
    en:
      'has only a part of its rows: "restore" or "move" did not come to its end. Delete it, and ' +
      'begin again with an empty one.',
    ru:
      'заполнена лишь частично: "restore" или "move" не дошли до конца. Удалите её и начните ' +
      'заново с пустой.',
  });
}

/** The file or server of a database, without its password. */
export function formatPlace(url: string): string {
  if (url.startsWith('sqlite:')) return url.slice('sqlite:'.length);
  if (!URL.canParse(url)) return 'of that address';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
