/** What files, folders and ports refuse, as sentences. Other mistakes keep their own. */
import { OperatorError, type Sentence, type SiteConfig } from '../host/index.js';

/** Messages for the system's file errors, by code. */
const FILES: Readonly<Record<string, Sentence>> = {
  ENOENT: {
    en: 'There is no such file or folder.',
    ru: 'Такого файла или такой папки нет.',
  },
  EACCES: {
    en: 'Permission denied for the user who runs this command.',
    ru: 'У пользователя, который выполняет эту команду, нет права на чтение или запись.',
  },
  EISDIR: { en: 'This is a folder. Name a file.', ru: 'Это папка. Укажите файл.' },
  ENOTDIR: { en: 'A part of this path is no folder.', ru: 'Часть этого пути — не папка.' },
  ENOSPC: {
    en: 'The disk is full. Free some space and try again.',
    ru: 'На диске нет места. Освободите его и повторите.',
  },
  EROFS: {
    en: 'The disk is read-only. Choose another place.',
    ru: 'Диск доступен только для чтения. Выберите другое место.',
  },
};

const SAME: Readonly<Record<string, string>> = { EPERM: 'EACCES', EDQUOT: 'ENOSPC' };

/** An error of any kind as a sentence. */
export function toSentence(error: unknown): Sentence {
  if (error instanceof OperatorError) return error.sentence;
  if (!(error instanceof Error)) return { en: String(error), ru: String(error) };
  const { code = '', path } = error as { readonly code?: unknown; readonly path?: unknown };
  const known = FILES[SAME[String(code)] ?? String(code)];
  if (known === undefined) return { en: error.message, ru: error.message };
  // the name under which a file is written until it is whole
  const place = typeof path === 'string' ? `${path.replace(/\.partial$/, '')}: ` : '';
  return { en: place + known.en, ru: place + known.ru };
}

/** Why the server cannot listen, as a sentence; other errors stay as they are. */
export function listenTrouble(
  error: unknown,
  { host, port }: Pick<SiteConfig, 'host' | 'port'>,
): unknown {
  const { code } = error as { readonly code?: unknown };
  const sentence = listenSentence(code, host, port);
  return sentence === undefined ? error : new OperatorError(sentence, { cause: error });
}

function listenSentence(code: unknown, host: string, port: number): Sentence | undefined {
  if (host.startsWith('unix:')) return socketSentence(code, host);
  if (code === 'EADDRINUSE') {
    return {
      en:
        `The port ${port} of ${host} is in use. End the program that has it, or choose another ` +
        'port with --port.',
      ru:
        `Порт ${port} на ${host} занят. Завершите программу, которая его держит, или выберите ` +
        'другой порт: --port.',
    };
  }
  if (code === 'EACCES') {
    return {
      en:
        `This user may not listen on the port ${port}. Choose one from 1024 on with --port, and ` +
        'a proxy in front of it.',
      ru:
        `Этому пользователю нельзя слушать порт ${port}. Выберите порт от 1024 (--port) и ` +
        'поставьте перед ним прокси.',
    };
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return {
      en: `This machine has no address "${host}". Choose another one with --host.`,
      ru: `У этой машины нет адреса «${host}». Укажите другой: --host.`,
    };
  }
  return undefined;
}

function socketSentence(code: unknown, host: string): Sentence {
  if (code === 'EADDRINUSE') {
    return {
      en: `Another program listens on ${host}. End it, or choose another socket with --host.`,
      ru: `На ${host} слушает другая программа. Завершите её или укажите другой сокет: --host.`,
    };
  }
  return {
    en: `The socket ${host} cannot be made (${code}). Its folder must exist, and this user write there.`,
    ru: `Сокет ${host} не создаётся (${code}). Его папка должна быть, и с правом записи в неё.`,
  };
}
