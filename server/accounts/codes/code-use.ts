import type { Address } from '#server/accounts/addresses.ts';

/** What a code is good for: one asked for one purpose is wrong for every other. */
export type CodePurpose = 'sign-in' | 'reset' | 'contact';

/** What a code is for: an address, a purpose, and for a new contact the person who wants it. */
export interface CodeUse {
  to: Address;
  purpose: CodePurpose;
  userId?: string;
}
