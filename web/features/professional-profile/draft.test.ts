import { expect, test } from 'vitest';
import type { OwnProfile } from '#contract/professionals/professionals.ts';
import { changesOf, draftOf } from './draft.ts';
import { problemsOf } from './problems.ts';

const PROFILE: OwnProfile = {
  own: true,
  id: '0190a1b2-0000-7000-8000-000000000001',
  professionalId: '0190a1b2-0000-7000-8000-000000000001',
  name: 'Luc Gagnon',
  avatar: null,
  rating: 4.8,
  reviewCount: 12,
  description: 'Plumbing since 1998',
  profession: 'plumber',
  professions: ['plumber', 'tiler'],
  location: 'Montréal, Québec',
  area: 'Laval, Quebec',
  onPlatform: true,
  hourlyRate: 85,
  rateCurrency: 'USD',
  minimumJob: null,
  languages: ['fr', 'en'],
  certifications: null,
  licence: {
    number: '5678-1234-01',
    authority: 'RBQ',
    expiresOn: '2027-03-31',
    checkedAt: '2026-05-02T14:00:00Z',
  },
  insurance: null,
  photos: [],
  yearsExperience: 20,
  email: 'luc@example.test',
  phone: null,
  unprovenEmail: null,
  unprovenPhone: null,
  availability: 'available',
  addressProven: true,
  pausedUntil: null,
  timeZone: 'America/Toronto',
  serviceRadiusKm: 25,
  hours: [],
  daysOff: [],
  listed: false,
  publicPath: null,
  completeness: { percent: 100, missing: [] },
  quota: { included: null, used: 3, left: null, resetsAt: '2026-12-01T00:00:00Z' },
};
const changed = (fields: Partial<ReturnType<typeof draftOf>>) =>
  changesOf(PROFILE, { ...draftOf(PROFILE), ...fields });

test('sends nothing without a change, surrounding spaces ignored', () => {
  expect(changed({})).toEqual({});
  expect(changed({ name: ' Luc Gagnon ' })).toEqual({});
});

test('an emptied field is sent as null', () => {
  expect(changed({ hourlyRate: '', yearsExperience: ' ', description: '' })).toEqual({
    hourlyRate: null,
    yearsExperience: null,
    description: null,
  });
});

test('numbers are sent as numbers', () => {
  expect(changed({ hourlyRate: '92.50', serviceRadiusKm: '40' })).toEqual({
    hourlyRate: 92.5,
    serviceRadiusKm: 40,
  });
});

test('a place chosen from the list is sent with its text', () => {
  expect(changed({ locationPlaceId: 'geo:1' })).toEqual({
    location: 'Montréal, Québec',
    locationPlaceId: 'geo:1',
  });
});

test('an unproven contact is not sent again', () => {
  const waiting = { ...PROFILE, unprovenEmail: 'new@example.test' };
  expect(changesOf(waiting, draftOf(waiting))).toEqual({});
});

test('the main trade and further ones are separated', () => {
  expect(draftOf(PROFILE).furtherProfessions).toEqual(['tiler']);
  expect(changed({ profession: 'tiler', furtherProfessions: ['plumber'] })).toEqual({
    profession: 'tiler',
    furtherProfessions: ['plumber'],
  });
});

const LICENCE = { number: '5678-1234-01', authority: 'RBQ', expiresOn: '2027-03-31' };

test('a paper is sent whole where any of it changed, and as null once it is emptied', () => {
  expect(changed({ licence: { ...LICENCE, number: ' 5678-1234-01 ' } })).toEqual({});
  expect(changed({ licence: { ...LICENCE, expiresOn: '' } })).toEqual({
    licence: { number: '5678-1234-01', authority: 'RBQ', expiresOn: null },
  });
  expect(changed({ licence: { number: ' ', authority: '', expiresOn: '' } })).toEqual({
    licence: null,
  });
  expect(changed({ insurance: { company: 'Intact', policy: '', expiresOn: '' } })).toEqual({
    insurance: { company: 'Intact', policy: null, expiresOn: null },
  });
});

test.each([
  [{ yearsExperience: '-1' }, ['yearsExperience']],
  [{ yearsExperience: '2.5' }, ['yearsExperience']],
  [{ hourlyRate: '10.005' }, ['hourlyRate']],
  [{ hourlyRate: '65.0000001' }, ['hourlyRate']],
  [{ email: 'nobody' }, ['email']],
  [{ name: 'L' }, ['name']],
  [{ hours: [{ weekday: 1, opens: '', closes: '17:00' }] }, ['hours']],
  [{ hourlyRate: '10.25' }, []],
  [{ minimumJob: '-5' }, ['minimumJob']],
  [{ licence: { ...LICENCE, authority: '' } }, ['licence']],
  [{ insurance: { company: '', policy: 'A-1', expiresOn: '' } }, ['insurance']],
  [{ daysOff: [{ from: '2026-12-24', to: '' }] }, ['daysOff']],
  [{ daysOff: [{ from: '2026-12-24', to: '2026-12-20' }] }, ['daysOff']],
])('the rules of the contract name the fields of %j', (fields, problems) => {
  expect([...problemsOf(changed(fields))]).toEqual(problems);
});
