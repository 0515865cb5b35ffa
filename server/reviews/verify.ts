import { createLocalJWKSet, flattenedVerify, type FlattenedJWSInput, type JWK } from 'jose';
import * as z from 'zod/mini';
import { review } from '#contract/requests/reviews.ts';

/** What the protected head of an export says it is. */
export const REVIEWS_TYPE = 'nearhand-reviews+json';

const signedReviews = z.object({
  /** The address of the site that vouches for them. */
  issuer: z.string(),
  exportedAt: z.string(),
  professional: z.object({ id: z.string(), name: z.string() }),
  /** The mean of all; null where there are none. */
  rating: z.nullable(z.number()),
  count: z.int(),
  reviews: z.array(
    z.pick(review, {
      id: true,
      rating: true,
      comment: true,
      createdAt: true,
      author: true,
      profession: true,
      answer: true,
    }),
  ),
});

/** What an export says, once it is verified. */
export type SignedReviews = z.output<typeof signedReviews>;

/**
 * Reads an export and proves that one of these keys signed exactly this.
 * @throws Error where it is no export, was changed, or somebody else signed it
 */
export async function verifyReviews(file: string, keys: readonly JWK[]): Promise<SignedReviews> {
  const jws = JSON.parse(file) as FlattenedJWSInput;
  const { payload, protectedHeader } = await flattenedVerify(
    jws,
    createLocalJWKSet({ keys: [...keys] }),
    { algorithms: ['EdDSA', 'Ed25519'] },
  );
  if (protectedHeader?.typ !== REVIEWS_TYPE)
    throw new Error('It is signed, but no export of reviews.');
  return z.parse(signedReviews, JSON.parse(new TextDecoder().decode(payload)));
}
