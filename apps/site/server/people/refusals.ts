/** What accounts refuse, as problems. Their Russian sentences are in `http/problem-words.ts`. */
import type { Registration } from '../../contract/owner.js';
import { HttpProblem, type Member } from '../http/index.js';
import type { Site } from '../site/index.js';
import { NAME_LENGTH, type NameFault } from './names.js';
import { PASSWORD_LENGTH, type PasswordFault } from './passwords.js';

const FAULTS: Readonly<Record<NameFault | PasswordFault, string>> = {
  'name-length': `Names have ${NAME_LENGTH.min} to ${NAME_LENGTH.max} characters.`,
  'name-signs':
    'Names have letters and digits, with single spaces, hyphens or underscores between them.',
  'name-scripts':
    'All letters of a name must belong to one alphabet, and its digits must be 0 to 9.',
  'name-reserved': 'This name could be mistaken for the site itself. Choose another one.',
  'password-length': `Passwords have ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters.`,
  'password-common':
    'This password is one of the 10,000 most common, or repeats itself. Those are tried first. Choose another one.',
  'password-is-name':
    'Apart from your name and that of the site, a password needs at least 6 characters of its own.',
};

/** A name or password that is not accepted. */
export function refused(code: NameFault | PasswordFault): HttpProblem {
  return new HttpProblem(422, code, FAULTS[code]);
}

export function nameTaken(): HttpProblem {
  const message = 'This name, or one that looks the same, is taken. Choose another one.';
  return new HttpProblem(409, 'name-taken', message);
}

/** The same for unknown names and wrong passwords, so that it reveals nothing about names. */
export function signInWrong(): HttpProblem {
  return new HttpProblem(401, 'sign-in-wrong', 'The name or the password is wrong.');
}

export function recoveryWrong(): HttpProblem {
  return new HttpProblem(401, 'recovery-wrong', 'The name or the recovery code is wrong.');
}

export function passwordWrong(): HttpProblem {
  return new HttpProblem(403, 'password-wrong', 'The password is wrong.');
}

export function invitationWrong(): HttpProblem {
  const message = 'This invitation has been used or has expired. Ask for a new one.';
  return new HttpProblem(403, 'invitation-wrong', message);
}

export function registrationClosed(): HttpProblem {
  const message = 'New accounts are closed on this site. Ask the people who run it.';
  return new HttpProblem(403, 'registration-closed', message);
}

/** @throws {HttpProblem} 403 unless everybody may join without an invitation. */
export function refuseUninvited(registration: Registration): void {
  if (registration === 'closed') throw registrationClosed();
  if (registration === 'open') return;
  const message = 'New accounts need an invitation. Ask the people who run this site for one.';
  throw new HttpProblem(403, 'invitation-missing', message);
}

export function passkeyWrong(): HttpProblem {
  return new HttpProblem(401, 'passkey-wrong', 'This passkey could not be verified. Try again.');
}

/** For grave changes in a session whose last proof is too old. */
export function proveAgain(): HttpProblem {
  const message = 'Sign in again first: this needs a password or passkey entered just now.';
  return new HttpProblem(403, 'prove-again', message);
}

/** @throws {HttpProblem} 403 while a moderator has banned them from writing. */
export function refuseWhileBanned(member: Member | undefined, site: Site): void {
  const until = member?.bannedUntil ?? 0;
  if (until <= site.now()) return;
  const date = new Date(until).toISOString();
  const message = `A moderator has banned this account from writing until ${date.slice(0, 10)}.`;
  throw new HttpProblem(403, 'banned', message, { until: date });
}
