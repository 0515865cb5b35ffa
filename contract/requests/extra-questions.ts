import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { LANGUAGES, UNDERSTOOD_LANGUAGES } from '../language.ts';
import { professionSlug } from '../professionals/profession-slug.ts';
import { id, oneLine, text } from '../text.ts';

/** So many questions a trade may have. */
export const MAX_EXTRA_QUESTIONS = 5;
export const MIN_OPTIONS = 2;
export const MAX_OPTIONS = 10;
export const MAX_QUESTION_LENGTH = 150;
export const MAX_OPTION_LENGTH = 50;
export const MAX_EXTRA_ANSWER_LENGTH = 500;

/** How a question is answered: in words, with a number, with one of its options, or by adding photos. */
export const QUESTION_KINDS = ['text', 'number', 'choice', 'photo'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** What may be typed in each language; at least one is there. */
const inLanguages = (max: number) => {
  const words = z.nullable(oneLine(max));
  return z
    .object({ en: words, fr: words, es: words })
    .check(
      z.refine(
        (said) => UNDERSTOOD_LANGUAGES.some((language) => said[language] !== null),
        'missing',
      ),
    );
};

/** An extra question of a trade with its wording, as an operator edits it. */
export const extraQuestionSetting = z
  .object({
    /** Any text that the trade has not is a new question, which gets an id. */
    id: z.string().check(z.maxLength(64)),
    kind: z.enum(QUESTION_KINDS),
    question: inLanguages(MAX_QUESTION_LENGTH),
    /** Of a choice alone. */
    options: z.array(inLanguages(MAX_OPTION_LENGTH)).check(z.maxLength(MAX_OPTIONS)),
  })
  .check(
    z.refine(
      ({ kind, options }) => kind !== 'choice' || options.length >= MIN_OPTIONS,
      'too few options',
    ),
    z.refine(({ kind, options }) => kind === 'choice' || options.length === 0, 'no options'),
  );
export type ExtraQuestionSetting = z.output<typeof extraQuestionSetting>;

/** An extra question as a customer is asked it: in one language, with the options of a choice. */
export const extraQuestion = z.object({
  id,
  kind: z.enum(QUESTION_KINDS),
  question: z.string(),
  options: z.array(z.string()),
});
export type ExtraQuestion = z.output<typeof extraQuestion>;

/** The answers a customer sends with a request; what was skipped is left out. */
export const givenAnswers = z
  .array(z.object({ questionId: id, answer: text(1, MAX_EXTRA_ANSWER_LENGTH) }))
  .check(
    z.maxLength(MAX_EXTRA_QUESTIONS),
    z.refine(
      (given) => new Set(given.map(({ questionId }) => questionId)).size === given.length,
      'repeated',
    ),
  );

export const listExtraQuestions = endpoint({
  method: 'GET',
  path: '/api/catalogue/:profession/questions',
  audience: 'anyone',
  summary: 'The extra questions of a trade, in the order they are asked and in one language',
  params: { profession: professionSlug },
  query: { language: z.enum(LANGUAGES) },
  response: z.array(extraQuestion),
  errors: ['not_found'],
});
