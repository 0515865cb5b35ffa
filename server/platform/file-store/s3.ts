import { elementOf, listPages, openBucket, settled, type S3Bucket } from './bucket.ts';
import type { FileStore } from './file-store.ts';

/** A file store in a bucket of any S3-compatible service; objects are private. */
export function makeS3Store(bucket: S3Bucket): FileStore {
  const send = openBucket(bucket);
  return {
    async put(key, bytes) {
      await settled(send(`/${key}`, { method: 'PUT', body: bytes as Uint8Array<ArrayBuffer> }));
    },
    async find(key) {
      const head = await send(`/${key}`, { method: 'HEAD', absenceIsFine: true });
      if (!head.ok) return undefined;
      const content = () => chunksOf(send(`/${key}`, { method: 'GET' }));
      return {
        bytes: Number(head.headers.get('content-length')),
        content: { [Symbol.asyncIterator]: content },
      };
    },
    async delete(key) {
      await settled(send(`/${key}`, { method: 'DELETE', absenceIsFine: true }));
    },
    listOlderThan: (moment) => listOlderThan(moment, listPages(send)),
  };
}

async function* chunksOf(asked: Promise<Response>): AsyncGenerator<Uint8Array> {
  yield* (await asked).body ?? [];
}

async function* listOlderThan(moment: Date, pages: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const page of pages) {
    for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      const changedAt = new Date(elementOf(entry, 'LastModified') ?? '');
      const key = elementOf(entry, 'Key');
      if (key && changedAt < moment) yield key;
    }
  }
}
