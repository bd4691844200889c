/** Lines of docs/security.md that requests cannot show, and what shows them instead. */
const PAGE = 'a page to be looked at';
const SEEN = 'seen in the code, where the table says';
const OPERATOR = 'the operator of the site';
const ABSENT = 'there is none of it';

export const BEYOND = {
  ...reason('the page itself', ['1.1.4', '1.1.5', '8.3.3', '8.3.4']),
  ...reason(SEEN, [
    '1.1.6',
    '1.2.3',
    '1.2.4',
    '1.4.4',
    '2.10.4',
    '13.1.1',
    '14.2.2',
    '6.3.1',
    '2.9.3',
    '12.3.4',
    '12.3.5',
    '10.2.2',
    '12.5.2',
    '14.4.2',
  ]),
  ...reason(PAGE, ['1.14.6', '2.1.8', '2.1.11', '2.1.12', '8.2.2', '8.2.3']),
  ...reason(ABSENT, [
    '2.1.10',
    '2.4.3',
    '2.4.4',
    '2.4.6',
    '2.5.2',
    '2.8.1',
    '5.2.1',
    '5.2.8',
    '10.3.1',
    '10.3.3',
    '13.3.1',
    '13.4',
    '6.1.1',
    '4.3.1',
  ]),
  ...reason(OPERATOR, ['9.1.2', '9.1.3', '9.2.1', '9.2.2', '9.2.3', '2.7.4']),
  ...reason('tests of time and of the machine', [
    '2.1.6',
    '2.5.1',
    '2.7.6',
    '8.3.8',
    '11.1.5',
    '5.5.4',
    '14.2.1',
  ]),
};

function reason(text, lines) {
  return Object.fromEntries(lines.map((line) => [line, text]));
}
