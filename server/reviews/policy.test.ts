import { expect, test } from 'vitest';
import { isEligible, isSamePerson, reviewActions } from './policy.ts';
import { shortName } from './present.ts';

test.each(['sent', 'pending', 'accepted', 'in_progress', 'cancelled'] as const)(
  'no review is allowed for a request that is %s',
  (status) => expect(isEligible({ status, hiredId: 'ann', namedId: 'ann' })).toBe(false),
);

test('only the hired professional is reviewed, named or not', () => {
  const done = { status: 'completed', hiredId: 'ann' } as const;
  expect(isEligible({ ...done, namedId: null })).toBe(true);
  expect(isEligible({ ...done, namedId: 'ann' })).toBe(true);
  expect(isEligible({ ...done, namedId: 'ben' })).toBe(false);
  expect(isEligible({ ...done, hiredId: null, namedId: null })).toBe(false);
});

test('two accounts with one address or phone are one person; those without are not', () => {
  const one = { userId: '1', emails: ['a@example.test', null], phones: [null] };
  const other = { userId: '2', emails: [null], phones: [null, undefined] };
  expect(isSamePerson(one, other)).toBe(false);
  expect(isSamePerson(one, { ...other, emails: ['a@example.test'] })).toBe(true);
  expect(isSamePerson({ ...one, phones: ['+1'] }, { ...other, phones: ['+1'] })).toBe(true);
  expect(isSamePerson(one, { ...other, userId: '1' })).toBe(true);
});

test('anybody but its author may report a review; its professional answers it once', () => {
  const review = { professional_id: 'ann', author_id: '1', answer: null };
  expect(reviewActions(review, null)).toEqual([]);
  expect(reviewActions(review, { userId: '1', professionalId: null })).toEqual([]);
  expect(reviewActions(review, { userId: '2', professionalId: 'ben' })).toEqual(['report']);
  const ann = { userId: '3', professionalId: 'ann' };
  expect(reviewActions(review, ann)).toEqual(['answer', 'report']);
  expect(reviewActions({ ...review, answer: 'Thanks' }, ann)).toEqual(['report']);
});

test.each([
  ['Marie-Eve Roy Lavoie', 'Marie-Eve L.'],
  ['Inès  Benali', 'Inès B.'],
  ['étienne émond', 'étienne É.'],
  ['Odette', 'Odette'],
  ['Customer 42', 'Customer'],
  ['ana@example.com', '•••'],
])('%s is shown as %s', (name, shown) => expect(shortName(name)).toBe(shown));
