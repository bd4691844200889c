/** Texts of the pages that teach, in Japanese. */
import type { LearnWords } from '../en/learn.js';

/** "3行目5列目". */
const place = (row: number, column: number): string => `${row}行目${column}列目`;

export const words: LearnWords = {
  title: '学ぶ',
  description:
    'イラストロジックの18のテクニックを、図解・説明・練習付きで。30問のコースもあります。',
  lead: '勘に頼らずに解くために：テクニックを1つずつ、パズルを順番に、そして練習。',
  techniques: 'テクニック',
  learnMenu: 'テクニック',
  technique: (number, level) => `テクニック${number}・レベル${level}`,
  level: (level) => `レベル${level}`,
  levels: {
    1: '数える',
    2: '組み合わせる',
    3: 'ライン全体を見る',
    4: '小さな仮定',
    5: '仮定',
    6: '仮定の中の仮定',
  },
  done: '修了',
  lookFor: '探すもの',
  alsoCalled: (name) => `別名：${name}。`,
  first: {
    title: '最初のパズル',
    text: '初めての方へ。遊びながら、1分で操作を覚えられます。',
    start: '操作を覚える',
    second: '1行に2つの数字',
  },
  course: {
    title: 'コース',
    text: '30問の小さなパズルを順番に。1問ごとに新しいことが出てきます。',
    start: 'コースを始める',
    goOn: 'コースを続ける',
    again: 'コースを見る',
    progress: (done, all) => `${all}問中${done}問クリア`,
  },
  storm: {
    title: 'クイック練習',
    text: '1本のラインや小さな盤面で、確実な1マスを見つけます。時間との勝負か、最初に間違えるまで。',
    storm: 'ストーム（3分間）',
    streak: 'ストリーク（時間無制限）',
  },
  kinds: {
    title: '変わり種のイラストロジック',
    text: '隠れた数字、2ラインにまたがる数字、三角：ルールと、各20問のパズル。',
    open: '変わり種を見る',
    lessons: {
      hidden: '隠れた数字の解き方',
      pairs: '2ラインにまたがる数字の解き方',
      triangles: '三角の解き方',
    },
  },
  practice: 'このテクニックを練習する',
  practiceText: '実際のパズルから、これが次の一手になるラインを集めました。',
  practiceBoards: 'これが次の一手になる局面です。',
  before: '前',
  so: '後',
  leftmost: '左寄せ',
  rightmost: '右寄せ',
  slideBlock: (size) => `${size}を動かす`,
  slideBlocks: 'ブロックを動かす',
  slideSteps: '一手ずつ',
  way: (way, all) => `${all}通り中${way}番目`,
  legend: { premise: '根拠', conclusion: '結論', supposed: '仮定' },
  spare: (length, size) =>
    `何マス決まる？ ${size}が置ける範囲は${length}マスなので、余りは ${length} − ${size} = ${length - size}マス。余りより長いブロックは、真ん中が決まります：`,
  core: (length, size) => `${size} − ${length - size} = ${size - (length - size)}マス。`,
  drawing: (clue, before, after) => `数字が${clue}のライン。前：${before}。後：${after}。`,
  cells: { unknown: '未定', blank: '×印', filled: '塗り' },
  inks: ['赤', '青', '黄色'],
  task: {
    title: 'やってみよう',
    say: (name) => `「${name}」で決まるマスをすべて書き込みましょう。それ以外は書き込みません。`,
    sayBoard: (name) => `ここでは「${name}」で一手進められます。見つけてください。`,
    sayColor: '行と列の色から、どの色にもならないマスすべてに×印を付けてください。',
    fill: '塗る',
    cross: '×印',
    erase: '消す',
    tool: 'ツール',
    rows: (done, all) => `${all}行中${done}行`,
    boards: (done, all) => `${all}面中${done}面`,
    row: (row) => `${row}行目`,
    cell: (row, column, state) => `${row}行目、${column}列目、${state}`,
    clue: (clue) => `数字 ${clue}`,
    rightSpare: (row, length, need, count) =>
      `${row}行目：正解。余りは ${length} − ${need} = ${length - need}マスなので、${count}マスが決まります。`,
    rightOneWay: (row) => `${row}行目：正解。ブロックの置き方は1通りしかありません。`,
    right: (row, ways, count) =>
      `${row}行目：正解。ブロックの置き方は${ways}通りあり、${count === 1 ? 'このマスは' : `この${count}マスは`}どれでも同じです。`,
    rightBoard: '正解。',
    tryRow: (row) => `次は${row}行目です。`,
    nextBoard: '次の盤面',
    all: 'これで全部です。よくできました。',
    soFar: (row) => `${row}行目：ここまで正解です。`,
    given: (row, column) => `${place(row, column)}は最初からわかっていました。`,
    undecided: (row, column, one, other) =>
      `${place(row, column)}はまだ確実ではありません。${one}場合は塗りですが、${other}場合はそうなりません。`,
    undecidedColor: (row, column, one, other) =>
      `${place(row, column)}はまだ確実ではありません。${one}でも${other}でも成り立ちます。`,
    blocksIn: (spans) => `ブロックを${spans}に置いた`,
    columns: (text) => `${text}列目`,
    noBlocks: 'そこにブロックを置かない',
    opposite: (row, column, state) =>
      `${place(row, column)}は確かに決まりますが、「${state}」です。ほかにブロックの置き方はありません。`,
    other: (row, column, name) =>
      `${place(row, column)}：正しいのですが、別のテクニック「${name}」が必要です。いまは空けておきましょう。`,
    notHere: (row, column) =>
      `この一手で決まるのは${place(row, column)}ではありません。取り消して、もう一度見てみましょう。`,
    wrongBoard: (row, column) =>
      `${place(row, column)}で場所は合っています。書き込んだとおりだと仮定して、どうなるか見てみましょう：`,
    wrongColor: (row, column) =>
      `${place(row, column)}：色からは否定できません。行と列の数字を比べてみましょう。`,
    takeBack: '取り消す',
    show: '答えを見る',
    showCells: (row, cells) => `${row}行目：${cells}を見てみましょう。`,
    again: 'もう一度',
    needsScript: 'ここで試すには、JavaScriptを有効にしてください。上の例はそのままでも見られます。',
    keys: '矢印キーで移動、スペースで塗る、Xで×印、Backspaceで消す。',
  },
  practise: {
    title: (name) => `練習：${name}`,
    description: (name) => `実際のパズルのラインを「${name}」で仕上げます。`,
    lead: (name) =>
      `実際のパズルから、「${name}」が次の一手になる場面を集めました。絵のネタバレはありません。`,
    leadBoards: (name) => `「${name}」が次の一手になる局面です。`,
    back: (name) => `「${name}」へ`,
  },
  courseList: {
    title: 'コース',
    description: '最初の「重なり」から推理の連鎖まで、30問の小さなイラストロジックを順番に。',
    step: (number) => `パズル${number}`,
    size: (width, height) => `${width} × ${height}`,
    colored: 'カラー',
    solved: 'クリア',
    introduces: '新登場',
  },
  lesson: {
    title: (number) => `コース、パズル${number}`,
    description: (number) => `コースのパズル${number}：見るべきところと、盤面。`,
    step: (number, all) => `コース・パズル${number}（全${all}問）`,
    look: '見るべきところ',
    technique: (name) => `「${name}」をもっと詳しく`,
    solved: 'クリア',
    next: '次のパズル',
    previous: '前のパズル',
    toCourse: 'コース',
    inPlayer: 'ヒント付きのプレイ画面で開く',
    again: '最初から',
    undo: '元に戻す',
    redo: 'やり直す',
    finished: 'これで最後です。知っておくべきことは、もうすべて身につきました。',
    clues: 'このパズルの数字',
    rows: '行',
    columns: '列',
  },
  back: 'テクニック一覧',
  firstPage: {
    title: '最初のパズル',
    description: '遊びながら、イラストロジックの操作を1分で覚えられます。',
    step: (step, all) => `全${all}ステップ中${step}ステップ目`,
    skip: 'スキップ',
    fill: {
      mouse:
        '数字は、その行や列で続けて塗るマスの数です。3行目は5なので、5マスすべてを塗ります。最初のマスでボタンを押し、最後のマスまでドラッグしてください。',
      touch:
        '数字は、その行や列で続けて塗るマスの数です。3行目は5なので、5マスすべてを塗ります。最初のマスに指を置き、最後のマスまでなぞってください。',
      keyboard:
        '数字は、その行や列で続けて塗るマスの数です。3行目は5なので、5マスすべてを塗ります。矢印キーで移動し、スペースで塗ります。Shift＋矢印で線を引けます。',
    },
    down: {
      mouse:
        'その調子。数字が薄くなり、この行は完成です。3列目も5です。上から下までドラッグしてください。',
      touch:
        'その調子。数字が薄くなり、この行は完成です。3列目も5です。上から下までなぞってください。',
      keyboard:
        'その調子。数字が薄くなり、この行は完成です。3列目も5です。上から下まで塗ってください。',
    },
    cross: {
      mouse:
        '最後の行は1で、そのマスはもう塗られています。残りの4マスは空白なので、×印を付けます。右ボタンを使うか、下の×印を選んでください。',
      touch:
        '最後の行は1で、そのマスはもう塗られています。残りの4マスは空白なので、×印を付けます。下の×印を選ぶか、マスを長押ししてください。',
      keyboard:
        '最後の行は1で、そのマスはもう塗られています。残りの4マスは空白なので、×印を付けます。Xキーを押してください。',
    },
    erase: {
      mouse: '×印は自分用のメモです。同じツールでもう一度押して、1つ消してみましょう。',
      touch: '×印は自分用のメモです。同じツールでもう一度タップして、1つ消してみましょう。',
      keyboard: '×印は自分用のメモです。その上でもう一度Xキーを押して、1つ消してみましょう。',
    },
    finish: {
      mouse:
        '残りを仕上げましょう。2列目と4列目は2で、それぞれ1マスが塗られています。2行目は3です。足りない2マスはどこでしょう？',
      touch:
        '残りを仕上げましょう。2列目と4列目は2で、それぞれ1マスが塗られています。2行目は3です。足りない2マスはどこでしょう？',
      keyboard:
        '残りを仕上げましょう。2列目と4列目は2で、それぞれ1マスが塗られています。2行目は3です。足りない2マスはどこでしょう？',
    },
    done: 'すべての行と列が数字どおりになったので、完成です。完成に×印は必要ありません。',
    toSecond: '次へ：1行に2つの数字',
    toCourse: 'コースを始める',
    toPuzzles: 'パズルを探す',
  },
  secondPage: {
    title: '1行に2つの数字',
    description: '行や列に数字がいくつもあるときの意味を、遊びながら1分で。',
    steps: {
      pair: '2行目には2と2、2つの数字があります。ブロックが2つあり、その間に1マス以上の空白が入ります。2 + 1 + 2 は5で、行の長さと同じです。2マス塗り、1マス空け、2マス塗ります。',
      whole: '3行目は5だけです。全部塗りましょう。',
      around:
        '数字には順番があります。行では左から右、列では上から下です。2列目は2、次に1で、2はもう完成しています。その上と下に×印を付けましょう。',
      order: 'この列の1は2のあと、つまり×印より下です。残りは1マスなので、塗りましょう。',
      rest: '4列目も同じ数字です。続けて、3、4、1 1 1 の行と列を仕上げましょう。',
    },
    done: '数字1つがブロック1つ。ブロックは数字の順に並び、間には1マス以上の空白が入ります。ルールはこれだけです。',
  },
};
