/** Texts of the maker's page about images, in Russian. */
import type { SourceWords } from '../en/make-source.js';

export const words: SourceWords = {
  heading: 'Изображение',
  dropHere: 'Перетащите изображение сюда, вставьте его по Ctrl+V или выберите файл',
  dropHereTouch: 'Выберите изображение, вставьте его или сделайте снимок',
  stays: 'Изображения не покидают это устройство.',
  choose: 'Выбрать изображение',
  another: 'Выбрать другое изображение',
  paste: 'Вставить',
  camera: 'Камера',
  remove: 'Убрать изображение',
  crop: 'Обрезать и выровнять',
  pasted: 'Вставленное изображение',
  photo: 'Снимок',
  reading: 'Изображение читается…',
  sourceOf: (name) => `Изображение ${name}`,
  frame: 'Кадр',
  frameOf: (frame, count) => `${frame} из ${count}`,

  size: 'Размер',
  sizeOf: (width, height) => `${width} × ${height}`,
  colors: 'Цвета',
  blackAndWhite: 'чёрно-белый',
  keepInks: 'Оставить эти краски',
  threshold: 'Порог',
  automatic: 'автоматически',
  makeAutomatic: 'Автоматически',
  invert: 'Негатив',
  edges: 'Только контуры',
  background: 'Фон',
  backgroundShare: (share) => `${share} клеток`,
  backgroundAutomatic: (color) => (color === '' ? 'автоматически' : `автоматически: ${color}`),
  backgroundOther: 'Другой цвет…',
  backgroundColor: 'Цвет фона',
  aim: 'Желаемая сложность',
  anyAim: 'Любая',
  makeIt: 'Сделать',
  easier: 'Проще',
  harder: 'Сложнее',
  smaller: 'Меньше',

  offers: 'Варианты из изображения',
  own: 'По вашим настройкам',
  asIs: 'без правок',
  changed: (count, noun) => `${count} ${noun}`,
  changedNouns: { one: 'правка', few: 'правки', many: 'правок', other: 'правки' },
  notByLines: 'не построчно',
  missed: (difficulty) => `не ${difficulty.toLowerCase()}`,
  notReached: 'пока не решается построчно',
  likeness: (share) => `сходство ${share}`,
  working: 'Готовится…',
  waiting: 'Ждёт…',
  failedOffer: 'в этом размере ничего не видно',
  offerLabel: (parts) => parts.join(', '),
  inksNouns: { one: 'краска', few: 'краски', many: 'красок', other: 'краски' },
  ready: (count, all) => `Готово вариантов: ${count} из ${all}.`,
  offer: 'Показать варианты',
  replaced: 'Рисунок заменён.',
  undo: 'Отменить',

  cropTitle: 'Обрезать и выровнять',
  cropWhole: 'Часть, которая остаётся',
  corners: {
    'top-left': 'Левый верхний угол',
    'top-right': 'Правый верхний угол',
    'bottom-left': 'Левый нижний угол',
    'bottom-right': 'Правый нижний угол',
  },
  cropHelp: 'Тяните за углы или двигайте их стрелками.',
  cropSize: (width, height) => `${width} × ${height} пикселей`,
  straighten: 'Наклон',
  degrees: (angle) => `${angle}°`,
  turnLeft: 'Повернуть влево',
  turnRight: 'Повернуть вправо',
  mirror: 'Отразить',
  reset: 'Сбросить',
  apply: 'Применить',
  cancel: 'Отмена',

  cameraTitle: 'Сделать снимок',
  cameraView: 'Что видит камера',
  cameraWaiting: 'Ждём камеру…',
  takePicture: 'Снять',

  troubles: {
    notImage: (name) => `${named(name)} — не изображение, которое можно прочитать.`,
    broken: (name) => `${named(name)} — повреждённый файл: изображение не удаётся раскодировать.`,
    unknownKind: (kind) =>
      `Этот браузер не читает изображения ${kind}: сохраните его как PNG или JPEG и попробуйте снова.`,
    tooManyBytes: (name) =>
      `${named(name)} — слишком большой файл: можно прочитать не больше 50 МБ.`,
    tooManyPixels: (name) =>
      `${named(name)} — слишком много пикселей: можно прочитать не больше 100 мегапикселей.`,
    tooSmall: (size) => `В изображении всего ${size} пикселей: рисовать нечего.`,
    blank: () => 'Изображение однотонное: рисовать нечего.',
    blankHere: () =>
      'С этими настройками от изображения ничего не остаётся: измените размер, цвета или порог.',
    nothingPasted: () =>
      'Вставлять нечего: сначала скопируйте изображение, затем попробуйте снова.',
    noCamera: () => 'Камера не найдена: подключите её или выберите файл.',
    cameraRefused: () =>
      'Браузер не разрешает этой странице камеру: разрешите её в строке адреса или выберите файл.',
    failed: () => 'Не удалось обработать изображение: попробуйте ещё раз или выберите другое.',
  },
};

function named(name: string): string {
  return name === '' ? 'Этот файл' : `«${name}»`;
}
