import type { Tx } from '#server/platform/db.ts';

/**
 * Keeps what an operator did about a request, in the transaction that does it: how it stood before and
 * after, in words and figures only.
 */
export type Witness = (tx: Tx, deed: Deed) => Promise<void>;

interface Deed {
  requestId: string;
  before: Standing;
  after: Standing;
}

type Standing = Readonly<Record<string, string | number | boolean | null>>;
