import { describe, expect, it } from 'vitest';
import { findPlaceInRegion, findPlaceName } from './place-names.ts';

describe('a phrase', () => {
  it.each([
    ['montreal', 'city'],
    ['quebec city', 'city'],
    ['st-jerome', 'city'],
    ['paris', 'city'],
    ['rosemont la petite patrie', 'neighbourhood'],
    ['mile end', 'neighbourhood'],
    ['coyoacan', 'neighbourhood'],
    ['quebec', 'city'],
    ['madrid', 'city'],
    ['ontario', 'region'],
    ['nouveau brunswick', 'region'],
    ['canada', 'region'],
    ['h2x', 'postal'],
    ['h2x 1y4', 'postal'],
  ] as const)('%j names a %s', (phrase, kind) => {
    expect(findPlaceName(phrase)?.kind).toBe(kind);
  });

  it.each(
    'nice reading mobile bath orange of surprise une les hay wall maria centro downtown'.split(' '),
  )('%j is a word', (phrase) => {
    expect(findPlaceName(phrase)).toBeNull();
  });

  it.each(['la porte', 'la puerta', 'the gap'])('%j is a word with its article', (phrase) => {
    expect(findPlaceName(phrase)).toBeNull();
  });

  it('is a place all the same for a caller with context', () => {
    expect(findPlaceName('nice', true)?.kind).toBe('city');
  });

  it('has the population of the largest place of the name', () => {
    expect(findPlaceName('laval')?.population).toBeGreaterThan(400_000);
  });

  it.each(['', 'plumber', 'montreal plumber', 'qc', 'z9z'])('%j names nothing', (phrase) => {
    expect(findPlaceName(phrase)).toBeNull();
  });

  it.each(['natashquan', 'lingwick', 'mashteuiatsh', 'st-jovite', 'tangancicuaro', 'muzquiz'])(
    '%j is a small town',
    (phrase) => {
      expect(findPlaceName(phrase)?.kind).toBe('city');
    },
  );

  it.each(['souris pei', 'alamos sonora', 'hope british columbia', 'la peche outaouais'])(
    '%j is a town by the region behind it',
    (phrase) => {
      expect(findPlaceInRegion(phrase)?.kind).toBe('city');
    },
  );

  it.each(['souris ontario', 'casa sin', 'orange me', 'souris', 'pei'])(
    '%j is no town of that region',
    (phrase) => {
      expect(findPlaceInRegion(phrase)).toBeNull();
    },
  );
});
