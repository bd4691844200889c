/**
 * HTML character references in titles, as the NON family writes them: "Caf&eacute; &#233;".
 */

/** Names of U+00A0 to U+00FF, in order (HTML 2.0, "ISO Latin 1" entities). */
const LATIN_1 = (
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr ' +
  'deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest ' +
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ' +
  'ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig ' +
  'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml ' +
  'eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
).split(' ');

/** The characters that references name: "eacute" -> "é". */
export const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ...LATIN_1.map((name, i): [string, string] => [name, String.fromCharCode(0xa0 + i)]),
]);

/** The text with its character references resolved; unknown references stay as they are. */
export function decodeReferences(text: string): string {
  return text.replace(
    /&(?:#([0-9]{1,7})|#x([0-9a-f]{1,6})|([a-z0-9]{1,8}));/gi,
    (whole, ...found) => {
      const [decimal, hex, name] = found as (string | undefined)[];
      if (name !== undefined) return CHARACTERS.get(name) ?? whole;
      const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex ?? '0', 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/**
 * The text with references for `&`, `"`, control characters and, for 'ascii', all non-ASCII
 * characters.
 */
export function encodeReferences(text: string, allows: 'ascii' | 'unicode'): string {
  const special = allows === 'ascii' ? /[&"]|[^ -~]/gu : /[&"\p{Cc}\p{Cs}]/gu;
  return text.replace(special, (character) => {
    if (character === '&') return '&amp;';
    if (character === '"') return '&quot;';
    return `&#${character.codePointAt(0)};`;
  });
}
