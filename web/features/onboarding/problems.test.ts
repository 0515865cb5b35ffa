import { describe, expect, it } from 'vitest';
import type { OnboardingRecord } from '#contract/professionals/onboarding.ts';
import { draftOf, type Draft } from './draft.ts';
import { problemsOf, refusedFields } from './problems.ts';

const RECORD: OnboardingRecord = {
  name: 'Luc Gagnon',
  email: 'luc@example.test',
  phone: null,
  yearsExperience: null,
  hourlyRate: null,
  certifications: null,
  description: null,
  availability: 'available',
  profession: 'plumber',
  location: 'Rimouski',
  language: 'fr',
  source: 'their own website',
  expiresAt: '2026-12-06T12:00:00.000Z',
  job: null,
  stopToken: 'stop',
};
const JOB = {
  state: 'open',
  profession: 'plumber',
  description: 'The tap drips',
  extraAnswers: [] as never[],
  area: 'Rimouski',
  urgency: 'Soon (2-3 days)',
  dates: null,
  recurrence: null,
  createdAt: '2026-11-22T12:00:00.000Z',
  answerBy: null,
} as const;

const withField = (some: Partial<Draft>) =>
  problemsOf({ ...draftOf(RECORD, false), description: 'x'.repeat(50), ...some });

describe('the form of a personal link', () => {
  it('begins with the documented defaults', () => {
    expect(draftOf(RECORD, false)).toMatchObject({
      yearsExperience: '1',
      hourlyRate: '50',
      availability: 'available',
      acceptJob: false,
    });
  });

  it('ticks the job where the link asks for it and it is still open', () => {
    expect(draftOf({ ...RECORD, job: JOB }, true).acceptJob).toBe(true);
    expect(draftOf({ ...RECORD, job: JOB }, false).acceptJob).toBe(false);
    expect(draftOf({ ...RECORD, job: { ...JOB, state: 'closed' } }, true).acceptJob).toBe(false);
    expect(draftOf(RECORD, true).acceptJob).toBe(false);
  });

  it('is valid once there is a description', () => {
    expect(withField({})).toEqual({});
  });

  it.each([
    [{ name: 'L' }, { name: 'name.least' }],
    [{ name: ' L ' }, { name: 'name.least' }],
    [{ name: 'two\nlines' }, { name: 'name.wrong' }],
    [{ email: 'luc@' }, { email: 'email.wrong' }],
    [{ email: '' }, { email: 'email.wrong' }],
    [{ phone: 'ring me' }, { phone: 'phone.wrong' }],
    [{ yearsExperience: '-1' }, { yearsExperience: 'yearsExperience.least' }],
    [{ yearsExperience: '51' }, { yearsExperience: 'yearsExperience.most' }],
    [{ yearsExperience: '' }, { yearsExperience: 'yearsExperience.wrong' }],
    [{ yearsExperience: '1.5' }, { yearsExperience: 'yearsExperience.wrong' }],
    [{ hourlyRate: '9.99' }, { hourlyRate: 'hourlyRate.least' }],
    [{ hourlyRate: '1000.01' }, { hourlyRate: 'hourlyRate.most' }],
    [{ hourlyRate: '65.555' }, { hourlyRate: 'hourlyRate.wrong' }],
    [{ hourlyRate: '65.0000001' }, { hourlyRate: 'hourlyRate.wrong' }],
    [{ hourlyRate: '123456' }, { hourlyRate: 'hourlyRate.most' }],
    [{ hourlyRate: '' }, { hourlyRate: 'hourlyRate.wrong' }],
    [{ hourlyRate: 'fifty' }, { hourlyRate: 'hourlyRate.wrong' }],
    [{ certifications: 'x'.repeat(1_001) }, { certifications: 'certifications.most' }],
    [{ description: 'x'.repeat(49) }, { description: 'description.least' }],
    [{ description: ` ${'x'.repeat(49)} ` }, { description: 'description.least' }],
    [{ description: `\u202e${'x'.repeat(60)}` }, { description: 'description.wrong' }],
    [{ description: 'x'.repeat(501) }, { description: 'description.most' }],
  ])('reports the error of %o', (some, problems) => {
    expect(withField(some)).toEqual(problems);
  });

  it.each([
    { yearsExperience: '0' },
    { yearsExperience: '50' },
    { hourlyRate: '10' },
    { hourlyRate: '1000' },
    { phone: '' },
    { certifications: '' },
    { description: 'x'.repeat(500) },
  ])('accepts %o', (some) => {
    expect(withField(some)).toEqual({});
  });

  it('shows beside its field what only the server refuses', () => {
    expect(refusedFields(['phone', 'body'])).toEqual({ phone: 'phone.wrong' });
    expect(refusedFields(['certifications'])).toEqual({ certifications: 'certifications.wrong' });
  });
});
