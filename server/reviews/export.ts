import { FlattenedSign } from 'jose';
import type { FileAnswer } from '#contract/endpoint.ts';
import { bytesAnswer } from '#server/platform/bytes-answer.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findProfessionals } from '#server/professionals/professionals.ts';
import { listShownReviews } from './shown.ts';
import { ALGORITHM, signingKey } from '#server/platform/signing/signing-keys.ts';
import { REVIEWS_TYPE, type SignedReviews } from './verify.ts';

const BATCH = 500;

/**
 * All public reviews of a professional, in a file signed with this site's key: a JWS in flattened
 * JSON serialization (RFC 7515, 7.2.2).
 */
export async function exportReviews(
  platform: Platform,
  professionalId: string,
): Promise<FileAnswer> {
  const said = await gather(platform, professionalId);
  const { id: kid, key } = await signingKey(platform);
  const jws = await new FlattenedSign(new TextEncoder().encode(JSON.stringify(said)))
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: REVIEWS_TYPE })
    .sign(key);
  const bytes = Buffer.from(`${JSON.stringify(jws, null, 2)}\n`);
  return bytesAnswer(bytes, {
    mediaType: 'application/jose+json',
    name: `reviews-${said.exportedAt.slice(0, 10)}.json`,
  });
}

async function gather(
  { db, clock, config }: Platform,
  professionalId: string,
): Promise<SignedReviews> {
  const known = (await findProfessionals(db, [professionalId])).get(professionalId);
  const reviews = await allReviews(db, professionalId);
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return {
    issuer: config.publicUrl,
    exportedAt: clock.now().toISOString(),
    professional: { id: professionalId, name: known?.card.name ?? '' },
    rating: reviews.length === 0 ? null : Math.round((sum / reviews.length) * 100) / 100,
    count: reviews.length,
    reviews: reviews.map(({ id, rating, comment, createdAt, author, profession, answer }) => ({
      id,
      rating,
      comment,
      createdAt,
      author,
      profession,
      answer,
    })),
  };
}

async function allReviews(db: Db, professionalId: string) {
  const reviews = [];
  for (let offset = 0; ; offset += BATCH) {
    const batch = await listShownReviews(db, { professionalId, offset, limit: BATCH });
    reviews.push(...batch);
    if (batch.length < BATCH) return reviews;
  }
}
