import { describe, expect, it } from 'vitest';
import { confirmationIn, wishedPlan } from './secret-in-address.ts';

const query = (text: string) => new URLSearchParams(text);

describe('the address of the payment page', () => {
  it('asks for a card to be kept, or charged, as its secret says', () => {
    expect(confirmationIn(query('client_secret=seti_1_secret_x&plan=premium&type=setup'))).toEqual({
      clientSecret: 'seti_1_secret_x',
      type: 'setup',
      plan: 'premium',
    });
    const charged = confirmationIn(query('client_secret=pi_1_secret_x&plan=gold&type=setup'));
    expect(charged).toEqual({ clientSecret: 'pi_1_secret_x', type: 'payment', plan: undefined });
  });

  it('asks for nothing without a secret, but may name a plan', () => {
    expect(confirmationIn(query('plan=premium'))).toBeUndefined();
    expect(confirmationIn(query('client_secret='))).toBeUndefined();
    expect(wishedPlan(query('plan=premium'))).toBe('premium');
    expect(wishedPlan(query('plan=free'))).toBeUndefined();
  });
});
