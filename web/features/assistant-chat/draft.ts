import type { Analysis } from '#contract/requests/assistant.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import type { Urgency } from '#contract/requests/urgency.ts';
import { keywordUrgency } from './conversation/keyword-fallbacks.ts';

/** What the conversation has gathered so far. */
export interface Draft {
  profession: Profession | null;
  description: string | null;
  location: string | null;
  formattedAddress: string | null;
  locationPlaceId: string | null;
  addressComponents: Record<string, string>;
  urgency: Urgency | null;
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
  urgency: null,
  email: null,
  phone: null,
};

/** So many characters an answer may have. */
export const LONGEST_ANSWER = 2_000;

const SHORTEST_DESCRIPTION = 5;

/**
 * What a message says beside its service, from its analysis; where that is silent, the documented
 * keywords decide the urgency, and the message itself stands for the description when it is longer
 * than 5 characters and names a need.
 */
export function understood(analysis: Analysis, message: string): Partial<Draft> {
  const words = message.trim();
  const description =
    analysis.description ??
    (analysis.completeness.hasDescription && words.length > SHORTEST_DESCRIPTION ? words : null);
  return filled({
    description,
    location: analysis.location,
    urgency: analysis.urgency ?? keywordUrgency(message),
  });
}

/** A place as it was typed, without the parts of an address. */
export function typedPlace(location: string): Partial<Draft> {
  return { location, formattedAddress: location, locationPlaceId: null, addressComponents: {} };
}

function filled(found: Partial<Draft>): Partial<Draft> {
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null));
}
