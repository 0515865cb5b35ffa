import { z } from 'zod';
import { EMERGENCIES, MESSAGE_KINDS } from '#contract/requests/assistant.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { URGENCIES } from '#contract/requests/urgency.ts';
import { catalogueVersion, listTrades } from '#server/professionals/professionals.ts';

type Schemas = ReturnType<typeof schemasFor>;
let prepared: (Schemas & { version: number }) | undefined;

/** The schemas of an answer with the trades of the catalogue. */
export function answerSchemas(): Schemas {
  if (prepared?.version !== catalogueVersion()) {
    prepared = { version: catalogueVersion(), ...schemasFor(listTrades()) };
  }
  return prepared;
}

function schemasFor(trades: readonly Profession[]) {
  const profession = z.enum(trades);
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
  return {
    /**
     * The schema a model is given: names of closed lists, and excerpts that are verified. Every field
     * is required and unbounded, as services that enforce a schema demand.
     */
    form: z.toJSONSchema(z.object(fields)),
    /** The lenient schema of the answer: fields we know as well ourselves may be missing. */
    answer: z.object({
      ...fields,
      kind: fields.kind.default(null),
      alternatives: fields.alternatives.default([]),
      otherNeeds: fields.otherNeeds.default([]),
      emergency: fields.emergency.default(null),
    }),
  };
}

export type ModelAnswer = z.output<Schemas['answer']>;
