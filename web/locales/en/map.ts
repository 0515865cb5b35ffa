export const texts = {
  around: 'Map around your place: {names}',
  empty: 'Map around your place',
  km: '{km} km',
} as const;
