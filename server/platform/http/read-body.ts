/**
 * The bytes of a request, declared or chunked; undefined above `limit`, which bounds our memory.
 */
export async function readLimitedBody(
  request: Pick<Request, 'headers' | 'body' | 'arrayBuffer'>,
  limit: number,
): Promise<Buffer | undefined> {
  const declared = request.headers.get('content-length');
  if (declared === null) return readChunks(request.body, limit);
  if (Number(declared) > limit) return undefined;
  const bytes = Buffer.from(await request.arrayBuffer());
  return bytes.byteLength > limit ? undefined : bytes;
}

/** More than any form of a mail program. */
const MAX_FORM_BYTES = 1024;

/**
 * Parses a small form; undefined for anything else. @returns `isForm` is false for another content
 * type
 */
export async function readSmallForm(
  request: Request,
): Promise<{ isForm: boolean; fields?: URLSearchParams }> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  const isForm = type.trim().toLowerCase() === 'application/x-www-form-urlencoded';
  const bytes = isForm ? await readLimitedBody(request, MAX_FORM_BYTES) : undefined;
  return bytes ? { isForm, fields: new URLSearchParams(bytes.toString('utf8')) } : { isForm };
}

async function readChunks(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
