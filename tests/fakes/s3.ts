import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A fake object store on loopback with the subset of S3 we use, which verifies every signature. */
export interface FakeS3 {
  bucket: {
    endpoint: string;
    bucket: string;
    region: string;
    accessKeyId: string;
    secretAccessKey: string;
  };
  objects: Map<string, { bytes: Buffer; changedAt: Date }>;
  /** How many calls had an invalid signature. */
  refused: number;
  close(): Promise<void>;
}

/** Small enough that a test sees a second page. */
const PAGE = 3;

export async function startFakeS3(): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map();
  const server = createServer((request, response) => void answer(fake, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const fake: FakeS3 = {
    bucket: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'our-files',
      region: 'ca-central-1',
      accessKeyId: 'AKIAEXAMPLE',
      secretAccessKey: 'a-secret-of-tests',
    },
    objects,
    refused: 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return fake;
}

async function answer(fake: FakeS3, request: IncomingMessage, response: ServerResponse) {
  const bytes = await buffer(request);
  const address = new URL(request.url ?? '', fake.bucket.endpoint);
  if (!isSigned(fake, request, address)) {
    fake.refused += 1;
    response.writeHead(403).end();
    return;
  }
  if (!isWhole(request, bytes)) {
    response.writeHead(400).end();
    return;
  }
  const [, bucket, ...rest] = address.pathname.split('/');
  if (bucket !== fake.bucket.bucket) response.writeHead(404).end();
  else if (address.searchParams.has('list-type')) response.end(list(fake, address));
  else serveObject(fake, request.method, rest.join('/'), bytes, response);
}

function serveObject(
  { objects }: FakeS3,
  method: string | undefined,
  key: string,
  bytes: Buffer,
  response: ServerResponse,
): void {
  const object = objects.get(key);
  if (method === 'PUT') objects.set(key, { bytes, changedAt: new Date() });
  if (method === 'DELETE') objects.delete(key);
  if (method === 'PUT') response.writeHead(200, { etag: `"${sha256(bytes)}"` }).end();
  else if (method === 'DELETE') response.writeHead(204).end();
  else if (!object) response.writeHead(404).end();
  else {
    const etag = `"${sha256(object.bytes)}"`;
    response.writeHead(200, { etag, 'content-length': object.bytes.byteLength });
    response.end(method === 'HEAD' ? undefined : object.bytes);
  }
}

function list({ objects }: FakeS3, address: URL): string {
  const asked = (name: string) => address.searchParams.get(name) ?? '';
  const from = Number(asked('continuation-token'));
  const found = new Set(
    [...objects]
      .filter(([key]) => key.startsWith(asked('prefix')))
      .map(([key, object]) => entryOf(key, object, asked('delimiter'))),
  );
  const entries = [...found].slice(from, from + PAGE);
  const next = from + PAGE;
  const more = next < found.size ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${entries.join('\n')}${more}</ListBucketResult>`;
}

/** With a delimiter, what comes after it counts as one. */
function entryOf(key: string, { changedAt }: { changedAt: Date }, delimiter: string): string {
  const end = delimiter === '' ? -1 : key.indexOf(delimiter);
  return end === -1
    ? `<Contents><Key>${key}</Key><LastModified>${changedAt.toISOString()}</LastModified></Contents>`
    : `<CommonPrefixes><Prefix>${key.slice(0, end + 1)}</Prefix></CommonPrefixes>`;
}

/** Signature Version 4, recomputed from the request. */
function isSigned({ bucket }: FakeS3, { method, headers }: IncomingMessage, address: URL): boolean {
  const pattern = /Credential=([^/]+)\/([^,]+), *SignedHeaders=([^,]+), *Signature=(\w+)/;
  const [, key, scope = '', names = '', given] = pattern.exec(headers.authorization ?? '') ?? [];
  const [date = '', region = '', service = ''] = scope.split('/');
  const query = [...address.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted();
  const canonical = [
    method,
    address.pathname,
    query.join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    String(headers['x-amz-content-sha256']),
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, sha256(canonical)];
  const secret = [date, region, service, 'aws4_request'].reduce<string | Buffer>(
    (signing, part) => createHmac('sha256', signing).update(part).digest(),
    `AWS4${bucket.secretAccessKey}`,
  );
  const expected = createHmac('sha256', secret).update(text.join('\n')).digest('hex');
  return key === bucket.accessKeyId && region === bucket.region && given === expected;
}

/** The checksum of the contents, where the caller named one. */
function isWhole({ headers }: IncomingMessage, bytes: Buffer): boolean {
  const named = headers['x-amz-content-sha256'];
  return named === 'UNSIGNED-PAYLOAD' || named === sha256(bytes);
}

function sha256(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}
