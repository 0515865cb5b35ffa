export const texts = {
  title: '404 Page Not Found',
  hint: 'Did you forget to add the page to the router?',
  home: 'Back to the home page',
} as const;
