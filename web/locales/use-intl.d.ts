import type { FormattingLocale } from '#web/lib/i18n/language.ts';
import type { Catalogue } from './catalogue.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: FormattingLocale;
    Messages: { [Feature in keyof Catalogue]: Catalogue[Feature] };
  }
}
