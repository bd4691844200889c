/** The way to the form for signing in and back: only ever to a page of this site. */
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../words/all.js';
import { pageContext } from './page-context.js';
import { pageAfterSignIn, signInAddress } from './sign-in-address.js';

const at = (place: string) =>
  pageContext({ place, language: 'en', server: undefined }, wordsIn('en'));

const back = (address: string): string => pageAfterSignIn(new URL(address, 'http://a/').search);

describe('signing in', () => {
  it('returns to the page where it was started, with the filters of a list', () => {
    const puzzle = at('puzzles/3FHTBKNHdr9');
    expect(signInAddress(puzzle, 'in')).toBe('../sign-in?next=puzzles%2F3FHTBKNHdr9');
    expect(back(signInAddress(puzzle, 'new'))).toBe('puzzles/3FHTBKNHdr9');
    const address = signInAddress(at('puzzles'), 'in', '?size=10,15&colors=3-4&after=a%2Fb');
    expect(back(address)).toBe('puzzles?size=10,15&colors=3-4&after=a%2Fb');
    const again = signInAddress(at('settings/'), 'again', '#api-keys');
    expect(back(again)).toBe('settings/#api-keys');
    expect(back(signInAddress(at('people/Анна'), 'in'))).toBe('people/Анна');
  });

  it('returns to the first page from there, and from the form itself', () => {
    expect(signInAddress(at(''), 'in')).toBe('./sign-in');
    expect(signInAddress(at('sign-in'), 'new')).toBe('./sign-in?part=new');
    expect(pageAfterSignIn('')).toBe('');
  });

  it('never leads to another site, for any address', () => {
    const bad = ['//evil.example', 'https://evil.example', '/\\evil', '\\\\evil', 'javascript:x()'];
    const worse = [
      '../x',
      './x',
      '?x',
      '#x',
      'x\n',
      ' x',
      'x#y z',
      'data:text/html,x',
      'a@evil',
      '%2F',
    ];
    for (const next of [...bad, ...worse, `a${'b'.repeat(600)}`]) {
      expect(pageAfterSignIn(`?next=${encodeURIComponent(next)}`), next).toBe('');
    }
    // what passes stays below the root of the site, wherever the form stands
    for (const next of ['a//evil.example', 'a/%2e%2e/%2e%2e/b', 'a%5C%5Cevil']) {
      const page = pageAfterSignIn(`?next=${encodeURIComponent(next)}`);
      for (const root of ['./', '../', './ru/']) {
        expect(new URL(root + page, 'http://site.example/sign-in').host).toBe('site.example');
      }
    }
  });
});
