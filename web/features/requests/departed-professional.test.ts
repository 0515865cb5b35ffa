import { expect, it } from 'vitest';
import type { ContactedLead, OwnRequest } from '#contract/requests/requests.ts';
import { departedProfessional } from './departed-professional.ts';

const lead = (name: string, rest: Partial<ContactedLead>) =>
  ({ professional: { name }, respondedAt: null, endedBecause: null, ...rest }) as ContactedLead;

const left = (status: OwnRequest['status'], ...leads: ContactedLead[]) =>
  departedProfessional({ status, leads });

const luc = lead('Luc', { respondedAt: '2026-01-01T10:00:00Z', endedBecause: 'stepped_back' });

it('is the last of those who had accepted', () => {
  const ana = lead('Ana', { respondedAt: '2026-01-01T11:00:00Z', endedBecause: 'released' });
  expect(left('sent', luc, ana)).toEqual({ name: 'Ana', because: 'released' });
});

it('is undefined where nobody accepted, or another accepted since', () => {
  expect(left('sent', lead('Marc', { endedBecause: 'gone' }))).toBeUndefined();
  expect(left('accepted', luc)).toBeUndefined();
});
