/** What the server refuses about accounts, by its codes, in English. */
export const words = {
  'name-length': 'Names have 2 to 30 characters.',
  'name-signs':
    'Names have letters and digits, with single spaces, hyphens or underscores between them.',
  'name-scripts':
    'All letters of a name must belong to one alphabet, and its digits must be 0 to 9.',
  'name-reserved': 'This name could be mistaken for the site itself. Choose another one.',
  'name-taken': 'This name, or one that looks the same, is taken. Choose another one.',
  'password-length': 'Passwords have 10 to 1,000 characters. A few words are easy to remember.',
  'password-common':
    'This password is one of the most common, or repeats itself. Those are tried first. Choose another one.',
  'password-is-name':
    'Apart from your name and that of the site, a password needs at least 6 characters of its own.',
  'password-wrong': 'The password is wrong. Check the keyboard layout and capitals.',
  'sign-in-wrong': 'Name and password do not match. Check the keyboard layout and capitals.',
  'recovery-wrong': 'Name and code do not match. Check both.',
  'invitation-wrong': 'This invitation has been used or has expired. Ask for a new one.',
  'registration-closed': 'New accounts are closed on this site. Ask the people who run it.',
  'invitation-missing':
    'New accounts need an invitation. Ask the people who run this site for one.',
  'part-off': 'This part of the site is switched off.',
  'passkey-wrong': 'This passkey could not be verified. Try again, or use the password.',
  'passkey-stopped': 'The passkey was not used. Try again, or use the password.',
  'prove-again': 'To do this, enter your password or use your passkey again.',
  'too-many-keys': 'This account has the maximum number of keys. Revoke one first.',
  'email-shape': 'This is not an e-mail address. Enter one like name@example.org.',
  'code-wrong': 'This code is wrong or has expired.',
  busy: 'The server is busy. Try again in a few seconds.',
  'scope-none': 'Choose at least one permission for the key.',
  'not-reached': 'The server could not be reached. Nothing has changed. Try again.',
};

export type AccountProblems = typeof words;
