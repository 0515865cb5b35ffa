import type { Candidate, Candidates } from '../place-candidates.ts';
import { meaningBefore, productFollows, timeFollows } from './place-context.ts';
import { groupOf, placeMessage, type PlaceMessage } from './place-message.ts';
import { capitalsBeside, othersAround, routeOf } from './place-neighbours.ts';
import { shapeOf } from './place-shape.ts';
import type { PlaceWord } from '../place-words.ts';

const CLAUSE_END = /^\s*(?:$|[,.;:!?()/|\n\u2014]|[-\u2013]\s|\p{Extended_Pictographic})/u;
const REST_IS_EMPTY = /^[\s\p{P}\p{S}\p{M}\u200d]*$/u;
const SEEN_BEFORE = 24;
const SEEN_AFTER = 24;
const EARLY = 30;
const NOTHING = '<';

type Edges = { opening: string; closing: string; features: string[] };

/** The features of each candidate and its context, by name. */
export function candidateFeatures(text: string, folded: string, found: Candidates): string[][] {
  const message = placeMessage(text, folded, found);
  return found.all.map((candidate) => featuresOf(message, candidate));
}

function featuresOf(message: PlaceMessage, candidate: Candidate): string[] {
  const { text, folded } = message;
  const { start, end, parts } = candidate;
  const { typed, features: shape } = shapeOf(message, candidate);
  const before = folded.slice(Math.max(0, start - SEEN_BEFORE), start);
  const after = folded.slice(end, end + SEEN_AFTER);
  const edges = edgesOf(text, start, end);
  const { opening, closing } = edges;
  const kind = groupOf(parts[0]!.kind);
  const [one, two] = wordsBefore(message, start);
  const next = nextWord(message, end);
  const time = timeFollows(after) ? ['time follows', `time follows ${typed} ${kind}`] : [];
  return [
    ...shape,
    ...edges.features,
    `first ${parts[0]!.kind} ${typed} ${closing}`,
    `kind ${kind} ${typed} ${opening} ${closing}`,
    `before ${one}`,
    `class ${one === NOTHING ? NOTHING : classBefore(message, start)} ${typed} ${closing}`,
    `before ${one} ${kind} ${typed}`,
    `before ${one} ${closing} ${typed}`,
    `before ${two} ${one}`,
    `after ${next}`,
    `after ${next} ${typed}`,
    ...classFeatures(meaningBefore(message, start), one, kind, typed, edges),
    ...routeOf(message, candidate, before, after),
    ...othersAround(message, candidate),
    ...capitalsBeside(text, candidate),
    ...time,
    ...(productFollows(after) ? ['product follows'] : []),
  ];
}

/** The meaning of the words before: in the whole sentence, and close by in the clause. */
function classFeatures(
  { near, close }: { near: string[]; close: string[] },
  one: string,
  kind: string,
  typed: string,
  { opening, closing }: Edges,
): string[] {
  return [
    ...near.flatMap((name) => [`near ${name}`, `near ${name} ${one}`, `near ${name} ${opening}`]),
    ...close.flatMap((name) => [
      `close ${name}`,
      `close ${name} ${typed}`,
      `close ${name} ${kind}`,
      `close ${name} ${one} ${closing}`,
    ]),
    `close ${close.join(' ')}`,
    `near ${near.length === 0 ? 'nothing' : 'something'} ${one}`,
  ];
}

/** Where in its sentence and in the message a span begins and ends. */
function edgesOf(text: string, start: number, end: number): Edges {
  const rest = text.slice(end);
  const opening = openingOf(text.slice(0, start).trimEnd());
  const ends = CLAUSE_END.test(rest) ? 'clause' : 'word';
  const closing = REST_IS_EMPTY.test(rest) ? 'message' : ends;
  const mark = /^\s*(\S)/.exec(rest)?.[1] ?? 'end';
  const position = start === 0 ? 0 : start < EARLY ? 1 : 2;
  const features = [
    `edges ${opening} ${closing}`,
    `mark ${/[\p{L}\p{N}]/u.test(mark) ? 'word' : mark}`,
    `place ${position} ${closing}`,
  ];
  return { opening, closing, features };
}

function openingOf(before: string): string {
  if (before === '') return 'message';
  const sign = before.at(-1) ?? '';
  if (/[.!?\n…]/.test(sign)) return 'sentence';
  return /[,;:()\u2014\u2013|/-]/.test(sign) ? 'clause' : 'word';
}

/** The two words before in the clause, nearest first: names and numbers by their kind. */
function wordsBefore({ words }: PlaceMessage, start: number): [string, string] {
  const at = words.findLastIndex((word) => word.end <= start);
  const following = words[at + 1];
  if (at < 0 || !following || following.breaks) return [NOTHING, NOTHING];
  const two = words[at]!.breaks || at === 0 ? NOTHING : wordBefore(words, at - 1);
  return [wordBefore(words, at), two];
}

function wordBefore(words: readonly PlaceWord[], at: number): string {
  const { folded, capital, breaks, functional } = words[at]!;
  if (/^\d/.test(folded)) return '#';
  return capital && !functional && at > 0 && !breaks ? 'Name' : folded;
}

function classBefore({ words }: PlaceMessage, start: number): string {
  const before = words.findLast((word) => word.end <= start);
  if (!before) return 'none';
  if (before.functional) return 'function';
  return before.ordinary ? 'ordinary' : 'other';
}

function nextWord({ folded, words }: PlaceMessage, end: number): string {
  if (CLAUSE_END.test(folded.slice(end, end + 3))) return '>';
  const next = words.find((word) => word.start >= end);
  if (!next) return '>';
  if (next.capital) return 'Name';
  return next.ordinary && !next.functional ? 'ordinary' : next.folded;
}
