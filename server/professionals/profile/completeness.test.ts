import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  PROFILE_ITEMS,
  publicProfessional,
  updateProfessional,
  type OwnProfile,
} from '#contract/professionals/professionals.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aProfessional, type Professional } from '#tests/support/people.ts';
import { completenessOf } from './completeness.ts';

let site: StartedApp;
let ann: Professional;
let profile: OwnProfile;
beforeAll(async () => {
  site = await startApp();
  ann = await aProfessional(site, 'Ann');
  const params = { id: ann.professionalId };
  profile = (await ann.call(publicProfessional, { params })) as OwnProfile;
});
afterAll(() => site.stop());

const photo = { id: 'p', caption: null, url: '/p', previewUrl: '/p', width: 1, height: 1 };
const whole = () => ({
  ...profile,
  location: 'Montréal, Québec',
  addressProven: true,
  avatar: '/api/public-photos/1/preview',
  description: 'Taps and pipes',
  photos: [photo],
  hourlyRate: 80,
  yearsExperience: 12,
  languages: ['fr' as const],
  certifications: 'Red Seal',
});

test('a profile with everything is complete, whatever its hours and its page', () => {
  const complete = { percent: 100, missing: [] };
  expect(completenessOf(whole())).toEqual(complete);
  expect(completenessOf({ ...whole(), hours: [], listed: false })).toEqual(complete);
});

test('an empty profile lacks everything, the most important first', () => {
  const nothing = {
    location: null,
    addressProven: false,
    avatar: null,
    description: null,
    photos: [],
    hourlyRate: null,
    yearsExperience: null,
    languages: [],
    certifications: null,
  };
  expect(completenessOf({ ...profile, ...nothing })).toEqual({
    percent: 0,
    missing: [...PROFILE_ITEMS],
  });
});

test.each(['licence', 'insurance', 'certifications'] as const)('%s counts as a paper', (paper) => {
  const of = {
    licence: { number: '1', authority: 'RBQ', expiresOn: null, checkedAt: null },
    insurance: { company: 'Intact', policy: null, expiresOn: null, checkedAt: null },
    certifications: 'Red Seal',
  };
  const without = { ...whole(), certifications: null };
  expect(completenessOf(without).missing).toEqual(['papers']);
  expect(completenessOf({ ...without, [paper]: of[paper] }).missing).toEqual([]);
});

test('a photo of another host is none, for nobody sees it', () => {
  const avatar = 'https://lh3.example/photo.jpg';
  expect(completenessOf({ ...whole(), avatar }).missing).toEqual(['portrait']);
});

test('the answer to a change says what is missing now', async () => {
  const body = { description: 'Taps and pipes', hourlyRate: 0, yearsExperience: 0 };
  const params = { id: ann.professionalId };
  const { completeness } = await ann.call(updateProfessional, { params, body });
  expect(completeness).toEqual({
    percent: 56,
    missing: ['portrait', 'workPhotos', 'languages', 'papers'],
  });
});
