import type { UnderstoodLanguage } from '#contract/language.ts';
import { CATEGORIES } from '#contract/professionals/catalogue.ts';
import type { Analysis } from '#contract/requests/assistant.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { EMPTY_DRAFT, withFound, type Draft } from './draft.ts';
import { withChange, withoutDrafts, type OtherNeed } from './drafts.ts';
import { BESIDE, CLEARED } from './field-values.ts';
import { openQuestion, type ExtraOfTrade } from './extra-of-trade.ts';
import { lacksWhereTo } from './where-to.ts';

/** How often the chat asks for the service; then it continues, and returns to it at the end. */
export const MAX_QUESTIONS = 2;

/** The six steps, in order. */
export const STEPS = [
  'profession',
  'description',
  'location',
  'urgency',
  'confirmation',
  'contact',
] as const;
/** Extra questions of the trade follow the description, and count as a part of that step. */
export const ALL_STEPS = [...STEPS, 'details'] as const;
export type Step = (typeof ALL_STEPS)[number];

/** The fields of a request, each the question of a step. */
export const FIELDS = ['profession', 'description', 'location', 'urgency'] as const;
export type Field = (typeof FIELDS)[number];

/** What can be tapped while the service is not known, or before something is changed. */
export const OFFERS = ['likely', 'between', 'all', 'languages', 'changes', ...CATEGORIES] as const;
export interface Offer {
  /** Likely services, two to choose between, the whole list, the languages of the chat, the fields to change, or the services of a category. */
  of: (typeof OFFERS)[number];
  professions: readonly Profession[];
}

export type Danger = NonNullable<Analysis['emergency']>;

/** The state of the conversation after an answer, to return to on undo. */
export interface Standing {
  step: Step;
  draft: Draft;
  /** Fields set outside the conversation: analysing a message does not change them. */
  byHand: readonly Field[];
  /** How often the service was asked for. */
  questions: number;
  /** How often the open question was repeated. */
  repeats: number;
  /** Whether it was asked where a move goes. */
  whereTo: boolean;
  offer: Offer;
  /** Further needs, in the order of mention: each is a draft beside the first. */
  otherNeeds: readonly OtherNeed[];
  /** The position of the one draft that is to be sent; null for all. */
  only: number | null;
}

/** A draft that became a request; `id` is null where the same request was sent before. */
export interface SentDraft {
  id: string | null;
  profession: Profession;
}

export interface Progress extends Standing {
  /** The drafts of this conversation that were sent already. */
  sent: readonly SentDraft[];
  /** Whether the draft may be submitted. */
  ready: boolean;
  /** The danger mentioned, until it is dismissed. */
  danger: Danger | null;
  /** The language the person writes in, where it was not the page's. */
  otherLanguage: UnderstoodLanguage | null;
  /** The extra questions of the trade they were last fetched for. */
  extra: ExtraOfTrade | null;
  /** The undo stack, the newest last. */
  past: readonly Standing[];
}

type Event<Type extends string, Content = unknown> = { type: Type } & Content;

export type StepEvent =
  | Event<'asked'>
  | Event<'understood', { found: Partial<Draft>; offer: Offer; also: readonly OtherNeed[] }>
  | Event<'answered', { found: Partial<Draft> }>
  | Event<'corrected', { found: Partial<Draft>; position?: number }>
  | Event<'dealt', Pick<Standing, 'draft' | 'otherNeeds'>>
  | Event<'mentioned', { also: readonly OtherNeed[] }>
  | Event<'dropped', { position: number }>
  | Event<'agreed', { signedIn: boolean; only: number | null }>
  | Event<'submitted', { sent: readonly (SentDraft & { position: number })[] }>
  | Event<'repeated'>
  | Event<'doubted'>
  | Event<'reopened', { field: Field }>
  | Event<'reasked'>
  | Event<'learned', { extra: ExtraOfTrade }>
  | Event<'refused'>
  | Event<'proved'>
  | Event<'failed'>
  | Event<'undone'>
  | Event<'spoke', { otherLanguage: UnderstoodLanguage }>
  | Event<'warned', { danger: Danger }>
  | Event<'dismissed'>;

type EventOf<Type extends StepEvent['type']> = Extract<StepEvent, { type: Type }>;
type Moves = { [Type in StepEvent['type']]?: (from: Progress, event: EventOf<Type>) => Progress };

const NO_OFFER: Offer = { of: 'likely', professions: [] };

export const BEGINNING: Progress = {
  step: 'profession',
  draft: EMPTY_DRAFT,
  byHand: [],
  questions: 0,
  repeats: 0,
  whereTo: false,
  offer: NO_OFFER,
  otherNeeds: [],
  only: null,
  sent: [],
  ready: false,
  danger: null,
  otherLanguage: null,
  extra: null,
  past: [],
};

const {
  ready: _ready,
  danger: _danger,
  otherLanguage: _other,
  extra: _extra,
  sent: _sent,
  past: _past,
  ...FRESH
} = BEGINNING;

const gather: Moves = {
  understood: (from, { found, offer, also }) => {
    const heard = Object.entries(found).filter(
      ([name]) => !from.byHand.some((by) => by === (BESIDE[name] ?? name)),
    );
    return after(from, {
      draft: withFound(from.draft, Object.fromEntries(heard) as Partial<Draft>),
      offer,
      otherNeeds: withNew({ ...from, draft: { ...from.draft, ...found } }, also),
    });
  },
  answered: (from, { found }) => {
    const whereTo = from.whereTo || (from.step === 'location' && lacksWhereTo(from));
    return after(from, { draft: withFound(from.draft, found), whereTo });
  },
};

/** Which events move which step, and how; any other event leaves everything as it is. */
export const MOVES: Record<Step, Moves> = {
  profession: {
    ...gather,
    asked: (from) => {
      const questions = from.questions + 1;
      return { ...from, questions, step: firstMissing({ ...from, questions }) };
    },
  },
  description: gather,
  details: gather,
  location: gather,
  urgency: gather,
  confirmation: {
    agreed: (from, { signedIn, only }) =>
      signedIn ? { ...from, only, ready: true } : after(from, { only, step: 'contact' }),
  },
  contact: { proved: (from) => ({ ...from, ready: true }) },
};

/** Events handled at any step. */
export const ANYWHERE: Moves = {
  repeated: (from) => ({ ...from, repeats: from.repeats + 1 }),
  doubted: (from) => ({ ...from, offer: { of: 'changes', professions: [] } }),
  reopened: (from, { field }) => {
    const { town } = from.draft;
    const cleared = { ...from.draft, ...CLEARED[field] };
    // The street stays: it is the town that may be another.
    const isTown = field === 'location' && town?.street;
    const draft = isTown ? { ...cleared, town: { ...town, taken: null } } : cleared;
    return after(from, { draft, step: field });
  },
  reasked: (from) => after(from, { draft: { ...from.draft, extraAnswers: [] } }),
  // At the last question it may turn out that there was more to ask.
  learned: (from, { extra }) => {
    const next = { ...from, extra };
    return from.step === 'confirmation' ? { ...next, step: firstMissing(next) } : next;
  },
  // Taken back like any other answer.
  refused: (from) => after(from, { ...FRESH, questions: 1, step: 'profession' }),
  corrected: (from, { found, position = 0 }) => {
    const { draft, otherNeeds } = withChange(from, position, found);
    const isByHand = (field: Field) => position === 0 && field in found;
    const byHand = FIELDS.filter((field) => from.byHand.includes(field) || isByHand(field));
    return after(from, { draft, otherNeeds, byHand });
  },
  dealt: (from, { draft, otherNeeds }) => after(from, { draft, otherNeeds }),
  mentioned: (from, { also }) => after(from, { otherNeeds: withNew(from, also), step: from.step }),
  dropped: (from, { position }) => {
    const { draft, otherNeeds } = withoutDrafts(from, [position]);
    return after(from, { draft, otherNeeds });
  },
  // What was sent stays sent: nothing before it can be taken back.
  submitted: (from, { sent }) => {
    const left = withoutDrafts(
      from,
      sent.map(({ position }) => position),
    );
    const now = sent.map(({ id, profession }) => ({ id, profession }));
    return {
      ...left,
      only: null,
      ready: false,
      step: 'confirmation',
      past: [],
      sent: [...from.sent, ...now],
    };
  },
  undone: (from) => {
    const before = from.past.at(-1);
    return before ? { ...from, ...before, past: from.past.slice(0, -1) } : from;
  },
  // Submission failed: the draft can be changed or submitted again.
  failed: (from) => (from.ready ? { ...from, ready: false, step: 'confirmation' } : from),
  spoke: (from, { otherLanguage }) => ({ ...from, otherLanguage }),
  warned: (from, { danger }) => ({ ...from, danger }),
  dismissed: (from) => ({ ...from, danger: null }),
};

const WHILE_SENDING: ReadonlySet<string> = new Set(['dismissed', 'failed', 'submitted']);

/**
 * The progress after an event (a pure reducer). While the draft is being submitted, nothing changes
 * it.
 */
export function move<Type extends StepEvent['type']>(
  progress: Progress,
  event: EventOf<Type>,
): Progress {
  if (progress.ready && !WHILE_SENDING.has(event.type)) return progress;
  const moves = { ...ANYWHERE, ...MOVES[progress.step] } as Moves;
  return moves[event.type as Type]?.(progress, event) ?? progress;
}

/** Whether undo is possible: not at the first question. */
export function mayGoBack({ step, past, ready, questions }: Progress): boolean {
  const lost = past.some(({ draft }) => knownFields(draft) > 0);
  const first = step === 'profession' && questions <= MAX_QUESTIONS && !lost;
  return past.length > 0 && !first && !ready;
}

/** How many of the four fields are known. */
export function knownFields(draft: Draft): number {
  return FIELDS.filter((field) => draft[field] !== null).length;
}

/**
 * The progress with these changes and, unless they name one, the step of the first missing field.
 */
function after(from: Progress, changes: Partial<Standing>): Progress {
  const { ready: _, danger: __, otherLanguage: ___, sent: ____, extra, past, ...standing } = from;
  const next = { ...standing, repeats: 0, only: null, ...changes };
  const known = next.draft.profession !== null;
  return {
    ...from,
    ...next,
    step: changes.step ?? firstMissing({ ...next, extra }),
    offer: known || next.offer.of === 'changes' ? NO_OFFER : next.offer,
    past: [...past, standing],
  };
}

// Asked often enough, the service is deferred until everything else is known.
function firstMissing(of: Pick<Progress, 'draft' | 'questions' | 'extra' | 'whereTo'>): Step {
  const { draft, questions } = of;
  const late = questions > MAX_QUESTIONS;
  const order = late ? [...FIELDS.slice(1), FIELDS[0]] : FIELDS;
  const missing = order.find(
    (field) => draft[field] === null || (field === 'location' && lacksWhereTo(of)),
  );
  if (missing === 'description' || !openQuestion(of)) return missing ?? 'confirmation';
  return 'details';
}

function withNew(
  { draft, otherNeeds }: Pick<Standing, 'draft' | 'otherNeeds'>,
  also: readonly OtherNeed[],
): readonly OtherNeed[] {
  const known = new Set([draft.profession, ...otherNeeds.map(({ profession }) => profession)]);
  return [...otherNeeds, ...also.filter(({ profession }) => !known.has(profession))];
}
