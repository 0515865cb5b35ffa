import { describe, expect, it } from 'vitest';
import { contrast, READABLE, shadesOf, THEME_SHADES } from '#contract/brand-colours.ts';
import { brandTokens } from './brand-tokens.ts';
import { COLOURS, dark, light } from './colours.ts';

const CHOSEN = ['#3730a3', '#b91c1c', '#7c3aed', '#000000', '#1d4ed8', '#14532d', '#6b4f00'];

describe('the tokens of a brand', () => {
  it('by day are our own where the colour is our own', () => {
    for (const [name, [day]] of Object.entries(brandTokens(THEME_SHADES)))
      expect([name, day]).toEqual([name, COLOURS[name as keyof typeof COLOURS][0]]);
  });

  it.each(CHOSEN)('of %s can be read in the dark', (colour) => {
    const tokens = brandTokens(shadesOf(colour));
    const [card, paper, ink] = [dark('card'), dark('paper'), dark('ink')];
    const pairs: [string, string][] = [
      ...(['pine-500', 'pine-600', 'pine-700', 'pine-800'] as const).flatMap(
        (name): [string, string][] => [
          [tokens[name][1], card],
          [tokens[name][1], paper],
          [tokens[name][1], tokens['pine-50'][1]],
        ],
      ),
      [tokens['pine-700'][1], tokens['pine-100'][1]],
      [ink, tokens['pine-100'][1]],
      [light('white'), tokens.evening[1]],
      [light('white'), tokens['evening-hover'][1]],
      [light('mist'), tokens.dusk[1]],
      [light('mist'), tokens.night[1]],
    ];
    expect(pairs.filter(([one, other]) => contrast(one, other) < READABLE)).toEqual([]);
  });
});
