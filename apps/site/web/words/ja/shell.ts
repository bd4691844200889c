/** Texts around every page, in Japanese. */
import type { ShellWords } from '../en/shell.js';

export const words: ShellWords = {
  skip: '本文へ移動',
  mainMenu: 'メインメニュー',
  puzzles: 'パズル',
  home: 'ホーム',
  daily: 'デイリー',
  ranking: 'ランキング',
  you: 'マイページ',
  signIn: 'ログイン',
  signOut: 'ログアウト',
  moderation: 'モデレーション',
  owner: 'サイトの設定',
  menuOf: (name) => `${name}のメニュー`,
  make: '作る',
  learn: '学ぶ',
  help: 'ヘルプ',
  settings: '設定',
  openFile: 'ファイルを開く',
  open: '開く',
  theme: 'テーマ',
  themes: { system: '自動', light: 'ライト', dark: 'ダーク', contrast: '高コントラスト' },
  close: '閉じる',
  cancel: 'キャンセル',
  offline: 'オフラインです。以前に開いたパズルは遊べます。操作はこの端末に保存されます。',
  title: (page, site) => (page === '' ? `${site}：イラストロジック` : `${page} · ${site}`),
};
