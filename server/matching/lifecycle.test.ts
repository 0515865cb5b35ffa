import { expect, test } from 'vitest';
import { LEAD_STATUSES } from '#contract/requests/statuses.ts';
import { leadLifecycle, nextLeadStatus, type LeadEvent } from './lifecycle.ts';

test('a lead moves as its lifecycle says, and no other way', () => {
  const moves = Object.keys(leadLifecycle).flatMap((event) =>
    LEAD_STATUSES.flatMap((from) => {
      const to = nextLeadStatus(from, event as LeadEvent);
      return to ? [`${event}: ${from} → ${to}`] : [];
    }),
  );
  expect(moves).toEqual([
    'accept: pending → accepted',
    'decline: pending → denied',
    'expire: pending → expired',
    'withdraw: pending → withdrawn',
    'withdraw: accepted → withdrawn',
    'release: accepted → withdrawn',
    'stepBack: accepted → withdrawn',
    'replace: pending → withdrawn',
    'replace: accepted → withdrawn',
  ]);
});
