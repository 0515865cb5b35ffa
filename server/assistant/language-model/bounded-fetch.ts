const MAX_BYTES = 64 * 1024;

/** `fetch` for an untrusted service: follows no redirect, and limits the size of the answer. */
export async function boundedFetch(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (response.body === null) return response;
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(upTo(MAX_BYTES)), { status, statusText, headers });
}

function upTo(most: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > most) controller.error(new Error(`answer of more than ${most} bytes`));
      else controller.enqueue(chunk);
    },
  });
}
