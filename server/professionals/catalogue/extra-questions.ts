import { randomUUID } from 'node:crypto';
import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from '#contract/language.ts';
import type { ExtraQuestion, ExtraQuestionSetting } from '#contract/requests/extra-questions.ts';

type Spoken = Readonly<Record<UnderstoodLanguage, string | null>>;

/** The stored extra questions of a trade; none for a new one. */
export function readQuestions(stored: unknown): ExtraQuestionSetting[] {
  return (stored ?? []) as ExtraQuestionSetting[];
}

/**
 * The questions once they are changed; undefined leaves them. One that was there keeps its id, by
 * which answers of conversations under way find it; every other gets a new one.
 */
export function questionsAfter(
  change: readonly ExtraQuestionSetting[] | undefined,
  before: readonly ExtraQuestionSetting[],
): ExtraQuestionSetting[] {
  if (!change) return [...before];
  const known = new Set(before.map(({ id }) => id));
  return change.map(({ id, kind, question, options }) => ({
    id: known.delete(id) ? id : randomUUID(),
    kind,
    question,
    options,
  }));
}

/** A question in a language, else in English, else in whichever language it has; so its options. */
export function askedIn(
  { id, kind, question, options }: ExtraQuestionSetting,
  language: UnderstoodLanguage,
): ExtraQuestion {
  const said = (words: Spoken) =>
    [language, ...UNDERSTOOD_LANGUAGES].map((one) => words[one]).find((one) => one !== null) ?? '';
  return { id, kind, question: said(question), options: options.map(said) };
}
