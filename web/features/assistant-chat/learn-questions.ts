import type { Progress, StepEvent } from '#contract/dialogue/steps.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import type { ExtraQuestion } from '#contract/requests/extra-questions.ts';

/** The extra questions of a trade; none where they cannot be had. */
export type QuestionsOf = (profession: Profession) => Promise<readonly ExtraQuestion[]>;

interface Conversation {
  now: () => Progress;
  step: (event: StepEvent) => Progress;
  questionsOf: QuestionsOf;
}

/**
 * Fetches the extra questions of a trade once a conversation is about it; false where there are none
 * that it did not have.
 */
export async function learnQuestions(
  { now, step, questionsOf }: Conversation,
  profession: Profession | null,
): Promise<boolean> {
  if (profession === null || now().extra?.profession === profession) return false;
  const questions = await questionsOf(profession);
  step({ type: 'learned', extra: { profession, questions } });
  return questions.length > 0;
}
