import { expect, test } from 'vitest';
import { waitingFirst } from './waiting-first.ts';

const lead = (id: string, status = 'pending') => ({ id, status });

test('who waits comes first, in the order of waiting', () => {
  const all = [lead('new'), lead('done', 'accepted'), lead('old')];
  expect(waitingFirst([lead('old'), lead('new')], all)).toEqual([
    lead('old'),
    lead('new'),
    lead('done', 'accepted'),
  ]);
});

test('a lead answered while the two lists were asked for is there once, as answered', () => {
  const shown = waitingFirst([lead('a'), lead('b')], [lead('b'), lead('a', 'accepted')]);
  expect(shown).toEqual([lead('b'), lead('a', 'accepted')]);
});
