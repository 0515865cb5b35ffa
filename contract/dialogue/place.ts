import { foldText } from '#contract/fold-text.ts';
import type { Analysis } from '#contract/requests/assistant.ts';
import type { Prediction } from '#contract/places.ts';
import { typedPlace, type Draft } from './draft.ts';

/**
 * What an utterance says of the place, as it changes the draft: a street waits for its town, and a town
 * that is said alone belongs to the street that was said before it.
 */
export function placeIn({ location, place }: Analysis, draft: Draft): Partial<Draft> {
  if (location === null) return {};
  const before = draft.town;
  const known = townOf(draft);
  const waiting = place?.street ? null : (before?.street ?? null);
  const street = place?.street ?? waiting;
  const whole = waiting === null ? location : `${waiting}, ${location}`;
  const unsaid = { street, taken: null, options: [] };
  const offered = before?.options.find(({ description }) => names(description, location));
  if (offered && before?.street === null) return takenPlace(offered, whole, null, null);
  // Asked for once, the likeliest is taken, and said.
  const isAskedFor = (before?.options.length ?? 0) > 0;
  const taken = place?.taken ?? (isAskedFor ? place?.options[0] : undefined);
  switch (place?.status) {
    case 'unclear':
      if (taken) return takenPlace(taken, whole, waiting, street);
      if (known !== null && place.street) return typedPlace(`${location}, ${known}`);
      return { ...typedPlace(null), town: { ...unsaid, options: place.options } };
    case 'unknown':
      return { ...typedPlace(null), town: { ...unsaid, street: whole } };
    case 'inferred':
      if (taken) return takenPlace(taken, whole, waiting, street);
      return typedPlace(whole);
    default:
      return { ...typedPlace(whole), town: street === null ? null : unsaid };
  }
}

/** Whether words are a part of a name that was offered: "la Ribera" of Santa María la Ribera. */
function names(description: string, words: string): boolean {
  return ` ${foldText(description).replaceAll(',', ' ')} `.includes(` ${foldText(words)} `);
}

/** The town of a draft's place, which another street of it is in; null where none is said. */
function townOf({ location, town }: Draft): string | null {
  if (town?.taken) return town.taken;
  if (location === null) return null;
  const [first = '', ...behind] = location.split(', ');
  if (!/\d/.test(first)) return location;
  return behind.join(', ') || null;
}

function takenPlace(
  { place_id: id, description, structured_formatting: shown }: Prediction,
  typed: string,
  waiting: string | null,
  street: string | null,
): Partial<Draft> {
  return {
    ...typedPlace(typed),
    formattedAddress: waiting === null ? description : `${waiting}, ${description}`,
    locationPlaceId: waiting === null ? id : null,
    town: { street, taken: shown.main_text, options: [] },
  };
}

/** Whether nothing of what was said is known as a place. */
export function isUnknownPlace({ location, place }: Analysis): boolean {
  return location === null || place?.status === 'unknown';
}
