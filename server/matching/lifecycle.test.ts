import { expect, test } from 'vitest';
import { LEAD_STATUSES, REQUEST_STATUSES } from '#contract/statuses.ts';
import { leadLifecycle, nextLeadStatus, type LeadEvent } from './lifecycle.ts';
import { capacityOf, isLookingFor, leadActions, requestActions } from './policy.ts';

test('a lead is answered or let go once, and stays so', () => {
  const moves = Object.keys(leadLifecycle).flatMap((event) =>
    LEAD_STATUSES.flatMap((from) => {
      const to = nextLeadStatus(from, event as LeadEvent);
      return to ? [`${event}: ${from} → ${to}`] : [];
    }),
  );
  expect(moves).toEqual([
    'accept: pending → accepted',
    'decline: pending → denied',
    'withdraw: pending → withdrawn',
  ]);
});

test('one takes what is very urgent, three may accept the rest', () => {
  expect(capacityOf('Very urgent (within 24h)')).toBe(1);
  expect(capacityOf('Soon (2-3 days)')).toBe(3);
  expect(capacityOf('Not urgent (within a week)')).toBe(3);
});

test('a request looks for people until it is filled, hired or over', () => {
  const looking = REQUEST_STATUSES.filter((status) =>
    isLookingFor({ status, urgency: 'Soon (2-3 days)' }, 2),
  );
  expect(looking).toEqual(['sent', 'pending', 'accepted']);
  expect(isLookingFor({ status: 'sent', urgency: 'Very urgent (within 24h)' }, 1)).toBe(false);
});

test('what may be done is said by the status of lead and request', () => {
  expect(leadActions('pending', 'sent')).toEqual(['accept', 'decline']);
  expect(leadActions('accepted', 'in_progress')).toEqual(['message']);
  for (const lead of ['denied', 'expired', 'withdrawn'] as const) {
    expect(leadActions(lead, 'accepted')).toEqual([]);
  }
  for (const over of ['completed', 'cancelled'] as const) {
    expect([leadActions('accepted', over), leadActions('pending', over)]).toEqual([[], []]);
    expect(requestActions(over)).toEqual([]);
  }
  expect(requestActions('pending')).toEqual(['message']);
});
