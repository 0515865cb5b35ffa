import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '#contract/language.ts';
import type { Profession } from '#contract/professions.ts';
import { findPlaceName } from '#server/places/places.ts';
import { analyseMessage, createPlaceFinder, type Urgency } from '#server/assistant/assistant.ts';

type Labelled = {
  readonly id: string;
  readonly text: string;
  readonly profession: Profession | null;
  readonly location: string | null;
  readonly urgency: 'very-urgent' | 'soon' | 'not-urgent' | null;
  readonly hasDescription: boolean;
};

/** Shares of the messages read right, from 0 to 1. */
export type Accuracy = {
  readonly messages: number;
  readonly professionTop1: number;
  readonly professionTop3: number;
  readonly urgency: number;
  readonly locationExact: number;
  readonly description: number;
};

const URGENCY: Readonly<Record<NonNullable<Labelled['urgency']>, Urgency>> = {
  'very-urgent': 'Very urgent (within 24h)',
  soon: 'Soon (2-3 days)',
  'not-urgent': 'Not urgent (within a week)',
};

/**
 * Reads the labelled messages of a language and compares. A location counts as right when it is the
 * labelled one to the letter, or when there is none and none is found.
 */
export function measureAccuracy(language: Language): Accuracy {
  const corpus = readCorpus(language);
  const places = createPlaceFinder(findPlaceName);
  const read = corpus.map((message) => ({
    message,
    got: analyseMessage(message.text, language, places),
  }));
  const share = (right: (each: (typeof read)[number]) => boolean) =>
    read.filter(right).length / read.length;
  return {
    messages: read.length,
    professionTop1: share(({ message, got }) => got.profession === message.profession),
    professionTop3: share(({ message, got }) =>
      [got.profession, ...got.alternatives.slice(0, 2)].includes(message.profession),
    ),
    urgency: share(
      ({ message, got }) => got.urgency === (message.urgency ? URGENCY[message.urgency] : null),
    ),
    locationExact: share(({ message, got }) => got.location === message.location),
    description: share(
      ({ message, got }) => got.completeness.hasDescription === message.hasDescription,
    ),
  };
}

function readCorpus(language: Language): Labelled[] {
  const file = new URL(`./corpus-${language}.jsonl`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Labelled);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const rows = LANGUAGES.map((language) => [language, measureAccuracy(language)] as const);
  console.table(Object.fromEntries(rows));
}
