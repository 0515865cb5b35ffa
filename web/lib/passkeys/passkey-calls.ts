import type { NewCredential, PasskeyOffer } from '#contract/passkeys.ts';

/** The calls about somebody's own passkeys: a person's, or an admin's. */
export interface PasskeyCalls {
  begin: () => Promise<PasskeyOffer>;
  add: (made: { name: string; credential: NewCredential }) => Promise<unknown>;
  rename: (id: string, name: string) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
  /** How the paths of the reads begin that a change makes stale. */
  shownBy: string;
}

/** Whose passkeys they are, and how they prove who they are. */
export interface PasskeyOwner {
  calls: PasskeyCalls;
  /** Asks for a fresh proof of identity, then retries with `again`. */
  onReauth: (again: () => void) => void;
}
