export const texts = {
  message: 'I am looking for: {trade}',
} as const;
