import type { Catalogue } from './catalogue.ts';

declare module 'use-intl' {
  interface AppConfig {
    Messages: { [Feature in keyof Catalogue]: Catalogue[Feature] };
  }
}
