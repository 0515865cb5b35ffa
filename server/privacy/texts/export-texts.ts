import type { en } from './en.ts';

/** What every language says: the English words are the type of the others. */
export type ExportTexts = typeof en;
export type Kind = keyof ExportTexts['kinds'];
export type Column = keyof ExportTexts['columns'];
