import { describe, expect, it } from 'vitest';
import type { PlanTax } from '#contract/billing/plan-tax.ts';
import { leadOf } from './change-lead.ts';

const at = '2026-12-30T00:00:00.000Z';
const BY_ADDRESS: PlanTax = { kind: 'by_address', lines: [], total: 89.27 };
const ADDED: PlanTax = { kind: 'added', lines: [], total: 90.83 };

describe('the text over a plan change', () => {
  it.each([
    [undefined, 79, 'lead'],
    [undefined, 70, 'creditLead'],
    [ADDED, 90.83, 'lead'],
    [ADDED, 80, 'creditLead'],
    [BY_ADDRESS, 89.27, 'lead'],
    [BY_ADDRESS, 80, 'creditLead'],
  ])('with the taxes %j and a next charge of %d is %s', (tax, amount, text) => {
    const plan = { id: 'premium', name: 'Premium', price: 79, ...(tax && { tax }) } as const;
    expect(leadOf({ plan, dueNow: 0, nextCharge: { amount, at } })).toBe(text);
  });

  it('is another where something is paid today, or nothing is known yet', () => {
    const plan = { id: 'premium', name: 'Premium', price: 79 } as const;
    expect(leadOf({ plan, dueNow: 5, nextCharge: { amount: 79, at } })).toBe('payLead');
    expect(leadOf(undefined)).toBe('lead');
  });
});
