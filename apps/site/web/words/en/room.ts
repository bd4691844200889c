/** Texts of rooms in which several people play, in English. */
import { counted } from './grammar.js';

export const words = {
  title: 'Room',
  description: 'Solve a nonogram with others: as a race, or together on one board.',
  heading: (name: string) => `${name}’s room`,
  open: 'Anyone with the link may come in. No account needed.',
  joining: 'Opening the room',
  guest: (number: number) => `Guest ${number}`,
  // people
  people: (count: number, most: number) => `${count} of ${most} people`,
  readyCount: (count: number) => `${count} ready`,
  you: 'you',
  host: 'host',
  guestRole: 'guest',
  ready: 'ready',
  notReady: 'not yet',
  away: 'away',
  // the link
  invite: 'Invite people',
  copy: 'Copy',
  copied: 'Link copied.',
  // own hand
  yourHand: 'Your name',
  yourName: 'Name',
  otherAvatar: 'Another picture',
  save: 'Save',
  // what is played
  kind: 'What to play',
  race: 'Race',
  together: 'Together',
  raceText:
    'Everybody gets the same puzzle at the same moment. You see which lines the others have ' +
    'finished, never their squares.',
  togetherText:
    'One board for all. You see what the others draw as they draw it, and undo takes back only ' +
    'your own strokes.',
  size: (width: number, height: number) => `${width} × ${height}`,
  another: 'Another puzzle',
  limit: 'Ends after',
  minutes: (count: number) => `${count} min`,
  shorter: 'Five minutes less',
  longer: 'Five minutes more',
  onlyHost: (name: string) => `${name} chooses what to play.`,
  iAmReady: 'I am ready',
  notReadyAfterAll: 'Not ready after all',
  startNow: 'Start now',
  startWithout: (names: string) => `Start without ${names}`,
  startsAlone: 'Starts by itself when everybody is ready.',
  leave: 'Leave',
  // the round
  getReady: 'Get ready',
  endsAt: (time: string) => `ends at ${time}`,
  lines: (done: number, all: number) => `${done} of ${all} lines`,
  others: 'The others',
  hideOthers: 'Hide others',
  showOthers: 'Show others',
  done: (time: string) => `done in ${time}`,
  gaveUp: 'gave up',
  giveUp: 'Give up',
  giveUpQuestion: 'Give up this race?',
  giveUpText: 'You will see the result, and cannot go on with this board.',
  goOn: 'Go on',
  strokes: (count: number) => counted(count, 'stroke', 'strokes'),
  atRow: (row: number) => `row ${row}`,
  drawing: (row: number) => `row ${row}, drawing`,
  follow: (name: string) => `Go to ${name}`,
  ownUndo: 'Undo takes back your own strokes only.',
  paintedOver: (name: string) => `${name} has changed these squares since.`,
  // the connection
  stored: 'All strokes stored',
  sending: (count: number) => `Sending ${counted(count, 'stroke', 'strokes')}`,
  broken: 'No connection. Go on, it will be sent.',
  brokenLobby: 'No connection. Trying again.',
  // the end
  endTitle: { done: 'The race is over', time: 'Time is up', solved: 'Solved together' },
  solvedIn: (time: string) => `In ${time}.`,
  place: (place: number) => `${place}.`,
  behind: (time: string) => `+${time}`,
  findings: { checking: 'being looked at', verified: 'verified', doubtful: 'doubtful' },
  notFinished: 'not finished',
  rematch: 'Rematch',
  rematchWanted: 'You want a rematch',
  rematchText: 'Another puzzle of the same kind. It starts when two want it.',
  wantsRematch: 'wants a rematch',
  nowTogether: 'Now together',
  nowRace: 'Now a race',
  // why not
  refusals: {
    missing: 'This room does not exist, or nothing has happened in it for a day.',
    full: 'This room is full: eight people are in it.',
    elsewhere: 'This room is open in another process of this site. Try again in a minute.',
    refused: 'The connection to this room was closed. Come in again.',
    left: 'You have left this room.',
  },
  comeIn: 'Come in again',
  newRoom: 'Make a new room',
  troubles: {
    'bad-name': 'A name has 2 to 20 letters or digits of one script.',
    'no-such-puzzle': 'There is no other puzzle of this kind.',
    other: 'That was not possible just now.',
  },
  notMade: 'The room could not be made. Try again.',
};

export type RoomWords = typeof words;
