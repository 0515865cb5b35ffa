export const texts = {
  human: 'There is no door at this address.',
  humanHint:
    'The link may be old, or a letter went missing on the way. We looked around the block: nobody.',
  title: '404 Page Not Found',
  hint: 'Did you forget to add the page to the router?',
  home: 'Back to the home page',
} as const;
