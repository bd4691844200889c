/** The commands of `nonokit-site`, and what each of them takes besides the settings. */
import type { Sentence } from '../host/index.js';

/** A command. */
export interface CommandShape {
  /** As help shows it: "backup FILE". */
  readonly usage: Sentence;
  readonly about: Sentence;
  /** How many files it takes. */
  readonly files: readonly [least: number, most: number];
  /** Options of its own. */
  readonly options: readonly string[];
}

const NONE = [0, 0] as const;
const ONE = [1, 1] as const;

/** All commands by name. */
export const COMMANDS = {
  serve: {
    usage: same('serve'),
    about: {
      en: 'runs the site; the default command',
      ru: 'запускает сайт; команда по умолчанию',
    },
    files: NONE,
    options: ['check'],
  },
  check: {
    usage: same('check'),
    about: {
      en: 'reads the whole database and checks its integrity',
      ru: 'читает всю базу и проверяет её целостность',
    },
    files: NONE,
    options: [],
  },
  backup: {
    usage: {
      en: 'backup FILE | backup --keep N FOLDER',
      ru: 'backup ФАЙЛ | backup --keep N ПАПКА',
    },
    about: {
      en: 'writes everything into a compressed file while the site is running',
      ru: 'записывает всё в сжатый файл, не мешая сайту',
    },
    files: ONE,
    options: ['keep'],
  },
  restore: {
    usage: { en: 'restore FILE', ru: 'restore ФАЙЛ' },
    about: {
      en: 'fills an empty database from a backup, and compares the two',
      ru: 'наполняет пустую базу из резервной копии и сравнивает',
    },
    files: ONE,
    options: [],
  },
  move: {
    usage: {
      en: 'move --from DATABASE --to DATABASE',
      ru: 'move --from БАЗА --to БАЗА',
    },
    about: {
      en: 'copies everything into an empty database, and compares the two',
      ru: 'копирует всё в пустую базу и сравнивает',
    },
    files: NONE,
    options: ['from', 'to'],
  },
  import: {
    usage: { en: 'import FILE…', ru: 'import ФАЙЛ…' },
    about: {
      en: 'adds puzzles: files of any format, folders, exported files',
      ru: 'добавляет кроссворды: файлы всех форматов, папки, выгрузки',
    },
    files: [1, Number.POSITIVE_INFINITY],
    options: ['author', 'license', 'tags', 'series', 'dry-run'],
  },
  export: {
    usage: { en: 'export FILE.ndjson.gz', ru: 'export ФАЙЛ.ndjson.gz' },
    about: {
      en: 'writes all puzzles with their titles and pictures',
      ru: 'записывает все кроссворды с названиями и картинками',
    },
    files: ONE,
    options: [],
  },
  jobs: {
    usage: same('jobs [--retry ID|all]'),
    about: {
      en: 'counts background jobs and lists failed ones; --retry runs them again',
      ru: 'считает фоновые задания и показывает неудавшиеся; --retry повторяет их',
    },
    files: NONE,
    options: ['retry'],
  },
  'mail-test': {
    usage: { en: 'mail-test ADDRESS', ru: 'mail-test АДРЕС' },
    about: {
      en: 'sends a mail to this address, and says what the mail server answers',
      ru: 'отправляет письмо на этот адрес и говорит, что ответил почтовый сервер',
    },
    files: ONE,
    options: [],
  },
  invite: {
    usage: same('invite'),
    about: {
      en: 'prints a one-time address that makes one more administrator',
      ru: 'печатает одноразовый адрес для ещё одного администратора',
    },
    files: NONE,
    options: [],
  },
} as const satisfies Readonly<Record<string, CommandShape>>;

/** The name of a command. */
export type CommandName = keyof typeof COMMANDS;

/** Whether there is a command of this name. */
export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}

function same(text: string): Sentence {
  return { en: text, ru: text };
}
