import * as z from 'zod/mini';
import { EMERGENCIES } from '#contract/requests/assistant.ts';
import { LANGUAGES } from '#contract/language.ts';
import { PROFESSIONS } from '#contract/professionals/professions.ts';
import { dateRange, RECURRENCES } from '#contract/requests/schedule.ts';
import { URGENCIES } from '#contract/requests/urgency.ts';
import { FIELDS, OFFERS, STEPS, type Progress } from '#contract/dialogue/steps.ts';
import type { ChatMessage } from './use-script.ts';

const words = z.nullable(z.string());

const otherNeed = z.object({ profession: z.enum(PROFESSIONS), words: z.string() });

const standing = {
  step: z.enum(STEPS),
  draft: z.object({
    profession: z.nullable(z.enum(PROFESSIONS)),
    description: words,
    location: words,
    formattedAddress: words,
    locationPlaceId: words,
    addressComponents: z.record(z.string(), z.string()),
    destination: z._default(words, null),
    urgency: z.nullable(z.enum(URGENCIES)),
    dates: z._default(z.nullable(dateRange), null),
    recurrence: z._default(z.nullable(z.enum(RECURRENCES)), null),
    email: words,
    phone: words,
  }),
  byHand: z.array(z.enum(FIELDS)),
  questions: z.int(),
  repeats: z.int(),
  offer: z.object({ of: z.enum(OFFERS), professions: z.array(z.enum(PROFESSIONS)) }),
  otherNeeds: z.array(otherNeed),
};

const chatState = z.object({
  messages: z.array(
    z.object({
      id: z.int(),
      type: z.enum(['bot', 'user']),
      content: z.string(),
      timestamp: z.coerce.date(),
      kind: z.enum(['text', 'summary', 'note', 'languages']),
      turn: z.int(),
    }),
  ),
  progress: z.object({
    ...standing,
    ready: z.literal(false),
    otherLanguage: z._default(z.nullable(z.enum(LANGUAGES)), null),
    danger: z.nullable(z.object({ kind: z.enum(EMERGENCIES), number: z.string() })),
    past: z.array(z.object(standing)),
  }),
  unfinished: z.boolean(),
  unread: z.boolean(),
});

/** The persistent state of a conversation: its messages and progress. */
export interface ChatState {
  messages: readonly ChatMessage[];
  progress: Progress;
  /** Whether the assistant was about to say something. */
  unfinished: boolean;
  /** The person's last words have not been read yet: they are when it is resumed. */
  unread: boolean;
}

/** Serializes a conversation. */
export function writeChatState(state: ChatState): string {
  return JSON.stringify(state);
}

/** Parses a serialized conversation; null where it is invalid (or of another version). */
export function readChatState(text: string | null): ChatState | null {
  if (text === null) return null;
  try {
    return z.parse(chatState, JSON.parse(text));
  } catch (error) {
    console.warn('The conversation could not be read.', error);
    return null;
  }
}
