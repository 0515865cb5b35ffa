import { AwsClient } from 'aws4fetch';
import type { FileStore } from './file-store.ts';

export interface S3Bucket {
  /** The endpoint, such as `https://s3.eu-west-3.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const TIMEOUT_MS = 20_000;

/** A file store in a bucket of any S3-compatible service; objects are private. */
export function makeS3Store({ endpoint, bucket, region, ...keys }: S3Bucket): FileStore {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 2 });
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  const send = async (address: string, init: RequestInit, absenceIsFine = false) => {
    const answer = await client.fetch(root + address, {
      ...init,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.ok || (absenceIsFine && answer.status === 404)) return answer;
    await answer.body?.cancel();
    throw new Error(`The file store answered ${answer.status} to ${init.method}`);
  };
  return {
    async put(key, bytes) {
      await settled(send(`/${key}`, { method: 'PUT', body: bytes as Uint8Array<ArrayBuffer> }));
    },
    async find(key) {
      const head = await send(`/${key}`, { method: 'HEAD' }, true);
      if (!head.ok) return undefined;
      const content = () => chunksOf(send(`/${key}`, { method: 'GET' }));
      return {
        bytes: Number(head.headers.get('content-length')),
        content: { [Symbol.asyncIterator]: content },
      };
    },
    async delete(key) {
      await settled(send(`/${key}`, { method: 'DELETE' }, true));
    },
    listOlderThan: (moment) => listOlderThan(moment, (query) => send(query, { method: 'GET' })),
  };
}

async function settled(asked: Promise<Response>): Promise<void> {
  await (await asked).body?.cancel();
}

async function* chunksOf(asked: Promise<Response>): AsyncGenerator<Uint8Array> {
  yield* (await asked).body ?? [];
}

/** Our keys need no escaping in XML, so that the few elements of a list can be parsed simply. */
async function* listOlderThan(
  moment: Date,
  ask: (query: string) => Promise<Response>,
): AsyncGenerator<string> {
  for (let from: string | undefined = ''; from !== undefined;) {
    const after: string = from && `&continuation-token=${encodeURIComponent(from)}`;
    const page = await (await ask(`?list-type=2${after}`)).text();
    for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      const changedAt = new Date(elementOf(entry, 'LastModified') ?? '');
      const key = elementOf(entry, 'Key');
      if (key && changedAt < moment) yield key;
    }
    from = elementOf(page, 'NextContinuationToken');
  }
}

function elementOf(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
}
