import { z } from 'zod';
import { EMERGENCIES, MESSAGE_KINDS } from '#contract/requests/assistant.ts';
import { PROFESSIONS } from '#contract/professionals/professions.ts';
import { URGENCIES } from '#contract/requests/urgency.ts';

const profession = z.enum(PROFESSIONS);
const fields = {
  kind: z.nullable(z.enum(MESSAGE_KINDS)),
  profession: z.nullable(profession),
  alternatives: z.array(profession),
  description: z.nullable(z.string()),
  location: z.nullable(z.string()),
  urgency: z.nullable(z.enum(URGENCIES)),
  otherNeeds: z.array(z.object({ profession, words: z.string() })),
  emergency: z.nullable(z.enum(EMERGENCIES)),
};

/**
 * The one form a model is asked for: names of closed lists, and excerpts that are checked. All of it
 * is required and nothing bounded, as services that enforce a schema demand.
 */
export const modelAnswerForm = z.toJSONSchema(z.object(fields));

/** The same as it is taken: what we know as well ourselves may be left out. */
export const modelAnswer = z.object({
  ...fields,
  kind: fields.kind.default(null),
  alternatives: fields.alternatives.default([]),
  otherNeeds: fields.otherNeeds.default([]),
  emergency: fields.emergency.default(null),
});
export type ModelAnswer = z.output<typeof modelAnswer>;
