import { describe, expect, it } from 'vitest';
import { contrast, judgeColour, READABLE, shadesOf } from './brand-colours.ts';

const CHOSEN = ['#0f4c3a', '#3730a3', '#b91c1c', '#7c3aed', '#000000', '#1d4ed8', '#14532d'];

describe('a colour with enough contrast', () => {
  it.each(CHOSEN)('%s is accepted, and so are texts on all of its shades', (colour) => {
    expect(judgeColour(colour)).toMatchObject({ readable: true, nearest: colour });
    const shades = shadesOf(colour);
    expect(shades['700']).toBe(colour);
    const pairs = [
      ...(['500', '600', '700', '800', '900'] as const).map((shade) => ['#ffffff', shades[shade]]),
      ...(['500', '600', '700'] as const).map((shade) => ['#fbf9f4', shades[shade]]),
      [shades['50'], shades['700']],
      [shades['100'], shades['700']],
      [shades['100'], shades['900']],
      [shades['300'], shades['900']],
    ] as [string, string][];
    expect(pairs.filter(([one, other]) => contrast(one, other) < READABLE)).toEqual([]);
  });
});

describe('a colour without enough contrast', () => {
  it.each([
    ['#f59e0b', 1.7],
    ['#ffffff', 1],
    ['#2563eb', 4.1],
    ['#808080', 3.1],
  ])('%s has a contrast of %d, and a nearest one that is sufficient', (colour, ratio) => {
    const judged = judgeColour(colour);
    expect(judged).toMatchObject({ readable: false, ratio });
    expect(judgeColour(judged.nearest).readable).toBe(true);
  });
});

it('measures contrast as WCAG does', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
