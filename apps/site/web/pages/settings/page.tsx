/** The settings: each holds at once; beside them a small board shows what they mean. */

import { Later } from '../../frame/later.js';
import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { BoardSettings } from './board-settings.js';
import { ButtonTable } from './button-table.js';
import { DataSettings, ResetButton } from './data-settings.js';
import { KeyTable } from './key-table.js';
import { LookSettings } from './look-settings.js';
import { Preview } from './preview.js';
import { SolvingSettings } from './solving-settings.js';
import { TouchSettings } from './touch-settings.js';
import './settings.css';

export const title = ({ wordsOf }: PageTexts): string => wordsOf('settings').title;
export const description = ({ wordsOf }: PageTexts): string => wordsOf('settings').description;

const loadAccount = () => import('../account/account-part.js').then((it) => it.AccountPart);
const NO_PROPS = {};

export function Page() {
  const { server, wordsOf } = usePage();
  const words = wordsOf('settings');
  return (
    <Shell>
      <div class="settings">
        <header>
          <h1>{words.title}</h1>
        </header>
        <div class="columns">
          <div class="stack">
            <LookSettings words={words} />
            <SolvingSettings words={words} />
            <div class="card folds">
              <BoardSettings words={words} />
              <TouchSettings words={words} />
              <KeyTable words={words} />
              <ButtonTable words={words} />
              <DataSettings words={words} />
            </div>
            <p>
              <ResetButton words={words} />
            </p>
            {/* last, because it loads after the rest and would push the settings down */}
            {server !== undefined && <Later load={loadAccount} props={NO_PROPS} />}
          </div>
          <Preview words={words} />
        </div>
      </div>
    </Shell>
  );
}
