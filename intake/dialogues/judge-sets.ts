import type { Act, Asked } from '#contract/requests/assistant.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { analyseMessage, createPlaceFinder } from '#server/assistant/assistant.ts';
import { findPlaceName, siteIn } from '#server/places/places.ts';
import { converse, type Outcome } from './converse.ts';
import { faultsOf } from './judge.ts';
import { readConversations, readUtterances, type DialogueSet } from './read-sets.ts';
import type { WrittenDialogue } from './written-dialogue.ts';

/** When all conversations take place: dates in them count from here. */
const NOW = new Date('2026-11-25T15:00:00Z');
const COUNTRY: Readonly<Record<string, string>> = {
  montreal: 'CA',
  toronto: 'CA',
  mexico: 'MX',
  madrid: 'ES',
};

const places = createPlaceFinder(findPlaceName);

/** A conversation that was played, and what is not as it must be at its end. */
export interface PlayedDialogue extends Outcome {
  dialogue: WrittenDialogue;
  faults: readonly string[];
}

/** Plays every conversation of a language by the embedded analysis. */
export function playConversations(
  language: UnderstoodLanguage,
  set: DialogueSet,
): PlayedDialogue[] {
  return readConversations(language, set).map((dialogue) => {
    const page = (dialogue.page ?? language) as UnderstoodLanguage;
    const home = COUNTRY[dialogue.site] ?? 'CA';
    const outcome = converse(dialogue, (message, asked) => analyse(message, page, home, asked));
    return { ...outcome, dialogue, faults: faultsOf(dialogue, outcome) };
  });
}

/** An utterance at the last question: what it does, and what it was taken for. */
export interface JudgedUtterance {
  words: string;
  act: Act;
  taken: Act;
}

export function judgeUtterances(language: UnderstoodLanguage, set: DialogueSet): JudgedUtterance[] {
  return readUtterances(language, set).map(({ act, words }) => {
    const { turn } = analyse(words, language, 'CA', 'confirmation');
    return { words, act, taken: turn.act };
  });
}

function analyse(message: string, language: UnderstoodLanguage, home: string, asked: Asked | null) {
  return analyseMessage(message, language, places, undefined, siteIn(home), NOW, asked);
}
