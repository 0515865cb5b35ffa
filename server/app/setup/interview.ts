import { describeFault, tryAnswer } from './judge.ts';
import type { Answers, Question } from './questions.ts';

/** Where questions are asked and findings are written. */
export interface Desk {
  /** Undefined without a terminal: then everything has to be answered beforehand. */
  ask?: ((question: string) => Promise<string>) | undefined;
  write(text: string): void;
}

export interface Interview {
  questions: readonly Question[];
  /** What was answered beforehand, by flags or a file. */
  given: Answers;
  /** Whether answers that fail on the world outside are taken all the same. */
  unchecked: boolean;
  desk: Desk;
}

/**
 * Finds an answer to every question and tries it. Resolves with them. @throws where one is missing
 * or wrong, naming all of them
 */
export async function interview({ questions, given, unchecked, desk }: Interview) {
  if (!desk.ask) assertAllGiven(questions, given);
  const answers: Answers = {};
  const problems: string[] = [];
  for (const question of questions) {
    const { topic, standard } = question;
    const answer = given[topic] ?? (desk.ask ? undefined : standard?.(answers));
    if (answer === undefined) {
      answers[topic] = await converse(question, answers, desk);
      continue;
    }
    answers[topic] = answer;
    const { ok, note } = await judge(question, answer);
    desk.write(`${mark(ok)} ${topic}: ${note}\n`);
    if (!ok) problems.push(topic);
  }
  if (problems.length > 0 && !unchecked) throw new Error(unmetOf(problems));
  return answers;
}

function assertAllGiven(questions: readonly Question[], given: Answers): void {
  const missing = questions.filter(
    ({ topic, standard }) => given[topic] === undefined && !standard,
  );
  const faults = questions.flatMap((question) => {
    const answer = given[question.topic];
    return answer === undefined ? [] : (describeFault(question, answer) ?? []);
  });
  const lacks = missing.map(
    ({ topic, ask, example }) => `--${topic} is missing. ${ask}: ${example}`,
  );
  const all = [...lacks, ...faults];
  if (all.length > 0) throw new Error(`Nothing was written:\n  ${all.join('\n  ')}`);
}

function unmetOf(topics: readonly string[]): string {
  return `Nothing was written: ${topics.join(', ')} did not pass. Mend it and run this again; --unchecked takes the answers as they are.`;
}

async function judge(question: Question, answer: string) {
  const fault = describeFault(question, answer);
  return fault === undefined ? tryAnswer(question, answer) : { ok: false, note: fault };
}

/** Asks until an answer passes, or is to be taken although it does not. */
async function converse(question: Question, answers: Answers, desk: Desk): Promise<string> {
  const standard = question.standard?.(answers);
  const hint = standard === undefined ? `, e.g. ${question.example}` : ` [${standard}]`;
  const typed = await desk.ask!(`${question.ask}${hint}: `);
  const answer = typed.trim() || standard || '';
  const fault = describeFault(question, answer);
  if (fault !== undefined) {
    desk.write(`${mark(false)} ${fault}\n`);
    return converse(question, answers, desk);
  }
  const { ok, note } = await tryAnswer(question, answer);
  desk.write(`${mark(ok)} ${note}\n`);
  if (ok || (await agrees(desk, 'Take it all the same?'))) return answer;
  return converse(question, answers, desk);
}

/** Whether somebody at the terminal says yes; without one, nobody does. */
export async function agrees({ ask }: Desk, question: string): Promise<boolean> {
  return ask !== undefined && /^y(es)?$/i.test((await ask(`${question} [y/N]: `)).trim());
}

function mark(ok: boolean): string {
  return ok ? 'ok  ' : 'BAD ';
}
