/** What others made, or we drew; the key of its text in the catalogue. */
export type CreditKey =
  | 'fonts'
  | 'portraits'
  | 'icons'
  | 'drawings'
  | 'places'
  | 'zones'
  | 'imported';

export interface Credit {
  key: CreditKey;
  /** Titles and authors as they name themselves: in no language. */
  works: readonly { name: string; by: string; url?: string }[];
  licence: { name: string; url: string };
}

const MIT = { name: 'MIT License', url: 'https://opensource.org/license/mit' };
const CC0 = { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' };

/** A line for every font, picture and data set that is shown; a test finds what lacks one. */
export const CREDITS: readonly Credit[] = [
  {
    key: 'portraits',
    works: [
      { name: 'Open Peeps', by: 'Pablo Stanley', url: 'https://www.openpeeps.com/' },
      { name: 'DiceBear', by: 'Florian Körner (MIT)', url: 'https://www.dicebear.com/' },
    ],
    licence: CC0,
  },
  {
    key: 'fonts',
    works: [
      {
        name: 'Bricolage Grotesque',
        by: 'Mathieu Triay',
        url: 'https://github.com/ateliertriay/bricolage',
      },
      { name: 'Figtree', by: 'Erik Kennedy', url: 'https://github.com/erikdkennedy/figtree' },
    ],
    licence: { name: 'SIL Open Font License 1.1', url: 'https://openfontlicense.org' },
  },
  {
    key: 'icons',
    works: [{ name: 'Lucide', by: 'Lucide Contributors', url: 'https://lucide.dev' }],
    licence: { name: 'ISC License', url: 'https://lucide.dev/license' },
  },
  {
    key: 'drawings',
    works: [{ name: 'Nearhand', by: 'Nearhand' }],
    licence: MIT,
  },
  {
    key: 'places',
    works: [{ name: 'GeoNames', by: 'GeoNames', url: 'https://www.geonames.org' }],
    licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  },
  {
    key: 'zones',
    works: [
      {
        name: 'tz-lookup',
        by: 'PhotoStructure, Inc.',
        url: 'https://github.com/photostructure/tz-lookup',
      },
    ],
    licence: CC0,
  },
];

/** Shown where the operator imported places from there: its licence asks for it. */
export const OPENSTREETMAP: Credit = {
  key: 'imported',
  works: [
    {
      name: 'OpenStreetMap',
      by: '© OpenStreetMap contributors',
      url: 'https://www.openstreetmap.org/copyright',
    },
  ],
  licence: {
    name: 'Open Database License 1.0',
    url: 'https://opendatacommons.org/licenses/odbl/1-0/',
  },
};
