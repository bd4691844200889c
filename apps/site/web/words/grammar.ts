/**
 * The grammar of a language, for texts that are put together: forms of nouns, numbers, dates. Each
 * folder of words has its own (`grammar.ts`), made here from what tells it from others.
 */

/** Forms of a noun by the rules of the language: `{ one: 'move', other: 'moves' }`. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>>;

/** What tells one grammar from another. */
interface GrammarFacts {
  /** The tag by which `Intl` knows how to write dates and numbers: 'en-GB'. */
  readonly locale: string;
  /** How a stamp writes a day: 'medium' for "22 Nov 2026", 'short' for "22.11.2026". */
  readonly stampStyle: 'short' | 'medium';
}

/** The grammar of a language. */
export interface Grammar extends GrammarFacts {
  /** The form of a noun for a count. */
  plural(count: number, forms: PluralForms): string;
  /** A number as the language writes it: 1,031 or 1 031. */
  numberText(value: number): string;
  /** A number with one digit behind the point: 3.5 or 3,5. */
  oneDigit(value: number): string;
}

const DIGITS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** The grammar by its facts. */
export function createGrammar(facts: GrammarFacts): Grammar {
  const { locale } = facts;
  // made once: making one takes as long as a whole card
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const decimals = new Intl.NumberFormat(locale, DIGITS);
  return {
    ...facts,
    plural: (count, forms) => forms[rules.select(count)] ?? forms.other ?? '',
    numberText: (value) => numbers.format(value),
    oneDigit: (value) => decimals.format(value),
  };
}
