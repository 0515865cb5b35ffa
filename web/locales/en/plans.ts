export const texts = {
  title: 'Professional plans',
  heading: 'Simple plans for people who work with their hands, heads and hearts',
  lead: 'Pay only for being asked more often. A plan never buys a better place than a better match.',
  perMonth: 'per month',
  requestsPerMonth: '{count, plural, one {# job request} other {# job requests}} a month',
  unlimited: 'Unlimited job requests',
  popular: 'Most Popular',
  signIn: 'Sign in to continue',
  fine: 'Prices in US dollars. No setup fees, cancel anytime.',
  loadFailed: 'The plans could not be loaded',
} as const;
