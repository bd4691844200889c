/**
 * What the site has said that it keeps. A change that was sent and not answered may be there or
 * not; what was answered with "done" has to be there, and nothing else may be.
 */

/** What a person would find under a name, as text. */
type Value = string;

/** Stands for whatever the site came up with: the identifier of a solve whose answer was lost. */
export const ANYTHING = '*';

/** What is not there. */
export const ABSENT = 'absent';

interface Fact {
  kept: Value;
  /** Values that were sent and never answered. */
  readonly sent: Set<Value>;
}

/** All that was sent and answered. */
export class Ledger {
  readonly #facts = new Map<string, Fact>();
  /** Answers that said "done". */
  acknowledged = 0;
  /** Those of them about solves. */
  solved = 0;
  /** Answers of 503: the site said that it did nothing. */
  declined = 0;
  /** Words of what was sent to be made and never answered: it may be there. */
  readonly unknown = new Set<string>();
  /** Requests that got no answer. */
  unanswered = 0;
  /** Facts that were compared with the database. */
  compared = 0;

  /** A change is on its way. */
  sending(name: string, value: Value): void {
    this.#fact(name).sent.add(value);
  }

  /** The site has said that it is done. */
  kept(name: string, value: Value): void {
    this.acknowledged++;
    if (name.startsWith('solve ')) this.solved++;
    const fact = this.#fact(name);
    fact.kept = value;
    fact.sent.clear();
  }

  /** The site has said that it will not do it. */
  refused(name: string, value: Value): void {
    this.#fact(name).sent.delete(value);
  }

  /** Whether anything was said about it. */
  knows(name: string): boolean {
    return this.#facts.has(name);
  }

  /** Compares with what is there, and takes that as known from now on. Returns what is wrong. */
  compare(found: ReadonlyMap<string, Value>): string[] {
    const wrong: string[] = [];
    for (const [name, fact] of this.#facts) {
      this.compared++;
      const value = found.get(name) ?? ABSENT;
      const isSent = fact.sent.has(value) || fact.sent.has(ANYTHING);
      if (value !== fact.kept && !isSent) {
        wrong.push(`${name} is ${value}, but ${fact.kept} was acknowledged`);
      }
      fact.kept = value;
      fact.sent.clear();
    }
    return wrong;
  }

  #fact(name: string): Fact {
    const known = this.#facts.get(name);
    if (known !== undefined) return known;
    const fact = { kept: ABSENT, sent: new Set<Value>() };
    this.#facts.set(name, fact);
    return fact;
  }
}
