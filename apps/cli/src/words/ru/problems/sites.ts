/** Russian messages about what keeps `publish` and `fetch` from asking a site. */
import type { Translation } from '@nonokit/core';

export const SITES_RU: Translation<typeof import('../../en/problems/sites.js')> = {
  noSiteAddress: () =>
    'на каком сайте? укажите его адрес в --site, например https://nonograms.example',
  badSiteAddress: ({ address }) =>
    `«${address}» — не адрес сайта; нужен адрес вроде https://nonograms.example`,
  noKey: () =>
    'для публикации нужен ключ: создайте его в настройках сайта и задайте NONOKIT_KEY или --key',
  badPuzzleId: () =>
    'это не кроссворд с сайта; нужен его адрес или идентификатор вроде 3FHTBKNHdr9',
  warned: ({ what }) => `${what} (с --accept-warnings публикуется всё равно)`,
};
