/** Russian texts of `play`. */
import type { Words } from '../language-words.js';
import { counted, PUZZLES } from './counting.js';

export const PLAY: Words['play'] = {
  summary: 'играть в браузере или в терминале',
  description:
    'Играть в браузере: страницы доступны только на этом компьютере, браузер\n' +
    'открывается на первом кроссворде. Ничего не отправляется в сеть. Ни страницы,\n' +
    'ни адреса не выдают ни названия, ни картинки до решения. Без ФАЙЛА открывается\n' +
    'главная страница с полкой кроссвордов; файлы можно перетаскивать и туда.',
  options: {
    port: 'порт (по умолчанию 4807 или любой свободный)',
    noOpen: 'не открывать браузер, только вывести адрес',
    terminal: 'играть в один кроссворд прямо в терминале, клавишами и мышью',
  },
  progress: `Ход игры хранится в браузере, а для других портов и браузеров ещё и в файле
nonokit/progress.json в папке ваших данных: ~/.local/share (или XDG_DATA_HOME),
"~/Library/Application Support" в macOS, %LOCALAPPDATA% в Windows.`,
  status: `Завершается по Ctrl-C. С --terminal клавиши покажет ?, завершит Q; игра после
каждого хода сохраняется в папке nonokit/games ваших данных. Код завершения: 130
после Ctrl-C, 2 — файл не читается или порт занят.`,
  examples: `Примеры:
  $ nonokit play cat.non
  $ nonokit play puzzles/ --no-open
  $ nonokit play --terminal cat.non
  $ nonokit play --port 8080`,
  several: (count, address) => `${counted(count, PUZZLES)}, все по адресу ${address}`,
  serving: 'игра идёт; завершить — Ctrl-C',
  noBrowser: (program) => `браузер открыть не удалось (${program}); откройте адрес сами`,
};
