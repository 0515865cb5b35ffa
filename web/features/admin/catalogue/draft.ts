import type { CatalogueEntry } from '#contract/admin/catalogue.ts';

/** The settings of a trade while they are edited. */
export type Draft = Pick<
  CatalogueEntry,
  'names' | 'cueWords' | 'examples' | 'extraQuestions' | 'active' | 'category' | 'icon'
>;
