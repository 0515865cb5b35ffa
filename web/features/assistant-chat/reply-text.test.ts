import { describe, expect, test } from 'vitest';
import { inSentence } from './reply-text.ts';

describe('a name inside a sentence', () => {
  test.each([
    ['Plumber', 'plumber'],
    ['Électricien', 'électricien'],
    ['A painter', 'a painter'],
    ['J’aimerais peindre', 'j’aimerais peindre'],
    ['DJ', 'DJ'],
    ['I also need a painter', 'I also need a painter'],
    ['I’d paint it', 'I’d paint it'],
  ])('%s is %s', (name, inside) => expect(inSentence(name)).toBe(inside));
});
