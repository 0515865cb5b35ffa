import { expect, it } from 'vitest';
import type { ContactedLead, OwnRequest } from '#contract/requests/requests.ts';
import { outlookOf } from './outlook.ts';

const lead = (status: ContactedLead['status']) =>
  ({
    status,
    professional: { name: 'Ana' },
    respondedAt: null,
    endedBecause: null,
  }) as ContactedLead;

const told = (status: OwnRequest['status'], ...leads: ContactedLead['status'][]) =>
  outlookOf({ status, leads: leads.map(lead), completionReportedAt: null });

it('mentions comparing only where several accepted', () => {
  expect(told('accepted', 'accepted', 'withdrawn')).toBe('acceptedOnly');
  expect(told('accepted', 'accepted', 'accepted')).toBe('accepted');
});

it('is the status in every other case', () => {
  expect(told('pending')).toBe('pending');
  expect(told('in_progress', 'accepted')).toBe('in_progress');
});

it('asks whether a job that was reported done is', () => {
  const reported = { leads: [], completionReportedAt: '2026-01-01T10:00:00Z' };
  expect(outlookOf({ status: 'in_progress', ...reported })).toBe('reported');
});
