import * as z from 'zod/mini';
import { PROFESSIONS } from '#contract/professions.ts';
import { URGENCIES } from '#contract/urgency.ts';
import { STEPS } from './steps.ts';

const words = z.nullable(z.string());

const chatState = z.object({
  messages: z.array(
    z.object({
      id: z.int(),
      type: z.enum(['bot', 'user']),
      content: z.string(),
      timestamp: z.coerce.date(),
      kind: z.enum(['text', 'summary']),
    }),
  ),
  progress: z.object({
    step: z.enum(STEPS),
    draft: z.object({
      profession: z.nullable(z.enum(PROFESSIONS)),
      description: words,
      location: words,
      formattedAddress: words,
      locationPlaceId: words,
      addressComponents: z.record(z.string(), z.string()),
      urgency: z.nullable(z.enum(URGENCIES)),
      email: words,
      phone: words,
    }),
    ready: z.literal(false),
  }),
});

/** A conversation that can be put away and gone on with: what was said, and where it stands. */
export type ChatState = z.output<typeof chatState>;

/** The conversation as text. */
export function writeChatState(state: ChatState): string {
  return JSON.stringify(state);
}

/** The conversation of such a text; null where it is none (or one of another version). */
export function readChatState(text: string | null): ChatState | null {
  if (text === null) return null;
  try {
    return z.parse(chatState, JSON.parse(text));
  } catch (error) {
    console.warn('The conversation could not be read.', error);
    return null;
  }
}
