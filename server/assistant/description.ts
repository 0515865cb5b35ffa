import type { Language } from '#contract/language.ts';
import { ATTRIBUTE_WORDS } from './attribute-words.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import type { Span } from './place-spans.ts';
import type { Ranking } from './profession.ts';
import type { Sighting } from './sightings.ts';
import type { Token } from './tokens.ts';
import { blankOut } from './urgency.ts';

const SHORTEST_DESCRIPTION = 6;
const TELLING_WORDS_WITH_TASK = 1;
const TELLING_WORDS_ALONE = 3;
const DANGLING =
  /(?:[\s,;:(–—-]|(?<=\s)(?:in|near|around|at|by|for|on|from|à|a|au|dans|sur|pour|d'ici|en|de|para|cerca|desde|el|le|la|it|is|it['’]s|c['’]est|est|es|and|et|y))+$/iu;
const LEADING = /^[\s,.;:!?)–—-]+/u;

/**
 * The message without its place and its timing, when what is left says what the job is and is longer
 * than five characters; else null. `ranking` is what
 * the message was found to ask for, `elsewhere` where its place and timing stand.
 */
export function describeJob(
  text: string,
  tokens: readonly Token[],
  ranking: Ranking,
  elsewhere: readonly Span[],
  language: Language,
): string | null {
  const { sightings } = ranking;
  if (ranking.profession === null && !tellsOfJob(sightings)) return null;
  const left = tokens.map((token) => !elsewhere.some((span) => overlap(span, token)));
  const trade = new Set(
    sightings.filter((each) => each.cue.strength === 'name').flatMap(tokensOfSighting),
  );
  const telling = tokens.filter(
    ({ word }, index) => left[index] && !trade.has(index) && isTelling(word, language),
  );
  const task = sightings.some(
    (each) =>
      each.cue.strength !== 'name' &&
      each.cue.strength !== 'hint' &&
      tokensOfSighting(each).every((index) => left[index] && !trade.has(index)),
  );
  const enough = task ? TELLING_WORDS_WITH_TASK : TELLING_WORDS_ALONE;
  if (telling.length < enough) return null;
  const description = tidy(blankOut(text, elsewhere));
  return description.length < SHORTEST_DESCRIPTION ? null : description;
}

/** Whether a message that asks for no profession of the catalogue still tells of a job. */
function tellsOfJob(sightings: readonly Sighting[]): boolean {
  const isNoNeed = ({ cue }: Sighting) => cue.subject === 'outside' && cue.strength === 'sure';
  const isForeignTrade = ({ cue }: Sighting) =>
    cue.subject === 'outside' && cue.strength === 'name';
  const isTask = ({ cue }: Sighting) => cue.subject !== 'outside' && cue.strength === 'sure';
  return (
    !sightings.some(isNoNeed) && sightings.some((each) => isForeignTrade(each) || isTask(each))
  );
}

function tokensOfSighting({ first, last }: Sighting): number[] {
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}

function isTelling(word: string, language: Language): boolean {
  return (
    word.length > 2 && !FUNCTION_WORDS[language].has(word) && !ATTRIBUTE_WORDS[language].has(word)
  );
}

function overlap(span: Span, token: Token): boolean {
  return token.start < span.end && token.end > span.start;
}

/** Closes the gaps that blanking leaves: stray punctuation, prepositions with nothing after them. */
function tidy(blanked: string): string {
  const parts = blanked.split(/\s{3,}/).map((part) => part.replace(DANGLING, '').trim());
  return parts
    .filter(Boolean)
    .reduce((joined, part) => (/^[,.;:!?)]/.test(part) ? joined + part : `${joined} ${part}`), '')
    .replace(LEADING, '')
    .replace(/[\s,;.]+(?=[.!?])/g, '')
    .replace(/\s{2,}/g, ' ')
    .trim();
}
