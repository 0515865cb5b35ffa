import { SURE, type Analysis } from '#contract/requests/assistant.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { isAdded, type Profession } from '#contract/professionals/professions.ts';
import { findOperatorCue } from '../profession/operator-cues.ts';
import type { Ranking } from '../profession/profession.ts';
import type { Reading } from '../reading.ts';
import type { Likeness } from './match-examples.ts';

/** From this likeness on a message asks for the trade of the examples, whatever the model says. */
const ALIKE = 0.5;
/** From here on it does where the model is not sure of another one. */
const RATHER_ALIKE = 0.35;
/** From here on a message is as good as one of the examples, whatever other trade it names. */
const SAME = 0.85;
const MAX_ALTERNATIVES = 3;
/** Confidence where the chat asks which of two it is. */
const BETWEEN = 0.6;
const CONFIDENT = 0.85;

/**
 * The trade that a message asks for by an operator's keyword or by the name of an added trade,
 * unless it names another trade itself; null where it does not.
 */
export function tradeByWords(reading: Reading, language: UnderstoodLanguage): Profession | null {
  const { folded, spoken, sightings } = reading;
  const wanted = sightings.filter(({ cue, standing }) => cue.strength === 'name' && standing >= 1);
  const own = wanted.map(({ cue }) => cue.subject).find(isAdded);
  const told = findOperatorCue(folded, spoken) ?? findOperatorCue(folded, language) ?? own ?? null;
  const namesOther = wanted.some(
    ({ cue: { subject } }) => subject !== told && !(subject === 'outside' && told && isAdded(told)),
  );
  return namesOther ? null : told;
}

/**
 * The trade of the examples a message is like, with the confidence of the answer; null where it
 * names another trade in other words than an example does, or the model is surer of another one.
 */
export function tradeByExamples(
  { sightings }: Reading,
  likeness: Likeness | null,
  ranking: Ranking,
): Pick<Analysis, 'profession' | 'confidence'> | null {
  if (!likeness || likeness.score < RATHER_ALIKE) return null;
  const { profession, score, nearest } = likeness;
  if (nearest >= SAME) return { profession, confidence: CONFIDENT };
  const namesOther = sightings.some(
    ({ cue: { strength, subject }, standing }) =>
      strength === 'name' && standing >= 1 && subject !== profession && subject !== 'outside',
  );
  if (namesOther) return null;
  if (score >= ALIKE) return { profession, confidence: CONFIDENT };
  if (ranking.profession !== null && ranking.confidence >= SURE) return null;
  return { profession, confidence: ranking.profession === null ? CONFIDENT : BETWEEN };
}

/** The other trades it may be: what the model says instead, or the trade of similar examples. */
export function alternativesBeside(
  profession: Profession | null,
  likeness: Likeness | null,
  ranking: Ranking,
): Profession[] {
  const similar = likeness && likeness.score >= RATHER_ALIKE ? [likeness.profession] : [];
  const read = profession !== null && isAdded(profession) ? [ranking.profession] : [];
  const all = [...similar, ...read, ...ranking.alternatives];
  const others = all.filter((one) => one !== null && one !== profession);
  return [...new Set(others as Profession[])].slice(0, MAX_ALTERNATIVES);
}
