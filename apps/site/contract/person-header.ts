/**
 * The header in which a page names the person for whom it was made, encoded as in an address. If
 * the session is another person's by now, the server answers as to a guest.
 */
export const PERSON_HEADER = 'Nonokit-Person';
