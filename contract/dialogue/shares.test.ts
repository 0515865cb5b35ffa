import { describe, expect, test } from 'vitest';
import type { Share } from '#contract/requests/assistant.ts';
import { URGENCIES } from '#contract/requests/urgency.ts';
import { EMPTY_DRAFT, typedPlace } from './draft.ts';
import { draftsOf } from './drafts.ts';
import { EMPTY_ANALYSIS } from './empty-analysis.ts';
import { dealtOut } from './shares.ts';

const [NOW, SOON, LATER] = URGENCIES;
const DRAFTS = {
  draft: {
    ...EMPTY_DRAFT,
    ...typedPlace('Laval'),
    profession: 'plumber',
    description: 'the toilet leaks',
    urgency: SOON,
  },
  otherNeeds: [
    { profession: 'lawyer', words: 'a lawyer for the inheritance', own: {} },
    { profession: 'painter', words: 'a painter for the hallway', own: {} },
  ],
} as const;
const UNSAID: Share = { words: '', trades: [], location: null, urgency: null, dates: null };

const deal = (shares: readonly Partial<Share>[], rest: Partial<typeof EMPTY_ANALYSIS> = {}) =>
  dealtOut(DRAFTS, {
    ...EMPTY_ANALYSIS,
    ...rest,
    shares: shares.map((share) => ({ ...UNSAID, ...share })),
  });
const urgencies = (shares: readonly Partial<Share>[]) => {
  const dealt = deal(shares);
  return dealt && draftsOf(dealt).map(({ urgency }) => urgency);
};

describe('what is said of each of several needs', () => {
  test('is theirs by the trade, by their words and by their number', () => {
    expect(
      urgencies([
        { words: 'the plumber now', trades: ['plumber'], urgency: NOW },
        { words: 'the inheritance can wait', urgency: LATER },
        { words: 'the third one in May', urgency: LATER },
      ]),
    ).toEqual([NOW, LATER, LATER]);
  });

  test('of one alone changes no other, the first included', () => {
    expect(urgencies([{ words: 'the painter now', trades: ['painter'], urgency: NOW }])).toEqual([
      SOON,
      SOON,
      NOW,
    ]);
    expect(urgencies([{ words: 'the plumber now', trades: ['plumber'], urgency: NOW }])).toEqual([
      NOW,
      SOON,
      SOON,
    ]);
  });

  test('is of all others where it names none', () => {
    const shares = [
      { words: 'the painter can wait', trades: ['painter' as const], urgency: LATER },
      { urgency: NOW },
    ];
    expect(urgencies(shares)).toEqual([NOW, NOW, LATER]);
  });

  test('gives each its own place', () => {
    const dealt = deal([{ words: 'the hallway is in Longueuil', location: 'Longueuil' }]);
    expect(draftsOf(dealt!).map(({ location }) => location)).toEqual([
      'Laval',
      'Laval',
      'Longueuil',
    ]);
  });

  test('is of none where it is not clear of which, or where a new need is told', () => {
    expect(deal([{ words: 'the thing tomorrow', urgency: SOON }])).toBeNull();
    const twice = { words: 'the toilet', urgency: NOW };
    expect(deal([twice, twice])).toBeNull();
    const { dates } = UNSAID;
    const mason = { profession: 'mason', words: 'a mason', location: null, urgency: SOON } as const;
    const shares = [{ words: 'the plumber now', trades: ['plumber' as const], urgency: NOW }];
    expect(deal(shares, { otherNeeds: [{ ...mason, dates, recurrence: null }] })).toBeNull();
  });
});
