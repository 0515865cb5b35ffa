import { expect, test } from 'vitest';
import { REQUEST_STATUSES } from '#contract/requests/statuses.ts';
import {
  completesAt,
  domainEventOf,
  isOpen,
  nextRequestStatus,
  requestLifecycle,
  type RequestEvent,
} from './lifecycle.ts';

test('a request moves as its lifecycle says, and no other way', () => {
  const moves = Object.keys(requestLifecycle).map((event) => {
    const ways = REQUEST_STATUSES.flatMap((from) => {
      const to = nextRequestStatus(from, event as RequestEvent);
      return to ? [`${from} → ${to}`] : [];
    });
    return `${event}: ${ways.join(', ')}`;
  });
  expect(moves).toEqual([
    'contact: pending → sent',
    'search: sent → pending',
    'accept: sent → accepted, pending → accepted, accepted → accepted',
    'hire: accepted → in_progress',
    'reportCompletion: in_progress → in_progress',
    'objectToCompletion: in_progress → in_progress',
    'complete: in_progress → completed',
    'completeBySilence: in_progress → completed',
    'cancel: sent → cancelled, pending → cancelled, accepted → cancelled, in_progress → cancelled',
    'reopen: accepted → sent, in_progress → sent',
    'reopenCancelled: cancelled → pending',
    'reopenCompleted: completed → in_progress',
  ]);
});

test('a transition records its domain event', () => {
  const at = new Date('2026-03-01T10:00:00Z');
  const about = { requestId: 'r', leadId: 'l', at };
  const events = Object.entries(requestLifecycle).map(([event, { by, from }]) => {
    const move = { ...about, from: from[0], actor: by[0] };
    return [event, domainEventOf(event as RequestEvent, move)];
  });
  const [requestId, moment] = ['r', at.toISOString()];
  expect(Object.fromEntries(events)).toEqual({
    contact: undefined,
    search: { type: 'request.pending', requestId },
    accept: undefined,
    hire: { type: 'lead.hired', requestId, leadId: 'l' },
    reportCompletion: { type: 'request.completion-reported', requestId },
    objectToCompletion: { type: 'request.completion-objected', requestId },
    complete: { type: 'request.completed', requestId, by: 'customer' },
    completeBySilence: { type: 'request.completed', requestId, by: 'silence' },
    cancel: { type: 'request.cancelled', requestId, by: 'customer', at: moment },
    reopen: undefined,
    reopenCancelled: { type: 'request.reopened', requestId, was: 'cancelled', at: moment },
    reopenCompleted: { type: 'request.reopened', requestId, was: 'completed', at: moment },
  });
});

test('a request is open until it is completed or cancelled', () => {
  expect(REQUEST_STATUSES.filter(isOpen)).toEqual(['sent', 'pending', 'accepted', 'in_progress']);
});

test('a reported completion counts as confirmed seven days later', () => {
  expect(completesAt(new Date('2026-03-01T10:00:00Z'))).toEqual(new Date('2026-03-08T10:00:00Z'));
});
