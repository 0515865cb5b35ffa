/**
 * The shades that follow from the one colour of a brand, as the theme names them
 * (contract/look/colours.ts), and whether texts on and in it can be read (WCAG 2.2, 1.4.3: 4.5 to 1).
 * Lightness, chroma and hue are those of OKLCH (https://bottosson.github.io/posts/oklab/).
 */

import { light } from './look/colours.ts';

/** The shades without a chosen colour; '700' is the colour of buttons. */
export const THEME_SHADES = {
  '50': light('pine-50'),
  '100': light('pine-100'),
  '200': light('pine-200'),
  '300': light('pine-300'),
  '500': light('pine-500'),
  '600': light('pine-600'),
  '700': light('pine-700'),
  '800': light('pine-800'),
  '900': light('night'),
} as const;
export type Shades = Record<keyof typeof THEME_SHADES, string>;

/** The minimum contrast of text. */
export const READABLE = 4.5;

/** The backgrounds and foregrounds the colour is combined with, beside its own palest shade. */
const GROUNDS = [light('card'), light('paper'), light('sunken')];

export interface Lch {
  lightness: number;
  chroma: number;
  hue: number;
}

/**
 * The judgement of a colour: its worst contrast with anything it is combined with, and the nearest
 * sufficient one.
 */
export interface Judgement {
  /** 1 to 21, truncated to one decimal place. */
  ratio: number;
  readable: boolean;
  /** The nearest colour of this hue with enough contrast; the colour itself where it has. */
  nearest: string;
}

/** Judges a colour such as `#0f4c3a`. */
export function judgeColour(colour: string): Judgement {
  const ratio = Math.floor(worstContrast(colour) * 10) / 10;
  const readable = worstContrast(colour) >= READABLE;
  return { ratio, readable, nearest: readable ? colour : darkenedUntilReadable(colour) };
}

/** All shades derived from a colour with enough contrast. */
export function shadesOf(colour: string): Shades {
  if (colour === THEME_SHADES['700']) return THEME_SHADES;
  const { lightness, chroma, hue } = lchOf(colour);
  const pale = (to: number, most: number) =>
    hexOf({ lightness: to, chroma: Math.min(most, chroma), hue });
  const raised = (by: number) => raisedWhileReadable({ lightness: lightness + by, chroma, hue });
  return {
    '50': pale(0.968, 0.012),
    '100': pale(0.928, 0.03),
    '200': pale(0.85, 0.055),
    '300': pale(0.752, 0.075),
    '500': raised(0.145),
    '600': raised(0.07),
    '700': colour,
    '800': hexOf({ lightness: lightness * 0.84, chroma: chroma * 0.85, hue }),
    '900': hexOf({ lightness: Math.min(lightness * 0.68, 0.28), chroma: chroma * 0.65, hue }),
  };
}

/** The contrast of two colours by WCAG: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function worstContrast(colour: string): number {
  const { chroma, hue } = lchOf(colour);
  const palest = hexOf({ lightness: 0.928, chroma: Math.min(0.03, chroma), hue });
  return Math.min(...[...GROUNDS, palest].map((ground) => contrast(colour, ground)));
}

function darkenedUntilReadable(colour: string): string {
  const lch = lchOf(colour);
  return darkest(lch, (tried) => worstContrast(tried) >= READABLE);
}

/** The colour, or a darker one where its contrast is too low. */
function raisedWhileReadable(lch: Lch): string {
  return darkest(lch, (tried) => GROUNDS.every((ground) => contrast(tried, ground) >= READABLE));
}

/** The lightest sufficient darkening, in imperceptible steps; black always is. */
function darkest({ lightness, chroma, hue }: Lch, will: (colour: string) => boolean): string {
  for (let tried = lightness; tried > 0; tried -= 0.004) {
    const colour = hexOf({ lightness: tried, chroma, hue });
    if (will(colour)) return colour;
  }
  return '#000000';
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(colour: string): number[] {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

/** A colour in OKLCH. */
export function lchOf(colour: string): Lch {
  const [r = 0, g = 0, b = 0] = linear(colour);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bb),
    hue: Math.atan2(bb, a),
  };
}

/** The nearest sRGB colour: out of gamut, chroma is reduced, never lightness. */
export function hexOf({ lightness, chroma, hue }: Lch): string {
  for (let tried = chroma; tried > 0; tried -= 0.004) {
    const parts = rgbOf({ lightness, chroma: tried, hue });
    if (parts.every((part) => part > -0.0005 && part < 1.0005)) return spelled(parts);
  }
  return spelled(rgbOf({ lightness, chroma: 0, hue }));
}

function rgbOf({ lightness, chroma, hue }: Lch): number[] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function spelled(parts: readonly number[]): string {
  const bytes = parts.map((part) => {
    const held = Math.min(1, Math.max(0, part));
    const shown = held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055;
    return Math.round(shown * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${bytes.join('')}`;
}
