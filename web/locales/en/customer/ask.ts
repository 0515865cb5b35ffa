export const texts = {
  message: 'I am looking for: {trade}',
  gone: 'That professional is no longer here',
  goneHint: 'Your request goes to the three best nearby instead.',
} as const;
