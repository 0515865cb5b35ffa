import * as z from 'zod/mini';
import type { Draft } from '#contract/dialogue/draft.ts';
import { QUESTION_KINDS } from '#contract/requests/extra-questions.ts';
import { EMERGENCIES } from '#contract/requests/assistant.ts';
import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import { professionSlug } from '#contract/professionals/profession-slug.ts';
import { dateRange, RECURRENCES } from '#contract/requests/schedule.ts';
import { URGENCIES } from '#contract/requests/urgency.ts';
import { ALL_STEPS, FIELDS, OFFERS, type Progress } from '#contract/dialogue/steps.ts';
import { ANSWER_PAGES } from './answer-pages.ts';
import type { ChatMessage } from './use-script.ts';

const words = z.nullable(z.string());

const fields = {
  profession: z.nullable(professionSlug),
  description: words,
  location: words,
  formattedAddress: words,
  locationPlaceId: words,
  addressComponents: z.record(z.string(), z.string()),
  town: z.custom<Draft['town']>(),
  destination: words,
  urgency: z.nullable(z.enum(URGENCIES)),
  dates: z.nullable(dateRange),
  recurrence: z.nullable(z.enum(RECURRENCES)),
  extraAnswers: z.array(
    z.object({
      profession: professionSlug,
      questionId: z.string(),
      question: z.string(),
      answer: words,
    }),
  ),
  email: words,
  phone: words,
};

const draft = z.object({
  ...fields,
  town: z._default(fields.town, null),
  destination: z._default(fields.destination, null),
  dates: z._default(fields.dates, null),
  recurrence: z._default(fields.recurrence, null),
  extraAnswers: z._default(fields.extraAnswers, []),
});

const otherNeed = z.object({
  profession: professionSlug,
  words: z.string(),
  /** Stored since each further need is a draft. */
  own: z._default(
    z.pipe(
      z.partial(z.object(fields)),
      // JSON knows no undefined: what is missing is left out.
      z.transform((own) => own as Partial<Draft>),
    ),
    {},
  ),
});

const standing = {
  step: z.enum(ALL_STEPS),
  draft,
  byHand: z.array(z.enum(FIELDS)),
  questions: z.int(),
  repeats: z.int(),
  whereTo: z._default(z.boolean(), false),
  offer: z.object({ of: z.enum(OFFERS), professions: z.array(professionSlug) }),
  otherNeeds: z.array(otherNeed),
  only: z._default(z.nullable(z.int()), null),
};

const sentDraft = z.object({ id: z.nullable(z.string()), profession: professionSlug });

const extra = z.object({
  profession: professionSlug,
  questions: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(QUESTION_KINDS),
      question: z.string(),
      options: z.array(z.string()),
    }),
  ),
});

const chatState = z.object({
  messages: z.array(
    z.object({
      id: z.int(),
      type: z.enum(['bot', 'user']),
      content: z.string(),
      timestamp: z.coerce.date(),
      kind: z.enum(['text', 'summary', 'note', 'languages']),
      page: z.optional(z.enum(ANSWER_PAGES)),
      turn: z.int(),
    }),
  ),
  progress: z.object({
    ...standing,
    ready: z.literal(false),
    otherLanguage: z._default(z.nullable(z.enum(UNDERSTOOD_LANGUAGES)), null),
    extra: z._default(z.nullable(extra), null),
    sent: z._default(z.array(sentDraft), []),
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
