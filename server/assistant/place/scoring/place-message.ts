import type { Atom, AtomKind } from '../place-atoms.ts';
import type { Candidate, Candidates } from '../place-candidates.ts';
import { classesAt } from './place-classes.ts';
import type { PlaceWord } from '../place-words.ts';

/** The capitalization of a name. */
export type Typed = 'shouted' | 'capital' | 'small' | 'mixed';

/** A message as the scorer of candidates reads it. */
export type PlaceMessage = {
  readonly text: string;
  readonly folded: string;
  readonly words: readonly PlaceWord[];
  readonly candidates: readonly Candidate[];
  /** Whether all its letters are capitals, or none. */
  readonly shouted: boolean;
  readonly small: boolean;
  readonly hasAddress: boolean;
  /** The classes of the phrases that end at each word. */
  readonly classes: readonly (readonly string[])[];
  /** Candidates made only of names of the gazetteer. */
  readonly known: ReadonlySet<Candidate>;
};

const ADDRESS: ReadonlySet<AtomKind> = new Set(['street', 'bare-street', 'crossing', 'code']);
const NAME: ReadonlySet<AtomKind> = new Set([
  'city',
  'neighbourhood',
  'informal',
  'region',
  'landmark',
  'acronym',
  'common',
]);
const ADDITION: ReadonlySet<AtomKind> = new Set([
  'region-code',
  'digits',
  'code',
  'unit',
  'number',
]);

export function placeMessage(text: string, folded: string, found: Candidates): PlaceMessage {
  return {
    text,
    folded,
    words: found.words,
    candidates: found.all,
    shouted: text === text.toUpperCase(),
    small: text === text.toLowerCase(),
    hasAddress: found.all.some(isAddress),
    classes: classesAt(found.words),
    known: new Set(found.all.filter(isKnown)),
  };
}

export function isAddress({ parts }: Candidate): boolean {
  return ADDRESS.has(parts[0]!.kind);
}

/** Whether it holds only names of the gazetteer and words that may accompany them. */
function isKnown({ parts }: Candidate): boolean {
  return parts.every(({ kind }) => NAME.has(kind) || ADDITION.has(kind));
}

export function isName({ kind }: Atom): boolean {
  return NAME.has(kind);
}

/** The kind of a part, neighbourhoods of the gazetteer being no different from informal names. */
export function groupOf(kind: AtomKind): AtomKind {
  return kind === 'neighbourhood' ? 'informal' : kind;
}
