import { readdirSync, readFileSync } from 'node:fs';
import { ACTS, type Act } from '#contract/requests/assistant.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { parseDialogues, type WrittenDialogue } from './written-dialogue.ts';

/** `train` is read and tuned on by whoever builds; `judge` was written by others and only judges. */
export const DIALOGUE_SETS = ['train', 'judge'] as const;
export type DialogueSet = (typeof DIALOGUE_SETS)[number];

/** An utterance at the last question, and what it does there. */
export interface LabelledUtterance {
  act: Act;
  words: string;
}

/** The written conversations of a language: those of the set, and those of one matter beside it. */
export function readConversations(
  language: UnderstoodLanguage,
  set: DialogueSet,
): WrittenDialogue[] {
  const files = readdirSync(new URL('conversations/', import.meta.url))
    .filter((name) => name === `${language}-${set}.txt` || name.startsWith(`${language}-${set}-`))
    .toSorted();
  return files.flatMap((name) => parseDialogues(read(`conversations/${name}`)));
}

/** The utterances of a language at "Is everything right? Shall I send it?". */
export function readUtterances(
  language: UnderstoodLanguage,
  set: DialogueSet,
): LabelledUtterance[] {
  return read(`utterances/${language}-${set}.txt`)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [label, words = ''] = line.split('\t');
      const act = ACTS.find((one) => one === label);
      if (!act || !words) throw new Error(`Not an act and an utterance: ${line}`);
      return { act, words };
    });
}

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}
