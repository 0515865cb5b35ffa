export const texts = {
  popular: 'Most Popular',
  current: 'Your plan',
  requests: '{count, plural, one {# job request} other {# job requests}} a month',
  unlimited: 'Unlimited job requests',
} as const;
