/** The parts of the profile in their order; the texts are `sections.<id>`. */
export const SECTIONS = [
  'availability',
  'hours',
  'days-off',
  'area',
  'about',
  'papers',
  'preview',
  'contact',
  'page',
  'photos',
  'reviews',
] as const;
export type SectionId = (typeof SECTIONS)[number];
