import { describe, expect, it } from 'vitest';
import { offerOf } from './offer.ts';

const now = Date.parse('2027-01-31T10:00:00Z');

describe('what a card is given for', () => {
  it('is nothing until the trial ends, as the server says, else in 14 days', () => {
    const facts = { type: 'setup', price: 29, now } as const;
    expect(offerOf({ ...facts, trialEnd: '2027-02-03T10:00:00Z' })).toEqual({
      trial: true,
      dueToday: 0,
      next: { amount: 29, at: Date.parse('2027-02-03T10:00:00Z') },
    });
    expect(offerOf({ ...facts, trialEnd: null }).next.at).toBe(Date.parse('2027-02-14T10:00:00Z'));
  });

  it('is the first month at once without a trial, and the next one a month later', () => {
    const offer = offerOf({ type: 'payment', price: 79, trialEnd: null, now });
    expect(offer).toMatchObject({ trial: false, dueToday: 79, next: { amount: 79 } });
    expect(new Date(offer.next.at).toISOString()).toBe('2027-02-28T10:00:00.000Z');
    const march = offerOf({
      type: 'payment',
      price: 79,
      trialEnd: null,
      now: now - 16 * 86_400_000,
    });
    expect(new Date(march.next.at).toISOString()).toBe('2027-02-15T10:00:00.000Z');
  });
});
