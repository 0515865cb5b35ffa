/** The three urgencies. On the wire always these English texts; shown in the reader's language. */
export const URGENCIES = [
  'Very urgent (within 24h)',
  'Soon (2-3 days)',
  'Not urgent (within a week)',
] as const;

export type Urgency = (typeof URGENCIES)[number];
