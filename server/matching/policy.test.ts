import { describe, expect, test } from 'vitest';
import {
  REQUEST_STATUSES,
  type LeadStatus,
  type RequestStatus,
} from '#contract/requests/statuses.ts';
import {
  capacityOf,
  contactedLeadActions,
  hasFreePlace,
  isSearching,
  leadActions,
  missingLeads,
  requestActions,
} from './policy.ts';

const request = (status: RequestStatus, completionReported = false) => ({
  status,
  completionReported,
  directOnly: false,
});

test('a very urgent request is filled by one acceptance, any other by three', () => {
  expect(capacityOf('Very urgent (within 24h)')).toBe(1);
  expect(capacityOf('Soon (2-3 days)')).toBe(3);
  expect(capacityOf('Not urgent (within a week)')).toBe(3);
});

test('a request searches until it is filled, hired or over', () => {
  const looking = REQUEST_STATUSES.filter((status) =>
    isSearching({ status, urgency: 'Soon (2-3 days)' }, 2),
  );
  expect(looking).toEqual(['sent', 'pending', 'accepted']);
  expect(isSearching({ status: 'sent', urgency: 'Very urgent (within 24h)' }, 1)).toBe(false);
});

test('a place is free beside fewer than three, unless one has taken a very urgent request', () => {
  const soon = { status: 'accepted', urgency: 'Soon (2-3 days)' } as const;
  const asked = (...statuses: LeadStatus[]) => statuses.map((status) => ({ status }));
  expect(hasFreePlace(soon, asked('accepted', 'denied', 'pending'))).toBe(true);
  expect(hasFreePlace(soon, asked('accepted', 'pending', 'pending'))).toBe(false);
  const urgent = { ...soon, urgency: 'Very urgent (within 24h)' } as const;
  expect(hasFreePlace(urgent, asked('accepted'))).toBe(false);
  expect(hasFreePlace({ ...soon, status: 'in_progress' }, asked('accepted'))).toBe(false);
});

describe('beside a professional asked by name', () => {
  const missing = (others: 'no' | 'unanswered' | 'now', named: LeadStatus) =>
    missingLeads(
      { status: 'sent', urgency: 'Soon (2-3 days)', direct_to: 'luc', direct_others: others },
      [{ professional_id: 'luc', status: named }],
    );

  test.each([
    ['no', 'pending', 0],
    ['no', 'denied', 0],
    ['unanswered', 'pending', 0],
    ['unanswered', 'expired', 2],
    ['now', 'pending', 2],
    ['now', 'denied', 2],
  ] as const)('others asked: %s; while the lead is %s %i are missing', (others, named, count) => {
    expect(missing(others, named)).toBe(count);
  });

  test('a customer may have others asked until they are', () => {
    const direct = { ...request('sent'), directOnly: true };
    expect(requestActions(direct, false)).toContain('askOthers');
    expect(requestActions({ ...direct, status: 'in_progress' }, false)).not.toContain('askOthers');
    expect(requestActions(request('sent'), false)).not.toContain('askOthers');
  });
});

describe('a professional may', () => {
  test('answer what is pending and open', () => {
    expect(leadActions('pending', request('sent'))).toEqual(['accept', 'decline']);
    expect(leadActions('pending', request('cancelled'))).toEqual([]);
  });

  test('write, send a quote, and step back, while their lead is active; and report completion once hired', () => {
    expect(leadActions('accepted', request('accepted'))).toEqual([
      'message',
      'quote',
      'stepBack',
      'block',
    ]);
    expect(leadActions('accepted', request('in_progress'))).toContain('reportCompletion');
    expect(leadActions('accepted', request('in_progress', true))).not.toContain('reportCompletion');
  });

  test('read the conversation once the work is done, unless one has blocked the other', () => {
    const completed = request('completed');
    expect(leadActions('accepted', completed)).toEqual(['readConversation', 'block']);
    expect(leadActions('accepted', completed, true)).toEqual(['block']);
  });

  test('do and read nothing more once their lead has ended', () => {
    for (const lead of ['denied', 'expired', 'withdrawn'] as const) {
      expect(leadActions(lead, request('accepted'))).toEqual([]);
      expect(leadActions(lead, request('completed'))).toEqual([]);
    }
  });
});

describe('a customer may', () => {
  test('write and cancel until it is over', () => {
    for (const status of ['sent', 'pending', 'accepted'] as const) {
      expect(requestActions(request(status), false)).toEqual(['message', 'cancel']);
    }
    expect(requestActions(request('cancelled'), false)).toEqual([]);
  });

  test('confirm completion, and object to the report of it', () => {
    const [under, reported] = [request('in_progress'), request('in_progress', true)];
    expect(requestActions(under, false)).toEqual(['message', 'complete', 'cancel']);
    expect(requestActions(reported, false)).toContain('objectToCompletion');
  });

  test('review what is completed, once', () => {
    expect(requestActions(request('completed'), false)).toEqual(['review']);
    expect(requestActions(request('completed'), true)).toEqual([]);
  });

  test('hire one of those who accepted, and release them', () => {
    const accepted = { status: 'accepted', isAnswered: true } as const;
    expect(contactedLeadActions(accepted, request('accepted'))).toEqual([
      'message',
      'hire',
      'release',
      'block',
    ]);
    expect(contactedLeadActions(accepted, request('in_progress'))).not.toContain('hire');
  });

  test('read the conversation with one who once accepted, whatever the outcome, ask them again once it is over, and nobody else', () => {
    const ended = { isAnswered: true };
    for (const [status, over] of [
      ['accepted', 'completed'],
      ['withdrawn', 'accepted'],
      ['withdrawn', 'cancelled'],
      ['withdrawn', 'sent'],
    ] as const) {
      const may = contactedLeadActions({ ...ended, status }, request(over));
      const again = over === 'completed' || over === 'cancelled' ? ['askAgain'] : [];
      expect(may).toEqual(['readConversation', ...again, 'block']);
    }
    for (const status of ['expired', 'withdrawn'] as const) {
      expect(contactedLeadActions({ status, isAnswered: false }, request('cancelled'))).toEqual([]);
    }
  });

  test('write to one who has not answered, and block only one who has', () => {
    const pending = { status: 'pending', isAnswered: false } as const;
    expect(contactedLeadActions(pending, request('sent'))).toEqual(['message']);
    const denied = { status: 'denied', isAnswered: true } as const;
    expect(contactedLeadActions(denied, request('sent'))).toEqual(['block']);
  });
});
