/** The settings: each holds at once; beside them a small board shows what they mean. */

import { Later } from '../../frame/later.js';
import { usePage } from '../../frame/page-context.js';
import type { PageLanguage } from '../../frame/place.js';
import { Shell } from '../../frame/shell.js';
import { SETTINGS_EN } from '../../words/en/settings.js';
import { SETTINGS_RU } from '../../words/ru/settings.js';
import { BoardSettings } from './board-settings.js';
import { ButtonTable } from './button-table.js';
import { DataSettings } from './data-settings.js';
import { KeyTable } from './key-table.js';
import { HandSettings, PageSettings } from './page-settings.js';
import { Preview } from './preview.js';
import './settings.css';

const WORDS = { en: SETTINGS_EN, ru: SETTINGS_RU };

export const title = (language: PageLanguage): string => WORDS[language].title;
export const description = (language: PageLanguage): string => WORDS[language].description;

const loadAccount = () => import('../account/account-part.js').then((it) => it.AccountPart);
const NO_PROPS = {};

export function Page() {
  const { server, wordsOf } = usePage();
  const words = wordsOf(WORDS);
  return (
    <Shell>
      <div class="settings">
        <header>
          <h1>{words.title}</h1>
          <p class="soft">{words.lead}</p>
        </header>
        <div class="columns">
          <div class="stack">
            <PageSettings words={words} />
            <BoardSettings words={words} />
            <HandSettings words={words} />
            <KeyTable words={words} />
            <ButtonTable words={words} />
            <DataSettings words={words} />
            {/* last, because it loads after the rest and would push the settings down */}
            {server !== undefined && <Later load={loadAccount} props={NO_PROPS} />}
          </div>
          <Preview words={words} />
        </div>
      </div>
    </Shell>
  );
}
