export const texts = {
  around: 'Map around your place: {names}',
  empty: 'Map around your place',
  lead: 'Map around you: {where}',
  area: 'Map of your service area',
} as const;
