import type { LanguageModel } from 'ai';
import { answerSchemas, type ModelAnswer } from './answer-schema.ts';
import { instructions } from './instructions.ts';
import { readFailure, type ModelFailure } from './model-failure.ts';

export const MAX_OUTPUT_TOKENS = 600;

/** The outcome of one question: an answer or the kind of failure, and its cost. */
export type Outcome = ({ answer: ModelAnswer } | { failure: ModelFailure }) & {
  /** In tokens; undefined where the service did not say and may have charged anything. */
  tokens: number | undefined;
};

/** zod writes draft 2020-12, the SDK's types know draft 7; the form uses what both have. */
type Form = Parameters<typeof import('ai').jsonSchema>[0];

/**
 * Asks a model one question, once: no tools, no retry. Never throws, so that no part of a message
 * inside an SDK error gets into a log.
 */
export async function callModel(
  model: LanguageModel,
  question: string,
  abortSignal: AbortSignal,
): Promise<Outcome> {
  const { generateText, jsonSchema, Output } = await import('ai');
  try {
    const result = await generateText({
      model,
      instructions: instructions(),
      prompt: question,
      output: Output.object({
        schema: jsonSchema(answerSchemas().form as Form, { validate }),
        name: 'message',
      }),
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      temperature: 0,
      maxRetries: 0,
      abortSignal,
    });
    return { answer: result.output, tokens: result.usage.totalTokens };
  } catch (error) {
    return await readFailure(error, abortSignal);
  }
}

function validate(value: unknown) {
  const parsed = answerSchemas().answer.safeParse(value);
  return parsed.success
    ? { success: true as const, value: parsed.data }
    : { success: false as const, error: parsed.error };
}
