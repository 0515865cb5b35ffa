import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Candidate } from '#server/professionals/professionals.ts';
import { selectCandidates, type SelectionOptions } from './select-candidates.ts';
import { isNewcomer, rank } from './ranking.ts';

// A Friday noon in Montréal.
const now = new Date('2026-11-20T17:00:00Z');
const timeZone = 'America/Toronto';
const onDay = (weekday: number) => ({
  timeZone,
  daysOff: [],
  hours: [{ weekday, opens: '08:00', closes: '17:00' }],
});
// Open today, tomorrow, and the day after that.
const [openNow, closedNow, closedTooLong] = [onDay(5), onDay(6), onDay(7)];

const proven = (id: string, distanceKm: number, change: Partial<Candidate> = {}): Candidate => ({
  id,
  distanceKm,
  bayesianRating: 4.7,
  ratingMean: 4.8,
  reviewCount: 60,
  acceptedCount: 80,
  deniedCount: 20,
  lastContactedAt: null,
  working: null,
  ...change,
});
const untried = (id: string, distanceKm: number, change: Partial<Candidate> = {}) =>
  proven(id, distanceKm, {
    bayesianRating: 4.2,
    ratingMean: 0,
    reviewCount: 0,
    acceptedCount: 0,
    deniedCount: 0,
    ...change,
  });

const usual: SelectionOptions = { now, placeIsExact: true, neededBy: null, count: 3 };
const tomorrow = new Date('2026-11-21T17:00:00Z');
const urgent = { ...usual, neededBy: tomorrow };
const idsOf = (candidates: Candidate[], circumstances: SelectionOptions) =>
  selectCandidates(candidates, circumstances).map(({ candidate }) => candidate.id);

const three = [proven('a', 1), proven('b', 2), proven('c', 3)];

describe('a day off', () => {
  // Today in Montréal, where no other hours are declared.
  const offToday = { timeZone, hours: [], daysOff: [{ from: '2026-11-20', to: '2026-12-05' }] };
  const offSoon = { timeZone, hours: [], daysOff: [{ from: '2026-11-21', to: '2026-12-05' }] };

  test.each([
    ['urgent', urgent],
    ['usual', usual],
  ])('contacts others first where it is %s', (_, circumstances) => {
    const five = [proven('off', 1, { working: offToday }), ...three, proven('d', 4)];
    expect(idsOf(five, circumstances)).toEqual(['a', 'b', 'c']);
    expect(idsOf(five.slice(0, 3), circumstances)).toEqual(['a', 'b', 'off']);
  });

  test('in the future matters only where the answer is needed before it is over', () => {
    const soon = [proven('soon', 1, { working: offSoon }), proven('a', 2)];
    expect(idsOf(soon, usual)).toEqual(['soon', 'a']);
    expect(idsOf(soon, urgent)).toEqual(['soon', 'a']);
  });

  test('of a newcomer gives nobody their place', () => {
    const newcomer = untried('n', 4, { working: offToday });
    expect(idsOf([...three, newcomer], usual)).toEqual(['a', 'b', 'c']);
  });
});

describe('the place of a newcomer', () => {
  test('is the last of three, where there is none among the three', () => {
    expect(idsOf([...three, proven('d', 4), untried('n', 7)], usual)).toEqual(['a', 'b', 'n']);
  });

  test('goes to the best of several', () => {
    const newcomers = [untried('n', 9), untried('m', 7), untried('o', 8)];
    expect(idsOf([...three, ...newcomers], usual)).toEqual(['a', 'b', 'm']);
  });

  test('is shown as a reason to both sides', () => {
    const [, , last] = selectCandidates([...three, untried('n', 7)], usual);
    expect(last?.reasons).toContainEqual({ code: 'newcomer' });
  });

  test.each([
    ['somebody far away', untried('n', 60)],
    [
      'somebody whose first customers complained',
      untried('n', 7, { reviewCount: 2, bayesianRating: 3.7 }),
    ],
    ['somebody known by five answers', untried('n', 7, { acceptedCount: 5 })],
  ])('does not go to %s', (_, candidate) => {
    expect(idsOf([...three, candidate], usual)).toEqual(['a', 'b', 'c']);
  });

  test('is given once: one newcomer among the three is enough', () => {
    const chosen = idsOf([proven('a', 1), untried('m', 1), proven('c', 3), untried('n', 4)], usual);
    expect(chosen).toContain('m');
    expect(chosen).toContain('c');
  });

  test.each([1, 2])('does not apply to %i replacements', (count) => {
    expect(idsOf([...three, untried('n', 7)], { ...usual, count })).toEqual(
      ['a', 'b'].slice(0, count),
    );
  });
});

describe('where it is very urgent', () => {
  const closed = proven('a', 1, { working: closedNow });
  const open = proven('z', 9, { working: openNow });

  test('one who is closed now is ranked after all who are open', () => {
    const candidates = [closed, proven('b', 2), proven('c', 3), open];
    expect(idsOf(candidates, urgent)).toEqual(['b', 'c', 'z']);
    expect(idsOf(candidates, usual)).toEqual(['a', 'b', 'c']);
  });

  test('one who is closed is still contacted before nobody is', () => {
    expect(idsOf([closed, open], urgent)).toEqual(['z', 'a']);
  });

  test('one whose deadline is after the requested day is ranked last', () => {
    const late = proven('a', 1, { working: closedTooLong });
    const far = proven('y', 30, { working: closedNow });
    expect(idsOf([late, far, open], urgent)).toEqual(['z', 'y', 'a']);
    expect(idsOf([late, far, open, proven('b', 2)], urgent)).toEqual(['b', 'z', 'y']);
    expect(idsOf([late], urgent)).toEqual(['a']);
    const inTheEvening = { ...urgent, neededBy: new Date('2026-11-21T13:29:00Z') };
    expect(idsOf([far, late], inTheEvening)).toEqual(['a', 'y']);
  });

  test('a newcomer who would answer too late does not replace one who answers in time', () => {
    const newcomer = untried('n', 7, { working: closedTooLong });
    const last = proven('c', 3, { working: closedNow });
    expect(idsOf([...three.slice(0, 2), last, newcomer], urgent)).toEqual(['a', 'b', 'c']);
  });

  test('one who declared hours and is open gets that as a reason', () => {
    const reasons = selectCandidates([open, proven('b', 2), closed], urgent).map((one) =>
      one.reasons.some(({ code }) => code === 'open_now'),
    );
    expect(reasons).toEqual([false, true, false]);
    const [calm] = selectCandidates([open], usual);
    expect(calm?.reasons).not.toContainEqual({ code: 'open_now' });
  });

  test('a newcomer who is closed does not replace one who is open', () => {
    const newcomer = untried('n', 7, { working: closedNow });
    expect(idsOf([...three, newcomer], urgent)).toEqual(['a', 'b', 'c']);
    expect(idsOf([...three, newcomer], usual)).toEqual(['a', 'b', 'n']);
  });
});

const anybody = fc
  .record({
    distanceKm: fc.double({ min: 0, max: 60, noNaN: true }),
    bayesianRating: fc.double({ min: 3, max: 5, noNaN: true }),
    reviewCount: fc.nat(20),
    acceptedCount: fc.nat(20),
    deniedCount: fc.nat(20),
    working: fc.constantFrom(null, openNow, closedNow, closedTooLong),
  })
  .map((of) => proven('', 0, of));
const crowd = fc
  .array(anybody, { maxLength: 12 })
  .map((people) => people.map((one, index) => ({ ...one, id: String(index).padStart(2, '0') })));

describe('for any candidates', () => {
  test('as many are chosen as needed and available, nobody twice, whatever their order', () => {
    const property = fc.property(crowd, fc.boolean(), (candidates, isVeryUrgent) => {
      const circumstances = isVeryUrgent ? urgent : usual;
      const ids = idsOf(candidates, circumstances);
      const reversed = idsOf(candidates.toReversed(), circumstances);
      const count = Math.min(3, candidates.length);
      return new Set(ids).size === count && ids.join() === reversed.join();
    });
    expect(fc.check(property)).toMatchObject({ failed: false });
  });

  test('the first two are the best by score, and only a newcomer takes the third place', () => {
    const property = fc.property(crowd, (candidates) => {
      const best = rank(candidates, now).map(({ candidate }) => candidate.id);
      const chosen = selectCandidates(candidates, usual).map(({ candidate }) => candidate);
      return chosen.every(
        (one, index) => one.id === best[index] || (index === 2 && isNewcomer(one)),
      );
    });
    expect(fc.check(property)).toMatchObject({ failed: false });
  });
});
