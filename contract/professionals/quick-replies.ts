import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { text } from '../text.ts';

/** Placeholders of a quick reply, filled in from the conversation. */
export const PLACEHOLDERS = ['customer', 'profession', 'area', 'me'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** A quick reply. Its text may contain placeholders in braces, as `{customer}`. */
export const quickReply = z.strictObject({ title: text(1, 60), text: text(1, 1000) });
export type QuickReply = z.output<typeof quickReply>;

const quickReplies = z.object({ replies: z.array(quickReply) });

export const listQuickReplies = endpoint({
  method: 'GET',
  path: '/api/quick-replies',
  audience: 'professional',
  summary: 'The answers the professional keeps ready, in their order',
  response: quickReplies,
  errors: [],
});

export const setQuickReplies = endpoint({
  method: 'PUT',
  path: '/api/quick-replies',
  audience: 'professional',
  summary: 'Keep these answers ready, at most twenty, instead of those before',
  body: z.strictObject({ replies: z.array(quickReply).check(z.maxLength(20)) }),
  response: quickReplies,
  errors: [],
});
