import { expect, it } from 'vitest';
import { dotted } from './dotted.ts';

it('keeps the dot with what stands before it, and leaves out what there is not', () => {
  expect(dotted(['5420 rue Fabre', null, false, '', '13 km'])).toBe('5420 rue Fabre\u00a0· 13 km');
});
