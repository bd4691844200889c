/** Where people sign in or make an account, and how they come back to the page they were on. */
import { linkTo, place } from './state.js';

/** The address of the form for signing in, or for a new account; afterwards it leads back here. */
export function signInAddress(part: 'in' | 'new'): string {
  const query = new URLSearchParams({ ...(part === 'new' && { part }), next: place.value });
  return `${linkTo('sign-in')}?${query}`;
}
