/** Russian messages about what keeps commands from taking puzzles of the start catalogue. */
import type { Translation } from '@nonokit/core';
import { listedBy } from '../catalogue.js';

export const CATALOGUE_RU: Translation<typeof import('../../en/problems/catalogue.js')> = {
  noCatalogue: () =>
    'каталога нет: он устанавливается вместе с программой; другую его папку задаёт NONOKIT_CATALOGUE',
  notInCatalogue: ({ name, near, tag, tagged }) =>
    `«${name}» — не кроссворд и не серия каталога; ` +
    (near !== null ? `может быть, «${near}»?` : listedBy(tag, tagged)),
  nothingFits: () => 'ни один кроссворд каталога не подходит; ослабьте условия',
};
