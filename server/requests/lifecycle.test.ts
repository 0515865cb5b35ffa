import { expect, test } from 'vitest';
import { REQUEST_STATUSES } from '#contract/statuses.ts';
import { isOpen, nextRequestStatus, requestLifecycle, type RequestEvent } from './lifecycle.ts';

test('a request moves as written, and no other way', () => {
  const moves = Object.keys(requestLifecycle).flatMap((event) =>
    REQUEST_STATUSES.flatMap((from) => {
      const to = nextRequestStatus(from, event as RequestEvent);
      return to ? [`${event}: ${from} → ${to}`] : [];
    }),
  );
  expect(moves).toEqual([
    'contact: pending → sent',
    'search: sent → pending',
    'accept: sent → accepted',
    'accept: accepted → accepted',
  ]);
});

test('a request is open until it is completed or cancelled', () => {
  expect(REQUEST_STATUSES.filter(isOpen)).toEqual(['sent', 'pending', 'accepted', 'in_progress']);
});
