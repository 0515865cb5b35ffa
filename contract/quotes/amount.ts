import * as z from 'zod/mini';

/** The most an amount may be: ten million of the currency. */
export const MAX_TOTAL = 1_000_000_000;

/** An amount in the smallest unit of its currency (cents), never a fraction of it. */
export const amount = z.int().check(z.minimum(0), z.maximum(MAX_TOTAL));

/** An amount that may be less than nothing: of work that falls away, or a difference. */
export const signedAmount = z.int().check(z.minimum(-MAX_TOTAL), z.maximum(MAX_TOTAL));
