import type { Analysis } from '#contract/requests/assistant.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import type { Urgency } from '#contract/requests/urgency.ts';
import { keywordUrgency } from './conversation/keyword-fallbacks.ts';

/** The draft of a request. */
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

/** The maximum length of an answer. */
export const MAX_ANSWER_LENGTH = 2_000;

const MIN_DESCRIPTION_LENGTH = 5;

/**
 * The fields of a message beside its service, from its analysis; without one, the documented
 * keywords decide the urgency, and the message itself is the description when it is longer than 5
 * characters and names a need.
 */
export function understood(analysis: Analysis, message: string): Partial<Draft> {
  const words = message.trim();
  const description =
    analysis.description ??
    (analysis.completeness.hasDescription && words.length > MIN_DESCRIPTION_LENGTH ? words : null);
  return filled({
    description,
    location: analysis.location,
    urgency: analysis.urgency ?? keywordUrgency(message),
  });
}

/** A place as typed, without address components. */
export function typedPlace(location: string): Partial<Draft> {
  return { location, formattedAddress: location, locationPlaceId: null, addressComponents: {} };
}

function filled(found: Partial<Draft>): Partial<Draft> {
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null));
}
