import { describe, expect, it } from 'vitest';
import { contrast } from '#contract/brand-colours.ts';
import { COLOURS, type Colour } from './colours.ts';

const GROUNDS = ['paper', 'card', 'sunken', 'pine-50'] as const;
const SOLIDS = [
  'evening',
  'evening-hover',
  'dusk',
  'night',
  'clay-solid',
  'clay-solid-hover',
] as const;
const TINTS = ['tile', 'brick', 'sage', 'butter', 'lilac', 'stone'] as const;

/** Text and its background, as they meet on screens, in mails and on stand-ins. */
const TEXTS: readonly (readonly [text: Colour, ground: Colour])[] = [
  ...across(['ink', 'ink-soft', 'ink-faint', 'pine-500', 'pine-600', 'pine-700'], GROUNDS),
  ...across(['pine-800', 'warning', 'clay-ink', 'stone-ink'], ['paper', 'card']),
  ...across(['ink', 'ink-soft', 'pine-600', 'pine-700', 'pine-800'], ['pine-100']),
  ...across(['white'], SOLIDS),
  ...across(['mist'], ['dusk', 'night']),
  ...across(['ink', 'ink-soft', 'clay-ink'], ['clay-wash', 'clay-tint']),
  ...across(['ink', 'ink-soft', 'lamp-ink'], ['lamp-glow']),
  ...across(['ink', 'ink-soft', 'warning', 'clay-ink', 'pine-700'], ['stone']),
  ...TINTS.flatMap((tint) => across(['ink', 'ink-soft', `${tint}-ink`], [tint])),
  ['on-lamp', 'lamp'],
];

/** Edges of controls, marks and bars beside their background. */
const MARKS: readonly (readonly [mark: Colour, ground: Colour])[] = [
  ...across(['line-strong', 'clay', 'evening'], ['paper', 'card']),
  ...across(['pine-500', 'pine-600', 'pine-700'], GROUNDS),
  ...across(['lamp'], ['dusk', 'night']),
];

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('by %s', (_scheme, at) => {
  it('every text has a contrast of 4.5 to 1', () => {
    expect(tooWeak(TEXTS, 4.5, at)).toEqual([]);
  });

  it('every control and mark has a contrast of 3 to 1', () => {
    expect(tooWeak(MARKS, 3, at)).toEqual([]);
  });
});

function tooWeak(pairs: typeof TEXTS, least: number, at: 0 | 1): string[] {
  return pairs
    .map(([one, other]) => ({
      what: `${one} on ${other}`,
      ratio: contrast(COLOURS[one][at], COLOURS[other][at]),
    }))
    .filter(({ ratio }) => ratio < least)
    .map(({ what, ratio }) => `${what}: ${ratio.toFixed(2)}`);
}

function across(texts: readonly Colour[], grounds: readonly Colour[]) {
  return texts.flatMap((text) => grounds.map((ground) => [text, ground] as const));
}
