import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from '#contract/language.ts';
import { judgeUtterances, playConversations } from './judge-sets.ts';
import type { DialogueSet } from './read-sets.ts';

/**
 * How a set of conversations and utterances went, a line a language; with `misses` each that did not
 * end as it must, as it went.
 */
export function reportDialogues(set: DialogueSet, misses: boolean): string {
  return UNDERSTOOD_LANGUAGES.map((language) => reportLanguage(language, set, misses)).join('\n');
}

function reportLanguage(language: UnderstoodLanguage, set: DialogueSet, misses: boolean): string {
  const utterances = judgeUtterances(language, set);
  const wrong = utterances.filter(({ act, taken }) => act !== taken);
  const sent = wrong.filter(({ taken }) => taken === 'yes');
  const conversations = playConversations(language, set);
  const failed = conversations.filter(({ faults }) => faults.length > 0);
  const figures = [
    `${language}: right act ${share(utterances.length - wrong.length, utterances.length)}`,
    `sent without a yes ${sent.length}`,
    `conversations as they must end ${share(conversations.length - failed.length, conversations.length)}`,
  ].join(', ');
  if (!misses) return figures;
  const lines = [
    ...wrong.map(({ act, taken, words }) => `  ${act}, taken for ${taken}: ${words}`),
    ...failed.flatMap(({ dialogue, transcript, faults }) => [
      `# ${dialogue.title}`,
      ...transcript,
      ...faults.map((fault) => `  !! ${fault}`),
    ]),
  ];
  return [figures, ...lines].join('\n');
}

function share(part: number, all: number): string {
  return `${((100 * part) / all).toFixed(1)} % of ${all}`;
}
