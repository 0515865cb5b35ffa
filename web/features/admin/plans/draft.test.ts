import { describe, expect, it } from 'vitest';
import type { PlanSettings } from '#contract/admin/plans.ts';
import { bodyOf, draftOf, faultsOf } from './draft.ts';

const OWN = { name: null, description: null, features: null };
const BUILT_IN = { name: 'Premium', description: 'For all.', features: ['One', 'Two'] };
const PLAN: PlanSettings = {
  id: 'premium',
  version: 3,
  priceCents: 7950,
  defaultPriceCents: 7900,
  maxRequests: null,
  trialDays: 14,
  texts: { en: { ...OWN, features: ['Mine'] }, fr: OWN, es: OWN },
  builtInTexts: { en: BUILT_IN, fr: BUILT_IN, es: BUILT_IN },
  paidPrices: [],
  changedAt: null,
  changedBy: null,
};
const draft = draftOf(PLAN);
const faults = (to: object, isFree = false) =>
  Object.entries(faultsOf({ ...draft, ...to }, isFree))
    .filter(([, isWrong]) => isWrong)
    .map(([name]) => name);

describe('the draft of a plan', () => {
  it('that nobody touched says what the plan is', () => {
    const { priceCents, maxRequests, trialDays, texts } = PLAN;
    expect(bodyOf(draft)).toEqual({ basedOn: 3, priceCents, maxRequests, trialDays, texts });
    expect(faults({})).toEqual([]);
  });

  it('has a line for each feature, and built-in words where it is empty', () => {
    const en = { name: ' Gold ', description: '', features: ' One \n\n Two\n' };
    const { texts } = bodyOf({ ...draft, words: { ...draft.words, en } });
    expect(texts.en).toEqual({ name: 'Gold', description: null, features: ['One', 'Two'] });
  });

  it.each(['29,50', '$29.50', ' 29.5 '])('reads the price %s as people type it', (price) => {
    expect(bodyOf({ ...draft, price }).priceCents).toBe(2950);
  });

  it.each([
    [{ price: '0.99' }, ['price']],
    [{ price: 'a lot' }, ['price']],
    [{ trialDays: '2' }, ['trialDays']],
    [{ trialDays: '7.5' }, ['trialDays']],
    [{ isUnlimited: false, requests: '' }, ['requests']],
    [{ isUnlimited: false, requests: '0' }, ['requests']],
    [
      { words: { ...draft.words, fr: { name: '', description: '', features: 'a\n'.repeat(11) } } },
      ['features'],
    ],
  ])('with %j has faults in %j', (to, expected) => {
    expect(faults(to)).toEqual(expected);
  });

  it('of the free plan has neither price nor trial to be wrong', () => {
    expect(faults({ price: '0', trialDays: '0' }, true)).toEqual([]);
  });
});
