import type { Language } from '#contract/language.ts';
import type { Profession } from '#contract/professions.ts';
import type { CueIndex } from './cue-index.ts';
import type { Subject } from './lexicon/trade-cues.ts';
import { sightCues, tellingWords, type Sighting, type TellingWord } from './sightings.ts';
import { standingOfTrade } from './standing.ts';
import { standingOfTask } from './task-standing.ts';
import type { Token } from './tokens.ts';
import type { SpellingIndex } from './typos.ts';

export type Ranking = {
  /** The profession the message asks for, null when it is vague or outside the catalogue. */
  readonly profession: Profession | null;
  /** How sure that is, from 0 to 1. */
  readonly confidence: number;
  /** The next best professions, best first, at most three. */
  readonly alternatives: Profession[];
  /** What was found, for whoever explains or describes the message. */
  readonly sightings: Sighting[];
};

/** What a subject must beat to be believed: the score of a message that says nothing. */
const SCORE_OF_NOTHING = 3;
const TEMPERATURE = 1.5;
const SHARE_WEIGHT = 1.1;
const LEAST_ALTERNATIVE_SCORE = 1;
const MOST_ALTERNATIVES = 3;

/** Ranks the professions a message can be about, by the cues it holds and how it speaks of them. */
export function rankProfessions(
  tokens: readonly Token[],
  index: CueIndex,
  spelling: SpellingIndex,
): Ranking {
  const words = tellingWords(tokens, index, spelling);
  const sightings = sightCues(words, index);
  const scores = scoreSubjects(tokens, words, sightings, index);
  const ranked = [...scores].toSorted(([, a], [, b]) => b - a);
  const [best, score] = ranked[0] ?? ['outside', 0];
  const profession = best === 'outside' || score <= SCORE_OF_NOTHING ? null : best;
  const others = ranked.filter(
    ([subject, value]) =>
      subject !== 'outside' && subject !== profession && value >= LEAST_ALTERNATIVE_SCORE,
  );
  return {
    profession,
    confidence: certainty(scores, profession),
    alternatives: others.slice(0, MOST_ALTERNATIVES).map(([subject]) => subject as Profession),
    sightings,
  };
}

function scoreSubjects(
  tokens: readonly Token[],
  words: readonly TellingWord[],
  sightings: readonly Sighting[],
  index: CueIndex,
): Map<Subject, number> {
  const scores = new Map<Subject, number>();
  const add = (subject: Subject, value: number) =>
    scores.set(subject, (scores.get(subject) ?? 0) + value);
  for (const sighting of sightings) {
    const { subject, weight } = sighting.cue;
    add(subject, weight * standing(tokens, sighting, index.language));
  }
  for (const word of new Map(words.map((each) => [each.stem, each])).values()) {
    const kept = standingOfTask(tokens, word.token, index.language);
    for (const [subject, share] of index.shares.get(word.stem) ?? []) {
      add(subject, SHARE_WEIGHT * share * kept);
    }
  }
  return scores;
}

function standing(tokens: readonly Token[], sighting: Sighting, language: Language): number {
  return sighting.cue.strength === 'name'
    ? standingOfTrade(tokens, sighting.first, sighting.last, language)
    : standingOfTask(tokens, sighting.first, language);
}

/** The softmax share of the answer among all subjects and "nothing". */
function certainty(scores: ReadonlyMap<Subject, number>, profession: Profession | null): number {
  const exp = (score: number) => Math.exp(score / TEMPERATURE);
  const nothing = exp(SCORE_OF_NOTHING);
  const total = [...scores.values()].reduce((sum, score) => sum + exp(score), nothing);
  const outside = scores.has('outside') ? exp(scores.get('outside') ?? 0) : 0;
  const chosen = profession === null ? nothing + outside : exp(scores.get(profession) ?? 0);
  return chosen / total;
}
