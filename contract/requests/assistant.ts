import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { LANGUAGES } from '../language.ts';
import { PROFESSIONS } from '../professionals/professions.ts';
import { URGENCIES } from './urgency.ts';
import { text } from '../text.ts';

/** Dangers in which a person must call for help before anything else. */
export const EMERGENCIES = [
  'gas',
  'fire',
  'water-and-electricity',
  'carbon-monoxide',
  'person',
] as const;
export type Emergency = (typeof EMERGENCIES)[number];

/** What a message is: a need of the catalogue, or what makes another question the right answer. */
export const MESSAGE_KINDS = [
  'need',
  'unclear',
  'greeting',
  'about-us',
  'outside',
  'other-language',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** What a message says of a need; a part it does not say is null. `confidence` is 0 to 1. */
export const analysis = z.object({
  completeness: z.object({
    hasProfession: z.boolean(),
    hasDescription: z.boolean(),
    hasLocation: z.boolean(),
    hasUrgency: z.boolean(),
  }),
  profession: z.nullable(z.enum(PROFESSIONS)),
  description: z.nullable(z.string()),
  location: z.nullable(z.string()),
  urgency: z.nullable(z.enum(URGENCIES)),
  confidence: z.number(),
  alternatives: z.array(z.enum(PROFESSIONS)),
  /** The other needs of a message that holds several, in the words they were said in. */
  otherNeeds: z.array(z.object({ profession: z.enum(PROFESSIONS), words: z.string() })),
  kind: z.enum(MESSAGE_KINDS),
  /** The danger that is told of, with the emergency number where the person is. */
  emergency: z.nullable(z.object({ kind: z.enum(EMERGENCIES), number: z.string() })),
});
export type Analysis = z.output<typeof analysis>;

/** From this confidence on a trade is taken without asking for it. */
export const SURE = 0.8;

export const analyzeMessage = endpoint({
  method: 'POST',
  path: '/api/chat/analyze',
  audience: 'anyone',
  summary: 'Understand a need written in plain words',
  body: z.object({
    message: text(1, 2000),
    language: z.enum(LANGUAGES),
    /** Not the first message of its chat: the operator's figures count the first alone. */
    followsUp: z.optional(z.boolean()),
  }),
  maxBodyBytes: 16 * 1024,
  response: analysis,
  errors: [],
});
