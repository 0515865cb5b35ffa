import type { Tx } from '#server/platform/db.ts';

/**
 * Keeps what an operator did, in the transaction that does it: how it stood before and after, in words
 * and figures only.
 */
export type Witness = (tx: Tx, deed: { before: Standing; after: Standing }) => Promise<void>;

type Standing = Readonly<Record<string, string | number | boolean | null>>;
