import type { DistanceUnit } from '#contract/distance.ts';
import type { SiteLanguages } from '#contract/language.ts';
import type { Currency } from '#contract/quotes/currencies.ts';
import type { Brand } from '#server/platform/brand.ts';
import type { Platform } from '#server/platform/platform.ts';

/** What every public page of this site has in common. */
export interface Site extends SiteLanguages {
  /** The public address, without a trailing slash. */
  publicUrl: string;
  readonly brand: string;
  /** The operator's colours and logo, where they chose some. */
  readonly chosen: Pick<Brand, 'shades' | 'logo' | 'version'>;
  /** Of the rates of professionals that name none. */
  readonly currency: Currency;
  readonly distanceUnit: DistanceUnit;
  look: Look;
}

/** What the web build made for these pages; undefined without a build. */
export interface Look {
  /** A whole style sheet, and its source in a Content-Security-Policy. */
  styles: string | undefined;
  styleSource: string | undefined;
  /** Addresses. */
  fonts: readonly string[];
}

/** Name, look, languages and units of the site, read live. */
export function siteOf({ config, brand }: Pick<Platform, 'config' | 'brand'>, look: Look): Site {
  const { publicUrl } = config;
  return {
    publicUrl,
    look,
    get offeredLanguages() {
      return config.offeredLanguages;
    },
    get defaultLanguage() {
      return config.defaultLanguage;
    },
    get currency() {
      return config.currency;
    },
    get distanceUnit() {
      return config.distanceUnit;
    },
    get brand() {
      return brand.now().name;
    },
    get chosen() {
      return brand.now();
    },
  };
}
