import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, judgeColour, READABLE, shadesOf, THEME_SHADES } from './brand-colours.ts';

const CHOSEN = ['#0f4c3a', '#3730a3', '#b91c1c', '#7c3aed', '#000000', '#1d4ed8', '#14532d'];

it('knows the shades of the theme as its style sheet has them', async () => {
  const theme = await readFile(join(import.meta.dirname, '../web/styles/theme.css'), 'utf8');
  const shades = [...theme.matchAll(/--color-pine-(\d+): (#[0-9a-f]{6});/g)];
  expect(Object.fromEntries(shades.map(([, shade, colour]) => [shade, colour]))).toEqual(
    THEME_SHADES,
  );
});

describe('a colour that can be read', () => {
  it.each(CHOSEN)('%s is taken as it is, and so are texts on all of its shades', (colour) => {
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

describe('a colour that cannot be read', () => {
  it.each([
    ['#f59e0b', 1.7],
    ['#ffffff', 1],
    ['#2563eb', 4.1],
    ['#808080', 3.1],
  ])('%s has a contrast of %d, and a nearest one that will do', (colour, ratio) => {
    const judged = judgeColour(colour);
    expect(judged).toMatchObject({ readable: false, ratio });
    expect(judgeColour(judged.nearest).readable).toBe(true);
  });
});

it('measures contrast as WCAG does', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
