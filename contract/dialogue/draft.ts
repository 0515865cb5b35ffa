import { MAX_NEED_LENGTH } from '#contract/text.ts';
import { foldText } from '#contract/fold-text.ts';
import type { Prediction } from '#contract/places.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import type { DateRange, Recurrence } from '#contract/requests/schedule.ts';
import type { Urgency } from '#contract/requests/urgency.ts';

/** A town that was not said: taken for the person, who is told (`taken`), or to be asked for. */
export interface UnsaidTown {
  /** The street, or the unknown name, that it is the town of; null where it is the town alone. */
  street: string | null;
  taken: string | null;
  /** Likely places, best first. */
  options: readonly Prediction[];
}

/** What was said to an extra question of a trade; null where it was skipped. */
export interface DraftAnswer {
  profession: Profession;
  questionId: string;
  question: string;
  answer: string | null;
}

/** The draft of a request. */
export interface Draft {
  profession: Profession | null;
  description: string | null;
  location: string | null;
  formattedAddress: string | null;
  locationPlaceId: string | null;
  addressComponents: Record<string, string>;
  /** Where things are moved to; `location` is where they are picked up. */
  destination: string | null;
  town: UnsaidTown | null;
  urgency: Urgency | null;
  dates: DateRange | null;
  recurrence: Recurrence | null;
  /** Of every trade that was meant meanwhile; see `answersIn`. */
  extraAnswers: readonly DraftAnswer[];
  /** What is to be taught, where it was said with the trade before the job was told. */
  subject?: string;
  email: string | null;
  phone: string | null;
}

export const EMPTY_DRAFT: Draft = {
  profession: null,
  description: null,
  location: null,
  formattedAddress: null,
  locationPlaceId: null,
  addressComponents: {},
  destination: null,
  town: null,
  urgency: null,
  dates: null,
  recurrence: null,
  extraAnswers: [],
  email: null,
  phone: null,
};

/** A place as it was typed, without the parts of an address; null where it is to be said again. */
export function typedPlace(location: string | null): Partial<Draft> {
  return {
    location,
    formattedAddress: location,
    locationPlaceId: null,
    addressComponents: {},
    town: null,
  };
}

/** A place chosen from those offered. */
export function chosenPlace({ place_id: id, description }: Prediction): Partial<Draft> {
  return { ...typedPlace(description), locationPlaceId: id };
}

/** A draft with what was found; another place has nothing to do with the town of the one before. */
export function withFound(draft: Draft, found: Partial<Draft>): Draft {
  const place = 'location' in found && { town: null };
  return { ...draft, ...place, ...found };
}

/** What an analysis says of the days and the rhythm, and where a move goes. */
export function scheduleIn(
  { dates, recurrence, destination }: Pick<Draft, 'dates' | 'recurrence' | 'destination'>,
  profession: Profession | null,
): Partial<Draft> {
  return {
    ...(dates && { dates }),
    ...(recurrence && { recurrence }),
    ...(destination && profession === 'mover' && { destination }),
  };
}

/** Begins a part of a sentence. */
const BEGINS_PART =
  /^(?:my|our|because|cause|cuz|since|which|who|but|and|so|mon|ma|mes|notre|parce|qui|mais|et|mi|mis|nuestro|porque|pero|que)$/;
const BEFORE_JOINT = /(?=\s(?:and|n|but|et|pis|mais|y|pero)\s)/iu;
const JOINT_FIRST = /^(?:and|n|but|et|pis|mais|y|pero)\s+/iu;
const MIN_WORDS_KEPT = 3;

/** A description with words added to it, in the order they were said. */
export function withAddition(description: string | null, words: string): string {
  const added = words.trim();
  if (!description) return added.slice(0, MAX_NEED_LENGTH);
  if (holds(description, added)) return description;
  const end = /[.!?…]$/u.test(description.trim()) ? '' : '.';
  return `${description.trim()}${end} ${added}`.slice(0, MAX_NEED_LENGTH);
}

/** A description that named the place, with the other one in its stead. */
export function withOtherPlace(description: string, before: string, after: string): string {
  const at = foldText(description).indexOf(foldText(before));
  if (at < 0 || foldText(description).length !== description.length) return description;
  return description.slice(0, at) + after + description.slice(at + before.length);
}

/**
 * A description without the sentence or clause that these words are about; null where none shares a
 * word with them.
 */
export function withoutPart(description: string, words: string): string | null {
  const wanted = new Set(tellingWords(words));
  const clauses = description.match(/[^.!?;,\n]+[.!?;,\n]*\s*/gu) ?? [];
  const parts = clauses.flatMap((clause) => clause.split(BEFORE_JOINT));
  const shared = parts.map((part) => tellingWords(part).filter((word) => wanted.has(word)).length);
  const most = Math.max(0, ...shared);
  if (most === 0) return null;
  return parts
    .map((part, at) => (shared[at] === most ? beforeWords(part, wanted) : part))
    .join('')
    .trim()
    .replace(JOINT_FIRST, '');
}

const NAMES_AMOUNT =
  /\b(?:amount|sum|figure|money|price|budget|dollars?|salary|income|montant|somme|argent|prix|salaire|revenus?|monto|cantidad|suma|dinero|precio|presupuesto|sueldo)\b/;
const AMOUNT =
  /\s?(?:\$ ?\d+(?:[., ]\d+)*k?|\d{1,3}(?:[., ]\d{3})+(?: ?(?:\$|dollars?|bucks|pesos))?|\d+ ?(?:k|\$|dollars?|bucks|piasses|pesos|euros)(?![\p{L}\d]))/giu;

/** A description without the sums of money in it, where these words are about one; null where there is none. */
export function withoutAmount(description: string, words: string): string | null {
  if (!NAMES_AMOUNT.test(foldText(words))) return null;
  const left = description.replaceAll(AMOUNT, '');
  return left === description ? null : left.trim();
}

/** What a sentence tells before the part of it that begins with these words: "my ex installed it". */
function beforeWords(part: string, wanted: ReadonlySet<string>): string {
  const words = [...foldText(part).matchAll(/[\p{L}\p{N}']+/gu)];
  const first = words.findIndex(({ 0: word }) => wanted.has(word));
  const from = words.slice(0, first).findLastIndex(({ 0: word }) => BEGINS_PART.test(word));
  if (from < MIN_WORDS_KEPT || foldText(part).length !== part.length) return '';
  return `${part.slice(0, words[from]!.index).trimEnd()}${/[.!?;,]\s*$/u.exec(part)?.[0] ?? ''}`;
}

function tellingWords(text: string): string[] {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 1);
}

function holds(text: string, words: string): boolean {
  return foldText(text).includes(foldText(words));
}
