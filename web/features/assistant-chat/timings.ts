/** The documented timing of the conversation, in milliseconds. */
export const TIMINGS = {
  reply: 700,
  confirmation: 1_500,
  askWho: 1_500,
  submit: 2_500,
} as const;
