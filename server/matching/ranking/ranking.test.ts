import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Candidate } from '#server/professionals/professionals.ts';
import { rank } from './ranking.ts';
import { reasonsFor } from './reasons.ts';

const now = new Date('2026-11-20T12:00:00Z');
const hoursAgo = (hours: number) => now.getTime() - hours * 3_600_000;

const somebody: Candidate = {
  id: 'b',
  distanceKm: 5,
  bayesianRating: 4.4,
  ratingMean: 4.6,
  reviewCount: 12,
  acceptedCount: 8,
  deniedCount: 2,
  lastContactedAt: hoursAgo(24),
  working: null,
};

const candidates = fc.record({
  distanceKm: fc.double({ min: 0, max: 200, noNaN: true }),
  bayesianRating: fc.double({ min: 1, max: 5, noNaN: true }),
  reviewCount: fc.nat(500),
  acceptedCount: fc.nat(200),
  deniedCount: fc.nat(200),
  hours: fc.nat(200),
});

const farther = fc.double({ min: 0.01, max: 50, noNaN: true });

const isFirst = (better: Candidate, worse: Candidate) =>
  rank([worse, better], now)[0]?.candidate === better;

test.each([
  ['nearer', { distanceKm: 4 }],
  ['rated better', { bayesianRating: 4.6 }],
  ['with more acceptances', { acceptedCount: 9 }],
  ['contacted longer ago', { lastContactedAt: hoursAgo(48) }],
  ['never contacted', { lastContactedAt: null }],
  ['first by id where all is equal', { id: 'a' }],
])('a candidate %s is ranked first', (_, change) => {
  expect(isFirst({ ...somebody, ...change }, somebody)).toBe(true);
});

test('an equal candidate who is nearer is never ranked second', () => {
  const property = fc.property(candidates, farther, ({ hours, ...of }, km) => {
    const one = { ...somebody, ...of, lastContactedAt: hoursAgo(hours) };
    return isFirst({ ...one, id: 'z' }, { ...one, distanceKm: one.distanceKm + km });
  });
  expect(fc.check(property)).toMatchObject({ failed: false });
});

test('a newcomer is ranked before an equally near one with bad reviews', () => {
  const newcomer = {
    ...somebody,
    id: 'z',
    bayesianRating: 4.2,
    reviewCount: 0,
    acceptedCount: 0,
    deniedCount: 0,
  };
  expect(isFirst(newcomer, { ...somebody, bayesianRating: 3.6 })).toBe(true);
});

test('the ranking does not depend on the order of the candidates', () => {
  const people = ['a', 'b', 'c', 'd'].map((id, index) => ({
    ...somebody,
    id,
    distanceKm: 4 - (index % 2),
  }));
  const order = (list: Candidate[]) => rank(list, now).map(({ candidate }) => candidate.id);
  expect(order(people.toReversed())).toEqual(order(people));
  expect(order(people)).toEqual(['b', 'd', 'a', 'c']);
});

test.each([
  ['how near they are, in whole kilometres', {}, true, { code: 'near', km: 5 }],
  ['only the area where the place is known no better', {}, false, { code: 'same_area' }],
  ['the distance from afar, even so', { distanceKm: 22.6 }, false, { code: 'near', km: 23 }],
  ['a good rating by several', {}, true, { code: 'well_rated', rating: 4.6, reviews: 12 }],
  ['that they mostly accept', {}, true, { code: 'answers', percent: 80 }],
  ['that it is their turn', { lastContactedAt: hoursAgo(100) }, true, { code: 'fresh_turn' }],
  [
    'that they are new',
    { reviewCount: 1, acceptedCount: 1, deniedCount: 0 },
    true,
    { code: 'newcomer' },
  ],
])('the reasons say %s', (_, change, placeIsExact, reason) => {
  const reasons = reasonsFor({ ...somebody, ...change }, { now, placeIsExact, isOpenNow: false });
  expect(reasons).toContainEqual(reason);
});
