import { THEME_SHADES, type Shades } from '#contract/brand-colours.ts';

/** A logo as pages and mails show it: where it is, and its size in pixels. */
export interface BrandLogo {
  url: string;
  width: number;
  height: number;
  /** Whether the name is part of it and need not stand beside it. */
  hasName: boolean;
}

/** What this site is called and looks like now. */
export interface Brand {
  name: string;
  /** Null where the theme's own colours are shown. */
  shades: Shades | null;
  /** Null where the program's own mark is shown. */
  logo: BrandLogo | null;
  /** Grows with every change of the operator's. */
  version: number;
}

/** The brand as this node knows it: read without waiting, by every page and mail. */
export interface BrandHolder {
  /** The name of the environment, where the operator chose none. */
  readonly defaultName: string;
  now(): Brand;
  set(brand: Brand): void;
}

/** Begins with the name of the environment; the domain `site` brings what the operator chose. */
export function holdBrand(name: string): BrandHolder {
  let brand: Brand = { name, shades: null, logo: null, version: 0 };
  return {
    defaultName: name,
    now: () => brand,
    set: (next) => {
      brand = next;
    },
  };
}

/** The configuration with the name that the operator gave the marketplace, whenever it is read. */
export function withBrandName<Config extends { brandName: string }>(
  config: Config,
  brand: BrandHolder,
): Config {
  return Object.defineProperty({ ...config }, 'brandName', {
    get: () => brand.now().name,
    enumerable: true,
  });
}

/** A piece of style with the theme's greens in the shades of a brand; as it was without any. */
export function coloured(style: string, shades: Shades | null | undefined): string {
  if (!shades) return style;
  const names = Object.keys(THEME_SHADES) as (keyof Shades)[];
  return style.replaceAll(/#[0-9a-f]{6}\b/g, (colour) => {
    const shade = names.find((name) => THEME_SHADES[name] === colour);
    return shade ? shades[shade] : colour;
  });
}
