import { uploadLimited } from '#server/files/files.ts';
import type { Actor } from '#server/platform/http/route.ts';
import { refusalOf } from '#server/platform/refusal.ts';
import { fetchPicture } from './fetch-picture.ts';
import type { Received } from './received.ts';

/** All pictures of a text together, in milliseconds: the provider waits 15 seconds for our answer. */
const MAX_MS = 9000;

/** Fetches the pictures of a text and stores them as uploads of its sender; returns the ids of those that could be read. */
export async function storePictures(
  { platform, text }: Received,
  { userId }: Pick<Actor, 'userId'>,
): Promise<string[]> {
  const inbound = platform.config.inboundTexts;
  if (!inbound || text.pictures.length === 0) return [];
  const signal = AbortSignal.timeout(MAX_MS);
  const ids: string[] = [];
  for (const address of text.pictures) {
    const read = () => fetchPicture(inbound, address, signal);
    const refusal = await refusalOf(
      uploadLimited(platform, { userId }, { purpose: 'message' }, { read }).then(
        ({ id }) => void ids.push(id),
      ),
    );
    if (refusal) platform.log.info({ because: refusal.code }, 'picture of a text not stored');
  }
  return ids;
}
