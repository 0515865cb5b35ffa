import { createLocalJWKSet, flattenedVerify, type FlattenedJWSInput, type JWK } from 'jose';
import * as z from 'zod/mini';
import { review } from '#contract/requests/reviews.ts';

/** The `typ` of an export's protected header. */
export const REVIEWS_TYPE = 'nearhand-reviews+json';

const signedReviews = z.object({
  /** The address of the issuing site. */
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

/** The verified payload of an export. */
export type SignedReviews = z.output<typeof signedReviews>;

/**
 * Verifies the signature of an export with these keys. @throws Error where it is no export, was changed, or was signed by another
 * key
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
