import type { Analysis } from '#contract/requests/assistant.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import type { Reading } from '../reading.ts';
import { findFurtherNeeds, findNeeds } from './other-needs.ts';
import type { Means, Need } from './read-need.ts';

type Place = Pick<Need, 'location'>;
type Time = Pick<Need, 'urgency' | 'dates'>;

/** What a message asks for: its first need where it has several, and further ones. */
type MessageNeeds = Place &
  Time &
  Pick<Analysis, 'recurrence' | 'otherNeeds'> & { readonly first: Need | null };

const NO_TIME: Time = { urgency: null, dates: null };

/**
 * The needs of a message about a profession, and the place and the time of the first; `location` is
 * that of the whole message. A further need has its own only where they differ.
 */
export function messageNeeds(
  reading: Reading,
  { profession, location }: { profession: Profession | null } & Place,
  means: Means,
): MessageNeeds {
  const { timing } = reading;
  const [first, ...others] = findNeeds(reading, profession, means);
  const shared = { location, urgency: timing.urgency, dates: timing.dates };
  if (!first) return { first: null, ...shared, recurrence: timing.recurrence, otherNeeds: [] };
  const isElsewhere = (other: Need) => other.location !== null && other.location !== first.location;
  const isOtherTime = (other: Need) => saysTime(other) && !isSameTime(other, first);
  const isApart = (other: Need) => isOtherTime(other) && (saysTime(first) || other.isTimeItsOwn);
  const hasOwnTime = others.some(isApart);
  return {
    first,
    location: (others.some(isElsewhere) ? first.location : null) ?? location,
    ...timeOf(hasOwnTime ? first : shared),
    recurrence: first.recurrence,
    otherNeeds: others.map((other) => ({
      ...asOtherNeed(other),
      ...(!isElsewhere(other) || first.location === null ? { location: null } : {}),
      ...(hasOwnTime && isOtherTime(other) ? {} : NO_TIME),
    })),
  };
}

/** The same of an answer to a question: of each need it names, what it says of it. */
export function answerNeeds(reading: Reading, { location }: Place, means: Means): MessageNeeds {
  const { urgency, dates, recurrence } = reading.timing;
  const otherNeeds = findFurtherNeeds(reading, means).map(asOtherNeed);
  return { first: null, location, urgency, dates, recurrence, otherNeeds };
}

function asOtherNeed(need: Need): Analysis['otherNeeds'][number] {
  const { profession, words, location, recurrence } = need;
  return { profession, words, location, ...timeOf(need), recurrence };
}

function timeOf({ urgency, dates }: Time): Time {
  return { urgency, dates };
}

function saysTime({ urgency, dates }: Time): boolean {
  return urgency !== null || dates !== null;
}

function isSameTime(one: Time, other: Time): boolean {
  return (
    one.urgency === other.urgency &&
    one.dates?.from === other.dates?.from &&
    one.dates?.to === other.dates?.to
  );
}
