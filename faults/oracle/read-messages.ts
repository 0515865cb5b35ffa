import type { FakeLanguageModel } from '#tests/fakes/language-model.ts';

/** A message to the assistant: the trade that it names, and the one that was answered. */
export interface ReadMessage {
  message: string;
  expected: string;
  answered: string | null;
}

/** Messages that were not understood, with and without the model; and a model that nobody asked. */
export function faultsOfAnswers(
  read: readonly ReadMessage[],
  calls: readonly FakeLanguageModel['calls'][number][],
): string[] {
  const missed = read.filter(({ expected, answered }) => expected !== answered);
  const isAsked = read.some(({ message }) => calls.some(({ asked }) => asked.includes(message)));
  return [
    ...(missed.length > 0
      ? [`${missed.length} messages were not understood, as ${JSON.stringify(missed[0])}`]
      : []),
    ...(isAsked ? [] : ['the language model was never asked']),
  ];
}
