import type { Analysis } from '#contract/requests/assistant.ts';
import { fold } from '../text/fold.ts';
import type { Reading } from '../reading.ts';
import type { PlaceFinder } from './place-finder.ts';
import { findTwoPlaces } from './two-places.ts';

type FurtherNeed = Analysis['otherNeeds'][number];

/**
 * A further need with where it goes, where it is a move from one place to another; with its own pick-up
 * where that is not the place of the message.
 */
export function withGoal(
  need: FurtherNeed,
  location: string | null,
  { spoken }: Pick<Reading, 'spoken'>,
  places: PlaceFinder,
): FurtherNeed {
  if (need.profession !== 'mover') return need;
  const move = findTwoPlaces(need.words, fold(need.words), spoken, places);
  if (!move) return need;
  const isSame = nameOf(move.pickUp.text) === nameOf(location ?? '');
  return {
    ...need,
    location: isSame ? null : move.pickUp.text,
    destination: move.destination.text,
  };
}

/** A place without its article: "la Roma". */
function nameOf(place: string): string {
  return fold(place).replace(/^(?:the|la|le|les|el|los|las) /, '');
}
