/**
 * Tags of Unicode's CLDR that no catalogue of pictures should show: slang of chats, moods,
 * fragments of phrases, coarse words, and directions that the drawings do not keep. Read through
 * once.
 */
const ENGLISH = `
  af, agree, ass, at, awesome, awful, awk, awkward, bae, befuddled, behind, bestie, bff, bless, bro,
  brr, bs, burp, champs, clearly, cool, dad, def, definitely, dejected, do, done, double, dr, drove,
  drugs, dunno, dupe, dying, eek, emoji, epic, eyeroll, facing, faithful, feels, first, fleek, fml,
  friend, front, front-facing, gay, genderqueer, getting, glbt, glbtq, go, good, goodnight, gross,
  groan, gua, guapi, guide, gun, handgun, hm, hmm, hrs, hurl, id, ily, in, indecisive, ish, kick,
  left, left-pointing, lesbian, lgbt, lgbtq, lgbtqia, lit, litaf, lob, lol, long, looking, losing,
  lost, love, low, lowered, ma’am, meh, menstruation, mx, nasty, net, new, not, note, nothing, off,
  ok, omg, one, oncoming, oops, open, out, outlined, peep, pissed, playful, position, probing,
  quench, rad, rawr, reuse, revolver, right-pointing, roflcopter, shh, showing, slay, smart, snap,
  some, spots, stick, sticking, stubborn, stunned, suit, tbt, technologist, telling, thong, thongs,
  tilted, total, trolling, two, ugh, ugly, u, under, up, used, vertically, way, weapon, whatever,
  whoa, win, winning, with, woah, woman, worker’s, yes, yolo, zoo-keeper, bullet, dead, death, die,
  died, crossbones, bored, excited, extra, expendable, blame, blank, boom, bad, back, bottoms,
  cupid, crook, damn, deadpan, diaper, evidence, fail, fancy, feet, felt, fine, first place
`;

const RUSSIAN = `
  бабах, без разницы, бум, в тесте, веги, говно, говори, да, достало, звоночек, именно, кака, лол,
  милиция, му, на палочке, на каблуке, надоело, наклонённая влево, наклонённая вправо, не, нет,
  ограниченные, окей, омг, опущенный, открытый почтовый ящик с опущенным флажком, оружие, ой, пинок,
  плохо, плохая, приближающееся такси, приближающаяся машина, приближающаяся полицейская машина,
  приближающийся автобус, приближающийся автомобиль, противно, пуля, скучно, смерть, сортир, спереди,
  сто, сто процентов, сто пудов, стан, тсс, туклук, тук-тук, умереть, убийца, фу, хрюшка, чёртово,
  шашка, барбитураты, боковую, верёвочка, гадость, закрой, злюсь, сплю, узнает, эврика, дитя,
  гендерно нейтральный, возможности, один, два, две, устал, уловка, точно, чудище, обращение,
  мерзкий, перевозки, внеземная, нести, никому, сиди, си ди, си-ди, рожа, упырь
`;

const words = (text) => new Set(text.split(',').map((word) => word.trim().replace(/\s+/g, ' ')));
const LEFT_OUT = { en: words(ENGLISH), ru: words(RUSSIAN) };

/** True for a word of two letters or more, in one script, that is not on the list of a language. */
export function isTag(word, language) {
  const letters = language === 'ru' ? /^[а-яё][а-яё -]+$/ : /^[a-zà-ÿ][a-zà-ÿ '’-]+$/;
  return letters.test(word) && !LEFT_OUT[language].has(word);
}
