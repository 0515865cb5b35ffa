export const texts = {
  title: 'Trusted help, close to home',
} as const;
