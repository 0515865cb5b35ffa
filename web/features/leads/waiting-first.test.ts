import { expect, test } from 'vitest';
import { waitingFirst } from './waiting-first.ts';

const lead = (id: string, status = 'pending') => ({ id, status });

test('pending leads come first, by deadline', () => {
  const all = [lead('new'), lead('done', 'accepted'), lead('old')];
  expect(waitingFirst([lead('old'), lead('new')], all)).toEqual([
    lead('old'),
    lead('new'),
    lead('done', 'accepted'),
  ]);
});

test('a lead answered between the two queries is listed once, as answered', () => {
  const shown = waitingFirst([lead('a'), lead('b')], [lead('b'), lead('a', 'accepted')]);
  expect(shown).toEqual([lead('b'), lead('a', 'accepted')]);
});

test('a lead of which only the list of those that wait knows that it is answered does not vanish', () => {
  const shown = waitingFirst([lead('b')], [lead('a'), lead('b'), lead('c', 'accepted')]);
  expect(shown).toEqual([lead('b'), lead('a'), lead('c', 'accepted')]);
});

test('leads that wait are listed though there are more of them than a page', () => {
  const all = Array.from({ length: 25 }, (_, at) => lead(`${at}`));
  expect(waitingFirst(all.slice(5), all)).toHaveLength(25);
});
