import type { Analysis } from '#contract/requests/assistant.ts';
import { foldText } from '#contract/fold-text.ts';
import { saysWhereTo } from './destination-said.ts';
import { typedPlace, type Draft } from './draft.ts';
import { placeDenied } from './place-denied.ts';
import { placeIn } from './place.ts';

/** Of a move it is the destination that changes where the old one is named. */
export function placeChanged(text: string, heard: Analysis, draft: Draft): Partial<Draft> {
  const { location, turn } = heard;
  const denied = placeDenied(text, draft);
  if (denied) return instead(denied, heard, draft);
  // "Take out the part about the hotel in Cuba" moves nothing there.
  const isTakenOut = location !== null && foldText(turn.removes ?? '').includes(foldText(location));
  if (location === null || isTakenOut) return {};
  const names = (place: string | null) => place && foldText(text).includes(foldText(place));
  const isDestination = names(draft.destination) && !names(draft.location);
  if (isDestination || saysWhereTo(text, draft)) return { destination: location };
  const town = townSaid(draft);
  const isStreetAlone = heard.place?.status === 'unclear' && heard.place.street !== null;
  return isStreetAlone && town ? typedPlace(`${location}, ${town}`) : placeIn(heard, draft);
}

/** The town behind a street as it was typed: another street is in it, too. */
function townSaid({ location, town }: Draft): string | null {
  const comma = location?.indexOf(',') ?? -1;
  return town || comma < 0 ? null : location!.slice(comma + 1).trim();
}

/** The place said instead of a denied one; what is known of it counts where that is the place heard. */
function instead(
  { of, place }: NonNullable<ReturnType<typeof placeDenied>>,
  heard: Analysis,
  draft: Draft,
): Partial<Draft> {
  if (of === 'destination') return { destination: place };
  const isHeard = foldText(heard.location ?? '') === foldText(place);
  return isHeard ? placeIn(heard, draft) : typedPlace(place);
}
