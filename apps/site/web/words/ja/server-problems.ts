/** Problems of the server in Japanese, by code; one that is missing keeps its English sentence. */
import type { ServerProblems } from '../en/server-problems.js';

const NOTHING_IS_KEPT =
  'いまは何も保存できません。運営者も把握しています。しばらくしてからお越しください。';

export const words: ServerProblems = {
  // requests
  'invalid-request': ({ field }) =>
    field === undefined ? undefined : `項目「${field}」の値が正しくありません。`,
  'unknown-parameter': ({ field, parameters }) => {
    const known = Array.isArray(parameters) ? parameters.join(', ') : '';
    return `この呼び出しにパラメーター「${field}」はありません。使えるのは：${known}。`;
  },
  'method-not-allowed': ({ allow }) => `このアドレスで使えるのは${allow}だけです。`,
  'invalid-cursor':
    '「after」の値がこの一覧のものではありません。前のページの「next」を使ってください。',
  'no-puzzle': 'リクエストが空です。対応形式のパズルを送ってください。',
  'not-found': 'そのページはありません。アドレスを確認してください。',
  'not-signed-in': '先にログインしてください。',
  'scope-missing': 'このキーにはその権限がありません。',
  'not-a-moderator': 'モデレーターだけができる操作です。',
  'key-unknown': 'このAPIキーは不明か、取り消されています。設定で別のキーを作成してください。',
  'range-unfit': ({ bytes }) => `ファイルは${bytes}バイトで、その部分は終わりを超えています。`,
  'key-ended': 'このAPIキーは期限切れです。設定で別のキーを作成してください。',
  'foreign-origin':
    'ほかのサイトからのリクエストです。このサイトのページを開いて、そこで操作してください。',
  banned: ({ until }) =>
    `モデレーターにより、このアカウントは${day(until)}まで書き込みを禁止されています。`,
  'body-too-large': ({ maxBytes }) =>
    `データが大きすぎます。ここで受け付けるのは${kibibytes(maxBytes)}KiBまでです。`,
  'no-room': ({ retryAfter }) =>
    `大きなファイルが集中しています。${retryAfter}秒後にもう一度お試しください。`,
  'too-many-requests': ({ retryAfter }) =>
    `回数が多すぎます。${retryAfter}秒後にもう一度お試しください。`,
  'catalogue-filling': 'カタログを準備しています。数秒後にもう一度お試しください。',
  'database-gone': 'データベースが応答しません。数秒後にもう一度お試しください。',
  'database-busy': 'データベースが混み合っています。数秒後にもう一度お試しください。',
  'database-full': NOTHING_IS_KEPT,
  'database-read-only': NOTHING_IS_KEPT,
  'database-damaged': NOTHING_IS_KEPT,
  internal: '問題が発生しました。エラーは記録されています。',
  // names and passwords
  'name-length': '名前は2〜30文字にしてください。',
  'name-signs':
    '名前には文字と数字が使えます。その間に、半角スペース、ハイフン、アンダースコアを1つずつ入れられます。',
  'name-scripts': '名前の文字は1種類の文字体系にそろえ、数字は0〜9を使ってください。',
  'name-reserved': 'サイトの公式と間違われるおそれのある名前です。別の名前にしてください。',
  'name-taken': 'この名前、または見た目が同じ名前はすでに使われています。別の名前にしてください。',
  'password-length': 'パスワードは10〜1,000文字にしてください。',
  'password-common':
    '最もよく使われる10,000のパスワードの1つか、繰り返しのあるパスワードです。真っ先に狙われるので、別のものにしてください。',
  'password-is-name': 'パスワードには、自分の名前やサイト名のほかに、6文字以上が必要です。',
  'password-wrong': 'パスワードが違います。',
  // signing in
  'sign-in-wrong': '名前またはパスワードが違います。',
  'recovery-wrong': '名前または復旧コードが違います。',
  'registration-closed':
    'このサイトでは新規登録を受け付けていません。運営者に問い合わせてください。',
  'invitation-missing': '新規登録には招待が必要です。このサイトの運営者に依頼してください。',
  'part-off': 'サイトのこの機能は、運営者が停止しています。',
  'setting-locked': ({ setting }) =>
    `「${setting}」はサーバーの設定ファイルで指定されています。そこで変更してください。`,
  'too-many-invitations': '招待は100件までです。先にどれかを取り消してください。',
  'invitation-wrong': 'この招待は使用済みか、期限切れです。新しい招待をもらってください。',
  'passkey-wrong': 'このパスキーを確認できませんでした。もう一度お試しください。',
  'prove-again':
    '先にもう一度ログインしてください。この操作には、直前のパスワードまたはパスキーの入力が必要です。',
  'code-wrong': 'コードが違うか、期限が切れています。',
  'too-many-keys': 'キーは20個までです。先にどれかを取り消してください。',
  busy: 'ログインが集中しています。数秒後にもう一度お試しください。',
  // puzzles, series and games
  'not-the-author': '作者だけができる操作です。',
  'solved-by-others': 'すでに解いた人がいるため、このパズルは削除できません。',
  'changed-meanwhile': 'その間にパズルが変更されました。もう一度読み込んでください。',
  'puzzle-of-another': ({ puzzle }) =>
    `シリーズに入れられるのは自分のパズルだけです。「${puzzle}」は別の作者のものです。`,
  'series-empty': 'シリーズにパズルがありません。',
  'too-many-lists': 'リストは50個までです。先にどれかを削除してください。',
  'list-full': '1つのリストに入るのは2,000問までです。新しいリストを作ってください。',
  'favourites-fixed': 'お気に入りに名前は付けられません。',
  'too-many-drafts':
    'アカウントに保存できる下書きは200個、合計20 MBまでです。先にどれかを削除してください。',
  'draft-changed':
    '別の端末でこの下書きが変更されました。両方を残し、こちらは別の名前で送ってください。',
  'day-not-ahead': '明日から1年以内の日を選んでください。',
  'too-many-planned': '予定できるのは50問までです。先にどれかを公開するか取り消してください。',
  'given-unknown': '「given」の値が、このパズルと一緒に届いたものではありません。',
  'game-over': 'このゲームはすでに終わっています。',
  'gone-apart': '2台の端末に、このゲームの異なる記録があります。もう一度読み込んでください。',
  'record-unreadable': '項目「record」が、このパズルの保存データ（base64）ではありません。',
  'record-too-large': 'この大きさのパズルとしては手数が多すぎます。',
  'not-solved': 'パズルが解けていません。先に最後まで解いてください。',
  'too-fast': '手で塗れる速さを超えているため、記録に数えません。',
  'times-fall': '記録の時刻が逆戻りしています。盤面が作った記録をそのまま送ってください。',
  'record-known': 'この記録はすでに送られています。数えるには、自分でパズルを解いてください。',
  clock: '記録が、数字を渡してからの時間より長くなっています。「given」の値を送ってください。',
  'storm-sent': 'この結果はすでに送信済みです。もう一度始めてください。',
  'storm-late': '結果が終了から2分以上過ぎて届いたため、ランキングに入りません。',
  'storm-early': '経過時間に対して回答が多すぎるため、ランキングに入りません。',
  'storm-cell': 'すでにわかっているマスへの回答があるため、ランキングに入りません。',
  'storm-times': '回答の時刻が順番どおりでないため、ランキングに入りません。',
  'storm-fast': '人が答えられる速さを超えているため、ランキングに入りません。',
  'storm-even': 'プログラムのように一定の間隔の回答なので、ランキングに入りません。',
  'in-contest':
    'このパズルは、まだ終わっていないコンテストで使われています。あとで変更してください。',
  'stays-public': 'このパズルはすでにカタログにあり、アドレスもほかの人に知られています。',
  'contest-begun': 'コンテストがすでに始まっているため、取り消せません。',
  'contest-over': 'コンテストは終了しました。',
  'contest-not-over': '順位表と参加者の操作は、コンテストが終わると公開されます。',
  'contest-full': ({ most }) => `コンテストの参加者が上限の${most}人に達しています。`,
  'contest-puzzles': ({ puzzle }) =>
    `パズル「${puzzle}」は存在しないか、カタログにない他人のものか、別のコンテストで使用中です。差し替えてください。`,
  'contest-time': '開始日時は、いまより後で1年以内にしてください。',
  'own-contest': '自分のコンテストのパズルは知っているので、参加するのはほかの人です。',
  'too-many-contests': ({ most }) =>
    `終わっていないコンテストがすでに${most}件あります。どれかが終わるまでお待ちください。`,
  'no-dump-yet': '全パズルのファイルを初めて作成しています。あとでもう一度お越しください。',
  'too-many-new': ({ most }) =>
    `新しい会員が公開できるのは1日${most}問までです。1週間が過ぎ、10問解くと制限がなくなります。下書きは保存されています。`,
  'format-not-offered': 'ここで使えるのは「json」形式だけです。',
  'follow-oneself': '自分をフォローすることはできません。',
  'too-many-followed': 'フォローできるのは1,000人までです。',
  // talk and votes
  'own-puzzle': '自分のパズルに投票することはできません。',
  'not-solved-yet': '先にパズルを解いてください。',
  'comment-hidden': 'モデレーターがこのコメントを非表示にしました。',
  'comment-empty': 'コメントに文章がありません。',
  'comment-gives-away':
    '絵が何かを表す言葉、または説明にある言葉が含まれています。削除するか、解いた人だけに見えるコメントにしてください。',
  'talk-locked': 'モデレーターが、このパズルのコメント受付を終了しました。',
  'too-many-comments': 'コメントが続きすぎています。少しお待ちください。',
  'too-many-reports': '通報が続きすぎています。少しお待ちください。',
  'comment-too-long': 'コメントが長すぎます。短くしてください。',
  // moderation
  'objection-empty': '決定が間違っている理由を書いてください。',
  'already-objected': 'すでに異議を申し立てています。モデレーターが確認します。',
  'decision-taken-back': 'この決定はすでに取り消されています。',
  'action-does-not-fit': 'この操作はここでは使えません。',
  'already-so': 'すでに実行済みです。ほかのモデレーターが行ったのかもしれません。',
  'ban-in-the-past': '禁止の期限がすでに過ぎています。',
  'not-an-administrator': '管理者だけができる操作です。',
  'role-missing': '項目「role」に役割を指定してください。',
  'role-too-high': '操作できるのは、自分より下の役割の人だけです。自分自身も操作できません。',
};

function day(time: unknown): string {
  return String(time).slice(0, 10);
}

function kibibytes(bytes: unknown): number {
  return Math.floor(Number(bytes) / 1024);
}
