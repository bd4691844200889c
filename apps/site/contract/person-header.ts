/**
 * The header in which a page names the account for which it was made, by its identifier. If the
 * session is another person's by now, the server answers as to a guest.
 */
export const PERSON_HEADER = 'Nonokit-Person';
