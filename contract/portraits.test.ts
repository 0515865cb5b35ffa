import { expect, test } from 'vitest';
import { LINE_DRAWING_COUNT } from './drawings.ts';
import { portraitUrl } from './portraits.ts';

const ids = Array.from({ length: 600 }, (_, index) => `01900000-0000-7000-8000-${index + 1e11}`);

test('somebody without a photo always gets the same drawing', () => {
  expect(portraitUrl(ids[0]!, null)).toBe(portraitUrl(ids[0]!, undefined));
  expect(portraitUrl(ids[0]!, null)).toMatch(/^\/portraits\/1\/line-\d\d\.svg$/);
});

test('many people share the drawings evenly', () => {
  const shares = Map.groupBy(ids, (id) => portraitUrl(id, null));
  expect(shares.size).toBe(LINE_DRAWING_COUNT);
  expect(Math.max(...[...shares.values()].map(({ length }) => length))).toBeLessThan(60);
});

test('a photo of ours wins, one of another host does not', () => {
  expect(portraitUrl('ann', '/api/public-photos/1/preview')).toBe('/api/public-photos/1/preview');
  expect(portraitUrl('ann', 'https://other.test/me.png')).toBe(portraitUrl('ann', null));
  expect(portraitUrl('ann', '//other.test/me.png')).toBe(portraitUrl('ann', null));
});
