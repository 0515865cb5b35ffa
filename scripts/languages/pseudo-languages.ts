import type { FurtherLanguage } from '#contract/further-language.ts';
import type { PseudoStyle } from './pseudo.ts';

/** Languages that nobody speaks, made from English, which prove that a folder is all that a language needs. */
export const PSEUDO_LANGUAGES: Readonly<Record<PseudoStyle, FurtherLanguage>> = {
  accented: {
    code: 'en-XA',
    name: 'Éñĝļíšĥ',
    locale: 'en-XA',
    direction: 'ltr',
    fallback: 'en',
  },
  'right-to-left': {
    code: 'ar-XB',
    name: 'Áŕáƀíç',
    locale: 'ar-XB-u-nu-latn',
    direction: 'rtl',
    fallback: 'en',
  },
};
