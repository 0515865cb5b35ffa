import type { Upload } from '#contract/endpoint.ts';
import type { Attachment, FilePurpose } from '#contract/files.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import type { Actor } from '#server/platform/http/route.ts';
import { enforceRateLimit } from '#server/platform/limits/rate-limits.ts';
import { ConcurrencyLimiter } from '#server/platform/limits/concurrency-limiter.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { detectFileKind } from './detect-file-kind.ts';
import { INTAKE, READING, READING_OF_ONE, RECEIVING, RECEIVING_OF_ONE, UPLOADS } from './limits.ts';
import { fileName } from './file-name.ts';
import { reencodeImage } from './reencode-image.ts';
import { presentFile } from './present.ts';
import { insertFile, type NewFile } from './queries.ts';
import { deleteBytes, putBytes, type StoredParts } from './stored.ts';

const receiving = new ConcurrencyLimiter(RECEIVING);
const intake = new ConcurrencyLimiter(INTAKE);
const reading = new ConcurrencyLimiter(READING);
const ofPeople = new Map<
  string,
  { receiving: ConcurrencyLimiter; reading: ConcurrencyLimiter; uploads: number }
>();

export interface Uploading {
  purpose: FilePurpose;
  name?: string | undefined;
}

/** Rate-limits the uploads of a person, and stores one as `upload` does. @throws Refusal `too_many`, too */
export async function uploadLimited(
  platform: Platform,
  person: Pick<Actor, 'userId'>,
  uploading: Uploading,
  file: Pick<Upload, 'read'>,
): Promise<Attachment> {
  await enforceRateLimit(platform, ['uploads', person.userId], UPLOADS);
  return upload(platform, person, uploading, file);
}

/**
 * Stores an uploaded photo or document: photos are re-encoded, documents stay as they are. The row is written after the bytes, so that every known file can be
 * read.
 * @throws Refusal `unreadable_file`, `too_large`, or `unavailable` above the concurrency limit
 */
async function upload(
  platform: Platform,
  { userId }: Pick<Actor, 'userId'>,
  { purpose, name }: Uploading,
  file: Pick<Upload, 'read'>,
): Promise<Attachment> {
  const now = platform.clock.now();
  const made = await withPersonSlot(userId, async (ownReading) => {
    const bytes = await withSlot(receiving, () => file.read());
    return withSlot(intake, async () => {
      const { parts, facts } = await validate(bytes, name, ownReading);
      const id = uuidv7(now.getTime());
      const row = { id, owner_user_id: userId, purpose, created_at: now, ...facts };
      await store(platform, row, parts);
      return row;
    });
  });
  return presentFile(made);
}

type Facts = Omit<NewFile, 'id' | 'owner_user_id' | 'purpose' | 'created_at'>;

async function validate(
  bytes: Uint8Array,
  name: string | undefined,
  ownReading: ConcurrencyLimiter,
): Promise<{ parts: StoredParts; facts: Facts }> {
  const kind = detectFileKind(bytes);
  assertThat(kind !== undefined, 'unreadable_file');
  return kind === 'pdf' ? documentOf(bytes, name) : pictureOf(bytes, name, ownReading);
}

function documentOf(bytes: Uint8Array, name: string | undefined) {
  const facts: Facts = {
    kind: 'document',
    name: fileName(name, 'pdf'),
    media_type: 'application/pdf',
    bytes: bytes.byteLength,
    width: null,
    height: null,
  };
  return { parts: { whole: bytes }, facts };
}

async function pictureOf(
  bytes: Uint8Array,
  name: string | undefined,
  ownReading: ConcurrencyLimiter,
) {
  const picture = await withSlot(ownReading, () => withSlot(reading, () => reencodeImage(bytes)));
  const facts: Facts = {
    kind: 'image',
    name: fileName(name, picture.ending),
    media_type: picture.mediaType,
    bytes: picture.bytes.byteLength,
    width: picture.width,
    height: picture.height,
  };
  return { parts: { whole: picture.bytes, preview: picture.preview }, facts };
}

async function store(platform: Platform, row: NewFile, parts: StoredParts): Promise<void> {
  await putBytes(platform.files, row.id, parts);
  try {
    await insertFile(platform.db, row);
  } catch (error) {
    await deleteBytes(platform.files, row.id).catch((left: unknown) =>
      platform.log.warn({ err: left }, 'bytes without a row are left to the timer'),
    );
    throw error;
  }
}

/** Runs within this person's concurrency slot; `work` gets the slot for decoding their pictures. */
async function withPersonSlot<T>(
  userId: string,
  work: (ownReading: ConcurrencyLimiter) => Promise<T>,
): Promise<T> {
  const own = ofPeople.get(userId) ?? {
    receiving: new ConcurrencyLimiter(RECEIVING_OF_ONE),
    reading: new ConcurrencyLimiter(READING_OF_ONE),
    uploads: 0,
  };
  ofPeople.set(userId, own);
  own.uploads += 1;
  try {
    return await withSlot(own.receiving, () => work(own.reading));
  } finally {
    own.uploads -= 1;
    if (own.uploads === 0) ofPeople.delete(userId);
  }
}

async function withSlot<T>(slots: ConcurrencyLimiter, work: () => Promise<T>): Promise<T> {
  const turn = slots.run(work);
  if (turn === 'full') throw new Refusal('unavailable', { retryAfterSeconds: 5 });
  return turn;
}
