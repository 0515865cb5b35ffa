import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LANGUAGES } from './language.ts';
import { PROFESSIONS } from './professions.ts';
import { URGENCIES } from './urgency.ts';
import { text } from './text.ts';

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
});
export type Analysis = z.output<typeof analysis>;

export const analyzeMessage = endpoint({
  method: 'POST',
  path: '/api/chat/analyze',
  audience: 'anyone',
  summary: 'Understand a need written in plain words',
  body: z.object({ message: text(1, 2000), language: z.enum(LANGUAGES) }),
  maxBodyBytes: 16 * 1024,
  response: analysis,
  errors: [],
});
