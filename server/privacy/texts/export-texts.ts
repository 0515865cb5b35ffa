import type { en } from './en.ts';

/** The English texts are the type of the others. */
export type ExportTexts = typeof en;
export type Kind = keyof ExportTexts['kinds'];
export type Column = keyof ExportTexts['columns'];
