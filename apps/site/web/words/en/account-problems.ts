/** What the server refuses about accounts, by its codes, in English. */
export const words = {
  'name-length': 'A name has 2 to 30 signs.',
  'name-signs':
    'A name has letters and digits, with single spaces, hyphens or low lines between them.',
  'name-scripts': 'All letters of a name belong to one script, and its digits are 0 to 9.',
  'name-reserved': 'This name would be read as the site itself. Choose another one.',
  'name-taken': 'Somebody has this name, or one that looks the same. Choose another one.',
  'password-length': 'A password has 10 to 1,000 signs. Several words are easy to remember.',
  'password-common':
    'This password is one of the most common, which are tried first. Choose another one.',
  'password-is-name': 'The password must not be the name.',
  'password-wrong': 'The password is wrong. Check the keyboard layout and capitals.',
  'sign-in-wrong': 'Name and password do not match. Check the keyboard layout and capitals.',
  'recovery-wrong': 'Name and code do not match. Check both.',
  'invitation-wrong': 'This address has been used or has ended. Ask for another one.',
  'passkey-wrong': 'This passkey could not be verified. Try again, or use the password.',
  'passkey-stopped': 'The passkey was not used. Try again, or use the password.',
  'prove-again': 'This needs a password or passkey from just now.',
  'too-many-keys': 'There are as many keys as an account may have. Take one back first.',
  'email-shape': 'This is no e-mail address. It looks like name@example.org.',
  'code-wrong': 'This code is wrong or has ended.',
  busy: 'The server is busy. Try again in a few seconds.',
  'scope-none': 'Choose at least one thing that the key may do.',
  'not-reached': 'The server was not reached. Nothing has changed. Try again.',
};

export type AccountProblems = typeof words;
