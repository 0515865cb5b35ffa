import { contrast, hexOf, lchOf, READABLE, type Shades } from '#contract/brand-colours.ts';
import { light, type Colour, type Pair } from './colours.ts';

/** Lightness and maximum chroma of the dark variants, those of our own pine. */
const DARK = {
  'pine-50': [0.26, 0.026],
  'pine-100': [0.313, 0.036],
  'pine-200': [0.419, 0.053],
  'pine-300': [0.599, 0.08],
  'pine-500': [0.751, 0.083],
  'pine-600': [0.794, 0.078],
  'pine-700': [0.838, 0.071],
  'pine-800': [0.892, 0.052],
  evening: [0.52, 0.14],
  'evening-hover': [0.458, 0.12],
  dusk: [0.337, 0.08],
  night: [0.169, 0.014],
} as const satisfies Partial<Record<Colour, readonly [lightness: number, chroma: number]>>;

type Branded = keyof typeof DARK;

/** The tokens that follow from the shades of a brand's colour, by day and by night. */
export function brandTokens(shades: Shades): Record<Branded, Pair> {
  const day: Record<Branded, string> = {
    'pine-50': shades['50'],
    'pine-100': shades['100'],
    'pine-200': shades['200'],
    'pine-300': shades['300'],
    'pine-500': shades['500'],
    'pine-600': shades['600'],
    'pine-700': shades['700'],
    'pine-800': shades['800'],
    evening: shades['700'],
    'evening-hover': shades['600'],
    dusk: shades['700'],
    night: shades['900'],
  };
  const pairs = new Map<string, Pair>();
  for (const name of Object.keys(DARK) as Branded[])
    pairs.set(name, [day[name], darkOf(name, shades['700'])]);
  return Object.fromEntries(pairs) as Record<Branded, Pair>;
}

function darkOf(name: Branded, colour: string): string {
  const { chroma, hue } = lchOf(colour);
  const [lightness, most] = DARK[name];
  const made = (at: number) => hexOf({ lightness: at, chroma: Math.min(most, chroma), hue });
  if (!name.startsWith('evening')) return made(lightness);
  // White text is read on it, whatever its hue.
  let tried = lightness;
  while (contrast(made(tried), light('white')) < READABLE) tried -= 0.004;
  return made(tried);
}
