import { foldText } from '#contract/fold-text.ts';
import { MAX_EXTRA_ANSWER_LENGTH, type ExtraQuestion } from '#contract/requests/extra-questions.ts';
import type { Draft, DraftAnswer } from './draft.ts';
import { ask, askDetail } from './questions.ts';
import { openQuestion } from './extra-of-trade.ts';
import { step, type Talk } from './talk.ts';

/** Says that a question is not to be answered. */
const SKIPS =
  /^\W*(?:skip(?: (?:it|this|that))?|pass|next|i (?:don['’]?t|do not) know|idk|no idea|not sure|passer?|passe|suivante?|(?:je )?(?:ne )?sais pas|(?:j['’]ai )?aucune idee|je l['’]ignore|saltar|omitir|siguiente|(?:yo )?no (?:lo )?se|ni idea)\W*$/;

/** Takes words as the answer to the open extra question, or as a wish to skip it, and asks on. */
export function hearDetail(talk: Talk, text: string): void {
  const question = openQuestion(talk.progress);
  if (!question) return ask(talk);
  const answer = SKIPS.test(foldText(text)) ? null : answerIn(question, text);
  const isNumberless = question.kind === 'number' && answer !== null && !/\p{Nd}/u.test(answer);
  if (isNumberless && talk.progress.repeats === 0) {
    step(talk, { type: 'repeated' });
    return askDetail(talk, 'ask.number');
  }
  step(talk, { type: 'answered', found: withDetail(talk.progress.draft, question, answer) });
  return ask(talk);
}

/** What changes of a draft by the answer to an extra question of its trade; null skips it. */
export function withDetail(
  { profession, extraAnswers }: Draft,
  { id: questionId, question }: Pick<ExtraQuestion, 'id' | 'question'>,
  answer: string | null,
): Partial<Draft> {
  if (profession === null) return {};
  const given: DraftAnswer = { profession, questionId, question, answer };
  const isKnown = extraAnswers.some((one) => one.questionId === questionId);
  return {
    extraAnswers: isKnown
      ? extraAnswers.map((one) => (one.questionId === questionId ? given : one))
      : [...extraAnswers, given],
  };
}

/** The answers that belong to a draft: those of its trade that were not skipped. */
export function answersIn({ profession, extraAnswers }: Draft) {
  return extraAnswers.flatMap((one) =>
    one.profession === profession && one.answer !== null ? [{ ...one, answer: one.answer }] : [],
  );
}

/** The option that was said, or the words themselves. */
function answerIn({ options }: ExtraQuestion, text: string): string {
  const said = foldText(text).trim();
  const option = options.find((one) => foldText(one).trim() === said);
  return option ?? text.slice(0, MAX_EXTRA_ANSWER_LENGTH).toWellFormed().trim();
}
