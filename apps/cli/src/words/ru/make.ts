/** Russian texts of `make`. */
import type { Words } from '../language-words.js';
import { CELLS, COLORS, counted, decimal } from './counting.js';
import { REPORT } from './report.js';

/** What a puzzle is found to be. */
function foundText(found: Parameters<Words['make']['otherDifficulty']>[1]): string {
  if (found === 'undecided') return 'трудность не выяснена';
  return found === 'guess' ? 'приходится угадывать' : REPORT.difficulty[found];
}

export const MAKE: Words['make'] = {
  image: 'PNG, JPEG, GIF, WebP, AVIF, TIFF, BMP, PNM, SVG или -',
  summary: 'хороший кроссворд из изображения',
  description:
    'Делает из изображения кроссворд: обрезает поля, уменьшает, многими способами ' +
    'сокращает число цветов, берёт самый узнаваемый результат и меняет в нём как можно ' +
    'меньше клеток, пока решение не станет находиться построчно.',
  options: {
    output: 'кроссворд: файл любого формата или PDF, или -',
    to: 'формат записи, если он не ясен из имени',
    kind: 'triangles: шестиугольник из треугольных клеток, его стороны вдвое короче, чем в --size',
    exact: 'каждый пиксель — клетка, даже если решение не единственно; увеличенное уменьшается',
    size:
      'наибольшее число столбцов и строк; пропорции сохраняются; auto — сколько нужно ' +
      '(по умолчанию: auto)',
    repair:
      'менять клетки, пока решение не станет находиться построчно (line) или не станет ' +
      'единственным (unique; по умолчанию: line)',
    difficulty:
      'менять клетки, пока трудность для человека не станет такой; при hard и expert ' +
      'достаточно единственности',
    maxFlips: 'сколько клеток можно изменить (по умолчанию: каждую двенадцатую)',
    candidates: 'записать лучшие варианты как ВЫХОД-1, ВЫХОД-2 … и лист с ними',
    title: 'название кроссворда',
    author: 'автор кроссворда',
    seed: 'как выбирать из равных возможностей (по умолчанию: 1)',
    timeout: 'предел времени, после которого берётся лучшее из найденного',
    json: 'отчёт в стандартном выводе: по объекту JSON на кроссворд',
    colors: 'сколько цветов, кроме фона (по умолчанию: 1)',
    palette: 'взять эти цвета, первым — цвет фона: #fff,black,red',
    background: 'цвет фона: #ffffff; none: каждый пиксель закрашен',
    invert: 'рисовать светлым по тёмному',
    threshold:
      'закрашивать то, что темнее этой доли светлоты: 0.5; только чёрно-белое (по умолчанию: ' +
      'подбирается)',
    edges: 'рисовать не области, а их края линиями в одну клетку; только чёрно-белое',
    noInvert: 'не рисовать светлым по тёмному (по умолчанию — где так лучше видно)',
  },
  status: `Код завершения: 0 — готово, 1 — готово, но без нужного свойства или не той
трудности: записана лучшая попытка; 2 — что-то не читается или не записывается,
130 — прервано.`,
  examples: `Примеры:
  $ nonokit make cat.jpg -o cat.non --size 30x30
  $ nonokit make logo.svg -o logo.json --colors 4 --candidates 5
  $ nonokit make cat.jpg -o easy.non --difficulty easy
  $ nonokit make sprite.png -o sprite.non --exact
  $ nonokit make cat.jpg -o cat.pdf --title Кот
  $ nonokit make star.svg -o star.json --kind triangles --size 12x12
  $ nonokit make cat.jpg -o cat.png --repair unique --json | jq .changed`,
  stage: (stage, percent) =>
    `${stage === 'trace' ? 'перевод в клетки' : 'исправление'}, ${percent} % отведённого`,
  triangles: (cells, changed) =>
    `${counted(cells, ['треугольник', 'треугольника', 'треугольников'])}, изменено: ${counted(changed, CELLS)}`,
  onlyFound: (count) =>
    `нашлось только ${counted(count, ['разная картинка', 'разные картинки', 'разных картинок'])}`,
  difficulty: (label, score) => `трудность ${label} (${score})`,
  colors: (count) => (count === 1 ? 'чёрно-белая' : counted(count, COLORS)),
  byLines: 'решение единственно и находится построчно',
  perhapsUnique: 'решение, возможно, не единственно',
  unique: 'решение единственно',
  notUnique: 'решение не единственно',
  filled: (share) => `закрашено ${Math.round(100 * share)} %`,
  similarity: (value) => `сходство ${decimal(value.toFixed(2))}`,
  changed: (cells) => `изменено: ${counted(cells, CELLS)}`,
  change: (row, column, before, after) =>
    `строка ${row + 1}, столбец ${column + 1}: ${before} → ${after}`,
  blank: 'пустая',
  filledCell: 'закрашенная',
  moreChanges: (cells) => `и ещё ${cells} (все перечисляет --json)`,
  missed: (property) =>
    property === 'unique'
      ? 'в отведённых пределах решение не стало единственным: записана лучшая попытка'
      : 'в отведённых пределах построчного решения не вышло: записана лучшая попытка',
  otherDifficulty: (wished, found, kept) => {
    const is = foundText(found);
    const not = `трудность не «${REPORT.difficulty[wished]}»`;
    return kept
      ? `${not}: ${is}, а менять клетки нельзя (это разрешает --repair line или unique)`
      : `в отведённых пределах ${not}: ${is}, записана ближайшая попытка`;
  },
  tooLargeToRate: 'больше 3600 клеток или 30 цветов — слишком много, чтобы оценить трудность',
  notRated: (wished) =>
    `трудность не «${REPORT.difficulty[wished]}»: оценивается только то, у чего одно решение`,
};
