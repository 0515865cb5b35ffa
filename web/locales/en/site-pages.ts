export const texts = {
  titles: {
    about: 'About us',
    contact: 'Contact us',
    privacy: 'Privacy',
    terms: 'Terms and Conditions',
  },
  since: 'As of {date}',
  failed: 'This page could not be loaded',
  ask: 'Say what you need',
} as const;
