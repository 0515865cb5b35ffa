import type { Language } from '#contract/language.ts';

/** What every public page of this site has in common. */
export interface Site {
  /** The address people use, without a slash at its end. */
  publicUrl: string;
  brand: string;
  defaultLanguage: Language;
  look: Look;
}

/** What the web build made for these pages, by their addresses; nothing where there is no build. */
export interface Look {
  styles: string | undefined;
  fonts: readonly string[];
}
