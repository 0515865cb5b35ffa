import { AwsClient } from 'aws4fetch';

export interface S3Bucket {
  /** The endpoint, such as `https://s3.eu-west-3.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

interface Sent extends RequestInit {
  /** Whether 404 is an answer. */
  absenceIsFine?: boolean;
  timeoutMs?: number;
}

/** Sends a signed call to a bucket; `address` is what follows its name. @throws FileStoreAway, or Error where it is refused for good */
export type SendToBucket = (address: string, call: Sent) => Promise<Response>;

const TIMEOUT_MS = 20_000;

/** The file store does not answer, or not as one does: later it may. */
export class FileStoreAway extends Error {
  override readonly name = 'FileStoreAway';
}

/** Opens a bucket of any S3-compatible service. */
export function openBucket({ endpoint, bucket, region, ...keys }: S3Bucket): SendToBucket {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 2 });
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  return async (address, { absenceIsFine = false, timeoutMs = TIMEOUT_MS, ...init }) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await client.fetch(root + address, { ...init, signal }).catch((cause) => {
      throw new FileStoreAway('The file store does not answer', { cause });
    });
    const isConfirmed = !isAboutObject(address, init) || answer.headers.has('etag');
    if ((answer.ok && isConfirmed) || (absenceIsFine && answer.status === 404)) return answer;
    await answer.body?.cancel();
    const lacking = answer.ok ? ' without an ETag' : '';
    const said = `The file store answered ${answer.status}${lacking} to ${init.method}`;
    const mayPass = answer.ok || answer.status === 429 || answer.status >= 500;
    throw mayPass ? new FileStoreAway(said) : new Error(said);
  };
}

/**
 * What was stored, and what is read, has an ETag; a status alone may come from a proxy in between,
 * whose page would be taken for a file.
 */
function isAboutObject(address: string, { method }: RequestInit): boolean {
  return method !== 'DELETE' && !address.startsWith('?');
}

/** Waits for an answer without contents. */
export async function settled(asked: Promise<Response>): Promise<void> {
  await (await asked).body?.cancel();
}

/** The pages of a list of objects, as XML. Our keys need no escaping in it. */
export async function* listPages(send: SendToBucket, query = ''): AsyncGenerator<string> {
  for (let from: string | undefined = ''; from !== undefined;) {
    const after: string = from && `&continuation-token=${encodeURIComponent(from)}`;
    const page = await (await send(`?list-type=2${query}${after}`, { method: 'GET' })).text();
    yield page;
    from = elementOf(page, 'NextContinuationToken');
  }
}

/** The text of the first element of this name. */
export function elementOf(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
}
