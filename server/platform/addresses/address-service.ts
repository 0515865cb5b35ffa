import type { Language } from '#contract/language.ts';

/** An address a service suggests for what was typed. */
export interface SuggestedAddress {
  id: string;
  main: string;
  secondary: string;
}

/** One part of an address, by the names Google gives such parts. */
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
  /** One search of one person, from the first letter to the choice: what a service bills as one. */
  session?: string | undefined;
}

/** A service outside that knows addresses. Its answers are read strictly; its errors are ours. */
export interface AddressService {
  /** How many of its calls a day may be paid for; null where they cost nothing. */
  paidCalls: number | null;
  /** At most five addresses. @throws AddressServiceDown */
  suggest(typed: Typed): Promise<SuggestedAddress[]>;
  /** The address of an id, null where there is none (any more). @throws AddressServiceDown */
  find(id: string, reader: Omit<Typed, 'input'>): Promise<FoundAddress | null>;
}

/** The service did not answer in time, refused, or answered what nobody can read. */
export class AddressServiceDown extends Error {
  override name = 'AddressServiceDown';
}
