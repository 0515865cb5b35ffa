import type { ExtraAnswers } from './leads.ts';

/** A need in one text, for messages: its description, and a line for each answered question. */
export function needInWords(need: { description: string; extraAnswers: ExtraAnswers }): string {
  return [need.description, ...need.extraAnswers.map(answerInWords)].join('\n');
}

/** A question and its answer in one line. */
export function answerInWords({ question, answer }: ExtraAnswers[number]): string {
  return `${question} ${answer}`;
}
