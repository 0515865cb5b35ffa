import type { Profession } from '#contract/professionals/professions.ts';
import type { ExtraQuestion } from '#contract/requests/extra-questions.ts';
import type { Draft } from './draft.ts';

/** The extra questions of a trade, in the order they are asked. */
export interface ExtraOfTrade {
  profession: Profession;
  questions: readonly ExtraQuestion[];
}

/** The extra question that is neither answered nor skipped yet; undefined without one. */
export function openQuestion({
  draft: { profession, extraAnswers },
  extra,
}: {
  draft: Draft;
  extra: ExtraOfTrade | null;
}): ExtraQuestion | undefined {
  if (extra === null || extra.profession !== profession) return undefined;
  return extra.questions.find(({ id }) =>
    extraAnswers.every(({ questionId }) => questionId !== id),
  );
}
