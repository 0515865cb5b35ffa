import type { Shades } from '#contract/brand-colours.ts';
import { brandTokens } from '#contract/look/brand-tokens.ts';
import { COLOURS, type Colour } from '#contract/look/colours.ts';

/** A logo for pages and mails: its address, and its size in pixels. */
export interface BrandLogo {
  url: string;
  width: number;
  height: number;
  /** Whether it contains the name, which is then not shown beside it. */
  hasName: boolean;
}

/** The current name and look of this site. */
export interface Brand {
  name: string;
  /** Null where the theme's own colours are shown. */
  shades: Shades | null;
  /** Null where the program's own mark is shown. */
  logo: BrandLogo | null;
  /** Incremented by every change of the operator. */
  version: number;
}

/** The brand cached in this node: read synchronously by every page and mail. */
export interface BrandHolder {
  /** The name of the environment, used where the operator chose none. */
  readonly defaultName: string;
  now(): Brand;
  set(brand: Brand): void;
}

/** Starts with the name of the environment; the domain `site` sets what the operator chose. */
export function makeBrandHolder(name: string): BrandHolder {
  let brand: Brand = { name, shades: null, logo: null, version: 0 };
  return {
    defaultName: name,
    now: () => brand,
    set: (next) => {
      brand = next;
    },
  };
}

/** The configuration with the operator's name of the marketplace, read live. */
export function withBrandName<Config extends { brandName: string }>(
  config: Config,
  brand: BrandHolder,
): Config {
  return Object.defineProperty({ ...config }, 'brandName', {
    get: () => brand.now().name,
    enumerable: true,
  });
}

/** Replaces our own pine, by day and by night, in CSS or SVG with the colours of a brand, if any. */
export function coloured(style: string, shades: Shades | null | undefined): string {
  if (!shades) return style;
  const replacements = new Map<string, string>();
  for (const [name, pair] of Object.entries(brandTokens(shades))) {
    const own = COLOURS[name as Colour];
    for (const at of [0, 1] as const) replacements.set(own[at], pair[at]);
  }
  return style.replaceAll(/#[0-9a-f]{6}\b/g, (colour) => replacements.get(colour) ?? colour);
}
