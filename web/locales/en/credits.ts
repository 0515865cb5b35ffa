export const texts = {
  title: 'Credits',
  lead: 'What this site is made of, who made it, and under which licence we may use it. Thank you.',
  licence: 'Licence:',
  of: {
    portraits: 'Drawn portraits, recoloured and combined',
    fonts: 'Typefaces',
    icons: 'Icons, also those of trades',
    drawings: 'Logo, scenes and maps, drawn for this site',
    places: 'Names, populations and coordinates of cities, selected, rounded and corrected',
    zones: 'Time zones of places',
    imported: 'Districts and streets of the area, as imported for this site',
  },
} as const;
