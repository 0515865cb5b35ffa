import type { Language } from '#contract/language.ts';

/** A suggestion of an address service. */
export interface SuggestedAddress {
  id: string;
  main: string;
  secondary: string;
}

/** A component of an address, by Google's names. */
export interface AddressPart {
  types: string[];
  long: string;
  short: string;
}

/** An address with its point in degrees, WGS 84. */
export interface FoundAddress {
  id: string;
  text: string;
  parts: AddressPart[];
  lat: number;
  lon: number;
}

export interface Typed {
  input: string;
  language: Language;
  /** One autocomplete session, from the first letter to the choice: the unit of billing. */
  session?: string | undefined;
}

/**
 * An external address service. Its responses are validated strictly; its errors are mapped to ours.
 */
export interface AddressService {
  /** The daily budget of paid calls; null where they are free. */
  paidCalls: number | null;
  /** At most five addresses. @throws AddressServiceDown */
  suggest(typed: Typed): Promise<SuggestedAddress[]>;
  /** The address of an id, null where it does not exist (any more). @throws AddressServiceDown */
  find(id: string, reader: Omit<Typed, 'input'>): Promise<FoundAddress | null>;
}

/** The service timed out, refused, or sent an invalid response. */
export class AddressServiceDown extends Error {
  override name = 'AddressServiceDown';
}
