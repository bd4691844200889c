/** Russian texts of `completion`, `version` and `manual`. */
import type { Words } from '../language-words.js';

export const COMPLETION: Words['completion'] = {
  shell: 'оболочка: bash, zsh или fish',
  summary: 'дополнение команд в bash, zsh и fish',
  description:
    'Выводит сценарий, с которым оболочка по клавише Tab дополняет команды, параметры ' +
    'и их значения.',
  install: `Установить один раз:
  bash: nonokit completion bash >> ~/.bash_completion
  zsh:  nonokit completion zsh > ~/.zfunc/_nonokit   (папка из $fpath)
  fish: nonokit completion fish > ~/.config/fish/completions/nonokit.fish`,
  examples: `Примеры:
  $ nonokit completion bash
  $ nonokit completion fish | source`,
};

export const VERSION: Words['version'] = {
  description: 'Печатает версию, как и --version.',
  examples: `Примеры:
  $ nonokit version
  $ nonokit -v`,
};

export const MANUAL: Words['manual'] = {
  description: 'Выводит страницу руководства man на языке программы.',
  headings: {
    manual: 'Команды пользователя',
    name: 'ИМЯ',
    synopsis: 'ОБЗОР',
    description: 'ОПИСАНИЕ',
    commands: 'КОМАНДЫ',
  },
};
