import { variables } from '#server/platform/config/variables.ts';
import type { Question } from './questions.ts';
import type { Trial } from './trials/trial.ts';

/** The value of a question's variable; undefined leaves the variable out. */
export function settingOf({ settingFrom }: Question, answer: string): string | undefined {
  return settingFrom ? settingFrom(answer.trim()) : answer.trim();
}

/** Why an answer cannot be the value of its variable; undefined where it can. */
export function describeFault(question: Question, answer: string): string | undefined {
  const { variable, topic, example, secret = false } = question;
  const setting = settingOf(question, answer);
  if (answer.trim() !== '' && variables[variable].schema.safeParse(setting).success)
    return undefined;
  const found = secret ? '' : ` (it is "${answer}")`;
  return `${topic} must ${variables[variable].must}${found}. Example: ${example}`;
}

/** Tries a well-formed answer on the world outside. */
export async function tryAnswer(question: Question, answer: string): Promise<Trial> {
  const setting = settingOf(question, answer);
  if (question.attempt) return question.attempt(setting);
  return { ok: true, note: question.secret ? 'Set.' : (setting ?? answer) };
}
