import type { Reading, WeighedSighting } from '../reading.ts';
import { sharesOf } from './cue-index.ts';
import { CLASSES, NONE, OUTSIDE, classOf, isClass } from './subjects.ts';

/** The features of each class, one number for each clue; in the order of the blend's weights. */
export const CLUES = [
  'linear',
  'share of the linear model',
  'linear, of what is no story',
  'lexicon',
  'share of the lexicon',
  'trade wanted',
  'trade named',
  'trade mentioned',
  'trade that acted',
  'trade that is gone',
  'trade ruled out',
  'sure work',
  'likely work',
  'faint work',
  'work of the last clause',
  'work of the first clause',
  'nothing: in general',
  'nothing: few words',
  'nothing: what the lexicon says at most',
  'nothing: a trade is wanted',
  'outside: in general',
  'outside: what the lexicon says at most',
  'outside: a trade is wanted',
] as const;

const SCORE_OF_NOTHING = 3;
const LEXICON_TEMPERATURE = 1.5;
const SHARE_WEIGHT = 1.1;
const clue = (name: (typeof CLUES)[number]) => CLUES.indexOf(name);

/** The linear model's scores for a message: for all of it, and for what is no story. */
export type Logits = { readonly whole: Float64Array; readonly foreground: Float64Array };

/** The clues of every class, class after class. */
export function gatherEvidence(read: Reading, logits: Logits): Float64Array {
  // The model has learnt nothing of the trades an operator added.
  const reading = { ...read, sightings: read.sightings.filter(({ cue }) => isClass(cue.subject)) };
  const evidence = new Float64Array(CLASSES.length * CLUES.length);
  const add = (of: number, name: (typeof CLUES)[number], value: number) => {
    evidence[of * CLUES.length + clue(name)]! += value;
  };
  const lexicon = scoreByLexicon(reading);
  const linear = logShares(logits.whole, 1);
  const foreground = logShares(logits.foreground, 1);
  const shares = logShares(lexicon, LEXICON_TEMPERATURE);
  for (let of = 0; of < CLASSES.length; of += 1) {
    add(of, 'linear', Math.max(linear[of]!, -8));
    add(of, 'share of the linear model', Math.exp(linear[of]!));
    add(of, 'linear, of what is no story', Math.max(foreground[of]!, -8));
    add(of, 'lexicon', Math.sign(lexicon[of]!) * Math.sqrt(Math.abs(lexicon[of]!)));
    add(of, 'share of the lexicon', Math.exp(shares[of]!));
  }
  for (const sighting of reading.sightings) {
    add(classOf(sighting.cue.subject), kindOf(sighting), sighting.cue.weight / 5);
  }
  addPositions(reading, add);
  const most = Math.sqrt(Math.max(0, ...lexicon.subarray(0, NONE)));
  add(NONE, 'nothing: in general', 1);
  add(NONE, 'nothing: few words', 1 / Math.sqrt(1 + reading.words.length));
  add(NONE, 'nothing: what the lexicon says at most', most);
  const wanted = wantedTrade(reading);
  add(NONE, 'nothing: a trade is wanted', wanted);
  add(OUTSIDE, 'outside: a trade is wanted', wanted);
  add(OUTSIDE, 'outside: in general', 1);
  add(OUTSIDE, 'outside: what the lexicon says at most', most);
  return evidence;
}

/** How clearly a trade of the catalogue is named as the wanted one. */
function wantedTrade({ sightings }: Reading): number {
  const named = sightings.filter(
    ({ cue, standing }) => cue.strength === 'name' && cue.subject !== 'outside' && standing >= 1,
  );
  return Math.max(0, ...named.map(({ cue, standing }) => (cue.weight * standing) / 5));
}

function scoreByLexicon({ sightings, words, cues }: Reading): Float64Array {
  const scores = new Float64Array(CLASSES.length);
  for (const { cue, standing } of sightings) {
    scores[classOf(cue.subject)]! += cue.weight * standing;
  }
  for (const [at, word] of words.entries()) {
    if (words.findLastIndex(({ stem }) => stem === word.stem) !== at) continue;
    for (const [subject, share] of sharesOf(word.stem, cues)) {
      scores[classOf(subject)]! += SHARE_WEIGHT * share * word.standing;
    }
  }
  scores[NONE] = SCORE_OF_NOTHING;
  return scores;
}

function logShares(scores: Float64Array, temperature: number): Float64Array {
  const most = Math.max(...scores);
  let total = 0;
  for (const score of scores) total += Math.exp((score - most) / temperature);
  return scores.map((score) => (score - most) / temperature - Math.log(total));
}

const CLUE_OF_TRADE = {
  wanted: 'trade wanted',
  named: 'trade named',
  mentioned: 'trade mentioned',
  acted: 'trade that acted',
  gone: 'trade that is gone',
  ruledOut: 'trade ruled out',
} as const;

function kindOf({ cue, trade }: WeighedSighting): (typeof CLUES)[number] {
  if (trade !== null) return CLUE_OF_TRADE[trade];
  if (cue.strength === 'sure') return 'sure work';
  return cue.strength === 'likely' ? 'likely work' : 'faint work';
}

function addPositions(
  { tokens, sightings }: Reading,
  add: (of: number, name: (typeof CLUES)[number], value: number) => void,
): void {
  const last = tokens.at(-1)?.clause ?? 0;
  if (last === 0) return;
  for (const { cue, first, standing } of sightings) {
    const value = (cue.weight * standing) / 5;
    const clause = tokens[first]?.clause;
    if (clause === last) add(classOf(cue.subject), 'work of the last clause', value);
    if (clause === 0) add(classOf(cue.subject), 'work of the first clause', value);
  }
}
