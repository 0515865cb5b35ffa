import { foldText } from '#contract/fold-text.ts';
import type { Analysis, Share } from '#contract/requests/assistant.ts';
import { typedPlace, type Draft } from './draft.ts';
import { draftsOf, withChange, type Drafts } from './drafts.ts';

const MIN_LETTERS = 4;
const POSITIONS = [
  /\b(?:first|1st|premiere?|primer[ao]?)\b/,
  /\b(?:second|2nd|deuxieme|segund[ao])\b/,
  /\b(?:third|3rd|troisieme|tercer[ao]?)\b/,
];

/**
 * The drafts with the place and the time that was said of each: "the lawyer today, the tutor in two
 * weeks"; null where it is not clear which is meant.
 */
export function dealtOut<From extends Drafts>(
  from: From,
  { shares, otherNeeds }: Pick<Analysis, 'shares' | 'otherNeeds'>,
): From | null {
  const drafts = draftsOf(from);
  const own = shares.filter(({ words }) => words !== '');
  const isKnown = ({ profession }: { profession: string }) =>
    drafts.some((draft) => draft.profession === profession);
  if (drafts.length < 2 || own.length === 0) return null;
  const positions = otherNeeds.every(isKnown) ? positionsMeant(own, drafts) : null;
  if (positions === null) return null;
  const ofOthers = shares.find(({ words }) => words === '');
  const shareOf = (at: number) => own[positions.indexOf(at)] ?? ofOthers;
  const first = shareOf(0);
  return drafts.reduceRight((changed, draft, at) => {
    const share = shareOf(at);
    // What was shared with the first stays as it was.
    const said = share ? saidIn(share) : first && heldBy(draft, saidIn(first));
    return said && Object.keys(said).length > 0 ? withChange(changed, at, said) : changed;
  }, from);
}

/** The position of the draft that each share is about, no two the same; null where one is about none. */
function positionsMeant(shares: readonly Share[], drafts: readonly Draft[]): number[] | null {
  const sure = shares.map((share) => positionOf(share, drafts));
  const left = drafts.map((_, at) => at).filter((at) => !sure.includes(at));
  const unclear = sure.filter((at) => at === null).length;
  // The one that is named by no word of its draft is the one that is left.
  const all = unclear === 1 && left.length === 1 ? sure.map((at) => at ?? left[0]!) : sure;
  const known = all.filter((at) => at !== null);
  return known.length === shares.length && new Set(known).size === known.length ? known : null;
}

function positionOf({ words, trades }: Share, drafts: readonly Draft[]): number | null {
  const named = trades
    .map((trade) => drafts.findIndex(({ profession }) => profession === trade))
    .find((at) => at >= 0);
  if (named !== undefined) return named;
  const folded = foldText(words);
  const counted = POSITIONS.findIndex((pattern) => pattern.test(folded));
  if (counted >= 0) return counted < drafts.length ? counted : null;
  if (/\b(?:last|derniere?|ultim[ao])\b/.test(folded)) return drafts.length - 1;
  return describedBy(folded, drafts);
}

/** The one draft whose description shares most words with these; null where there is no such one. */
function describedBy(folded: string, drafts: readonly Draft[]): number | null {
  const wanted = (folded.match(/[a-z]+/g) ?? []).filter((word) => word.length >= MIN_LETTERS);
  const counts = drafts.map(({ description }) => {
    const page = foldText(description ?? '').replaceAll(folded, ' ');
    return wanted.filter((word) => page.includes(word)).length;
  });
  const most = Math.max(...counts);
  return most > 0 && counts.filter((count) => count === most).length === 1
    ? counts.indexOf(most)
    : null;
}

function saidIn({ location, urgency, dates }: Share): Partial<Draft> {
  return {
    ...(location && typedPlace(location)),
    ...((urgency || dates) && { dates }),
    ...(urgency && { urgency }),
  };
}

/** What a draft keeps where these fields of the first, which it shares, change. */
function heldBy(draft: Draft, changed: Partial<Draft>): Partial<Draft> {
  const isSet = draft.location !== null && 'location' in changed;
  const isTimed = draft.urgency !== null && 'urgency' in changed;
  const { location, formattedAddress, locationPlaceId, addressComponents, town } = draft;
  return {
    ...(isSet && { location, formattedAddress, locationPlaceId, addressComponents, town }),
    ...(isTimed && { urgency: draft.urgency, dates: draft.dates }),
  };
}
