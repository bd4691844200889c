/** Texts of the page about the API, in Japanese. */
import type { ApiWords } from '../en/api.js';

export const words: ApiWords = {
  title: 'このサイトのAPI',
  description: 'このサイトのすべての機能をプログラムから。パズル、ゲーム、エンジン。',
  intro:
    'このサイトの機能はすべて、/api/v1 を通してJSONでプログラムから使えます。読み取りにアカウントは要りません。' +
    'それ以外は、設定でキーを作り、「Authorization: Bearer キー」として送ってください。',
  errors: 'エラーは application/problem+json で、変わらないコードと読める文が入っています。',
  machine: '機械可読な記述（OpenAPI 3.1）',
  client: 'JavaScriptなら、「nonokit/client」ですべてを型付きで使えます。',
  parameters: 'パラメーター',
  body: '本文',
  answers: '応答',
  optional: '省略可',
  access: {
    anyone: '誰でも使えます。',
    reader: '誰でも使えます。キーを使う場合は「read」の権限が必要です。',
    read: 'ログイン中、または「read」の権限を持つキーで使えます。',
    play: 'ログイン中、または「play」の権限を持つキーで使えます。',
    publish: 'ログイン中、または「publish」の権限を持つキーで使えます。',
    session: 'ログイン中のみ。キーでは使えません。',
    moderator: 'ログイン中のモデレーターのみ。',
    administrator: 'ログイン中の管理者のみ。',
  },
  parts: {
    people: '人とアカウント',
    owner: 'サイトの運営',
    catalogue: 'パズル',
    games: 'ゲームとクリア記録',
    talk: 'コメントと投票',
    rankings: 'ランキング',
    daily: '今日のパズル',
    lists: 'リスト',
    contests: 'コンテスト',
    rooms: 'ルーム',
    moderation: 'モデレーション',
    engine: 'エンジン',
  },
};
