import type { Analysis } from '#contract/requests/assistant.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { EMPTY_DRAFT, typedPlace, withFound, type Draft } from './draft.ts';

/** A further need of a conversation, which becomes a request of its own. */
export interface OtherNeed {
  profession: Profession;
  /** The words that ask for it: its description. */
  words: string;
  /** What was said of it alone; everything else is as in the first draft. */
  own: Partial<Draft>;
}

/** The first draft, and the needs beside it. */
export interface Drafts {
  draft: Draft;
  otherNeeds: readonly OtherNeed[];
}

/**
 * The drafts of a conversation, in the order of mention. They share place and time, unless something
 * else was said of one; a rhythm and where a move goes are of one alone.
 */
export function draftsOf({ draft, otherNeeds }: Drafts): readonly [Draft, ...Draft[]] {
  return [
    draft,
    ...otherNeeds.map(({ profession, words, own }) => ({
      ...draft,
      destination: null,
      recurrence: null,
      profession,
      description: words,
      ...own,
    })),
  ];
}

/** A further need as it was heard. */
export function asOtherNeed({
  profession,
  words,
  location,
  destination,
  urgency,
  dates,
  recurrence,
}: Analysis['otherNeeds'][number]): OtherNeed {
  return {
    profession,
    words,
    own: {
      ...(location && typedPlace(location)),
      ...(destination && { destination }),
      ...((urgency || dates) && { dates }),
      ...(urgency && { urgency }),
      ...(recurrence && { recurrence }),
    },
  };
}

/** The drafts with a change to one of them; a change of the first is one of all that share it. */
export function withChange<From extends Drafts>(
  from: From,
  position: number,
  found: Partial<Draft>,
): From {
  if (position === 0) return { ...from, draft: withFound(from.draft, found) };
  const { profession, description, ...own } = found;
  const change = (need: OtherNeed): OtherNeed => ({
    profession: profession ?? need.profession,
    words: description ?? need.words,
    own: { ...need.own, ...own },
  });
  return {
    ...from,
    otherNeeds: from.otherNeeds.map((need, at) => (at === position - 1 ? change(need) : need)),
  };
}

/** The drafts without those at these positions; what is left keeps its place and time. */
export function withoutDrafts<From extends Drafts>(from: From, positions: readonly number[]): From {
  const [first, ...others] = draftsOf(from).filter((_, at) => !positions.includes(at));
  if (!first) return { ...from, draft: EMPTY_DRAFT, otherNeeds: [] };
  const otherNeeds = others.flatMap(({ profession, description, ...rest }) =>
    profession ? [{ profession, words: description ?? '', own: differing(rest, first) }] : [],
  );
  return { ...from, draft: first, otherNeeds };
}

function differing(shared: Partial<Draft>, first: Draft): Partial<Draft> {
  const differ = Object.entries(shared).filter(
    ([key, value]) => first[key as keyof Draft] !== value,
  );
  return Object.fromEntries(differ) as Partial<Draft>;
}
