import type { Address } from '#server/accounts/addresses.ts';

/** What a code is valid for: it is refused for any other purpose. */
export type CodePurpose = 'sign-in' | 'reset' | 'contact';

/** What a code is for: an address, a purpose, and for a new contact the person who changes it. */
export interface CodeUse {
  to: Address;
  purpose: CodePurpose;
  userId?: string;
}
