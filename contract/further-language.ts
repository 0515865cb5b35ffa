/** What `languages/<code>/language.ts` says of a language. */
export interface FurtherLanguage {
  /** A BCP 47 tag, as short as it can be: `de`, `pt-BR`. The name of the folder, and the start of addresses. */
  readonly code: string;
  /** By the name that its speakers look for. */
  readonly name: string;
  /** The BCP 47 tag that numbers, dates and plurals are formed with: `de-DE`. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** The understood language in which its readers get what exists in those three alone. */
  readonly fallback: 'en' | 'fr' | 'es';
}
