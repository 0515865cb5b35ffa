import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import type { Reading } from '../reading.ts';
import { fold } from '../text/fold.ts';
import { tokenize } from '../text/tokens.ts';
import { jobsToldBefore } from './jobs-told-before.ts';
import { beginOfNeed, findNeedClauses } from './need-clauses.ts';
import { PART_WORDS } from './need-parts.ts';
import {
  DOES_SEVERAL,
  ownWords,
  readNeed,
  SURE_OF_TASK,
  type Means,
  type Need,
} from './read-need.ts';
import { beginOf, splitParts, wholeAsPart, type Part } from './split-parts.ts';

/** Says of a need that it comes on top: "add a roofer too", "one more thing, a dog walker". */
const ADDED =
  /\b(?:add|ajoute[rz]?|rajoute[rz]?|agreg\w+|anad\w+)\b.{0,60}\b(?:too|as well|also|aussi|tambien)\b|\b(?:one more thing|another thing|autre chose|otra cosa)\b|\b(?:need|want|besoin|faut|necesito|quiero|ocupo)\b.{0,60}\b(?:too|as well|aussi|egalement|tambien)\b/;
/** Tells of work, where the others name what is moved: "plus a piano and a freezer". */
const WORK =
  /\b(?:need|want|besoin|faut|necesit|quier|some(?:one|body)|quelqu|alguien|fix|repair|repar|arreg|instal|clean|nettoy|limpi|menage|paint|peint|pint|broke|brise|leak|coul|gote|dead|won'?t|doesn'?t|marche|funciona|sirve|prende|assembl|mont(?:er|age)|hook|wir|branch|demont|recycl|dump|junk|haul|patch|plug|trou|hoyo|hole|plumb|plomb|electric|landlord|lawyer|notar|locksmith|serrur|cerraj|storage|handyman)/;
/** Puts words into the description: "add that there is a washer too", "pon que también van 4 puertas". */
const ADDS_WORDS =
  /\b(?:add|mention|note|write|say|put|specify|ajoute[rz]?|rajoute[rz]?|mets|met|mettez|mettre|note[rz]?|marque[rz]?|ecri[st]|ecrivez|precise[rz]?|mentionne[rz]?|agreg\w+|anad\w+|pon|ponle|ponga\w*|pongale|anot\w+|apunt\w+|inclu\w+|mencion\w+)(?: (?:also|too|please|pls|in|there|down|aussi|donc|svp|stp|la|en plus|tambien|porfa\w*|por favor|ahi))*,? (?:that\b|que\b|qu'|q\b)/;
/** Asks for somebody, or something to be done, among such words. */
const ASKS_FOR =
  /\b(?:needs?|want|looking for|besoin|faut|faudrait|cherche|veux|voudrais|necesit\w+|busco|ocupo|quiero|quisiera)\b/;

/**
 * The needs of a message that asks for several, in the order of mention, each profession once, with
 * the words that say so; none where it asks for one only. `profession` is what it asks for as a
 * whole; unless those it asks for are named one by one, that has to be among them.
 */
export function findNeeds(
  reading: Reading,
  profession: Profession | null,
  means: Means,
): readonly Need[] {
  const parts = splitParts(reading);
  const asked = parts.some((part) => part.sign === 'asked');
  const isNeeded = parts.some((part) => part.sign === 'needed');
  const isSeveral = profession === null ? !isNeeded : DOES_SEVERAL.has(profession);
  if (!asked && isSeveral) return [];
  const needs = readNeeds(parts, reading, means);
  if (needs.length < 2) return [];
  return asked || isNeeded || needs.some((need) => need.profession === profession)
    ? withJobOfAll(withJobsBefore(needs, reading, means), reading.text)
    : [];
}

function withJobsBefore(
  needs: readonly Need[],
  reading: Reading,
  { model }: Means,
): readonly Need[] {
  const jobs = jobsToldBefore(reading, model);
  if (!jobs) return needs;
  return needs.map((need) => {
    const words = jobs.get(need.profession) ?? need.words;
    // The time and the place stand behind all of them.
    return { ...need, words, description: words, location: null, urgency: null, dates: null };
  });
}

/** "A photographer and a DJ for my wedding": the wedding is the photographer's job, too. */
function withJobOfAll(needs: readonly Need[], text: string): readonly Need[] {
  if (needs.every(({ description }) => description === null)) return needs;
  return needs.map((need, at) => {
    if (need.description !== null) return need;
    const other = needs.slice(at).find(({ description }) => description !== null);
    const job = other?.profession === 'mover' ? '' : (other?.job ?? '');
    if (job === '') return { ...need, description: text };
    const words = `${need.words}${/^[,.;:(]/.test(job) ? '' : ' '}${job}`;
    return { ...need, words, description: words };
  });
}

/**
 * The needs that an answer mentions beside what it answers: "Laval, and I also need a painter",
 * "plumber today, painter next month".
 */
export function findFurtherNeeds(reading: Reading, means: Means): readonly Need[] {
  if (ADDS_WORDS.test(reading.folded) && !ASKS_FOR.test(reading.folded)) return [];
  const { turn } = PART_WORDS[reading.spoken];
  const all = splitParts(reading);
  if (all.length > 1 && all[0]?.sign === 'asked') return readNeeds(all, reading, means);
  const [first] = [...reading.folded.matchAll(turn)];
  if (!first && !ADDED.test(reading.folded)) return [];
  const begin = first ? beginOf(first.index, reading) : 0;
  const parts = first
    ? splitParts(reading, beginOfNeed(begin, 0, findNeedClauses(reading)))
    : [wholeAsPart(reading)];
  const needs = readNeeds(parts, reading, means);
  return needs.filter(({ confidence }) => confidence >= SURE_OF_TASK);
}

/** Trades that do each other's work: what a mere "and" adds is no need of its own. */
const SIBLINGS: readonly ReadonlySet<Profession>[] = [
  new Set(['gardener', 'landscaper']),
  new Set(['web-designer', 'web-developer']),
  new Set(['painter', 'interior-designer']),
];

function isSibling(one: Need | null, other: Need | undefined): boolean {
  return (
    one !== null &&
    other !== undefined &&
    SIBLINGS.some((trades) => trades.has(one.profession) && trades.has(other.profession))
  );
}

/** The needs of the parts; a part that is none by itself belongs to the need before it. */
function readNeeds(parts: readonly Part[], { text, spoken }: Reading, means: Means): Need[] {
  const needs: { need: Need; start: number; end: number }[] = [];
  for (const part of parts) {
    const { start, end, sign } = part;
    const inOne = includesOthers(needs[0]?.need.profession) && !hasArticle(part, spoken);
    const mayBeThing = needs[0]?.need.profession === 'mover' && sign !== 'asked';
    const isThing = mayBeThing && !WORK.test(fold(part.text));
    const read = inOne || isThing ? null : readNeed(part, text.slice(start, end), spoken, means);
    const need = sign === 'joined' && isSibling(read, needs.at(-1)?.need) ? null : read;
    const known = needs.find((before) => before.need.profession === need?.profession);
    const last = needs.at(-1);
    if (need && !known) needs.push({ need, start, end });
    else if (last && (!known || known === last)) {
      const words = ownWords(text.slice(last.start, end), sign, spoken);
      needs.splice(-1, 1, { need: { ...last.need, words }, start: last.start, end });
    }
  }
  return needs.map(({ need }) => ({ ...need, description: need.description && need.words }));
}

function includesOthers(profession: Profession | undefined): boolean {
  return profession !== undefined && DOES_SEVERAL.has(profession);
}

function hasArticle({ text }: Part, spoken: UnderstoodLanguage): boolean {
  const [first] = tokenize(fold(text));
  return first !== undefined && PART_WORDS[spoken].articles.has(first.word);
}
