import type { Language } from '#contract/language.ts';
import type { Brand } from '#server/platform/brand.ts';
import type { Platform } from '#server/platform/platform.ts';

/** What every public page of this site has in common. */
export interface Site {
  /** The address people use, without a slash at its end. */
  publicUrl: string;
  readonly brand: string;
  /** The operator's colours and logo, where they chose some. */
  readonly chosen: Pick<Brand, 'shades' | 'logo' | 'version'>;
  defaultLanguage: Language;
  look: Look;
}

/** What the web build made for these pages, by their addresses; nothing where there is no build. */
export interface Look {
  styles: string | undefined;
  fonts: readonly string[];
}

/** The site as it is called and looks whenever it is read. */
export function siteOf({ config, brand }: Pick<Platform, 'config' | 'brand'>, look: Look): Site {
  const { publicUrl, defaultLanguage } = config;
  return {
    publicUrl,
    defaultLanguage,
    look,
    get brand() {
      return brand.now().name;
    },
    get chosen() {
      return brand.now();
    },
  };
}
