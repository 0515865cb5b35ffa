import type { Platform } from '#server/platform/platform.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { changeSubscription } from './unsubscribe.ts';

/** The address in List-Unsubscribe: opened by a person it is a page of the web, by a mail program this. */
export const ONE_CLICK_PATH = '/unsubscribe';

const mostBytes = 1024;

/**
 * Stops mails by the one click of a mail program (RFC 8058): a form post from anywhere, with the
 * token in the address. It is the one place that takes a form; it reads no cookie, so that nobody's
 * session can be used by it.
 */
export async function unsubscribeByOneClick(
  platform: Pick<Platform, 'db' | 'config'>,
  request: Request,
): Promise<Response> {
  if (!isForm(request.headers)) return answer(415, 'Only a form can be sent here');
  const asked = (await readForm(request.body))?.get('List-Unsubscribe');
  if (asked !== 'One-Click') return answer(400, 'List-Unsubscribe=One-Click is missing');
  const token = new URL(request.url).searchParams.get('token') ?? '';
  try {
    await changeSubscription(platform, token, 'stop');
    return answer(200, 'Unsubscribed');
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return answer(404, 'Not found');
    throw error;
  }
}

function isForm(headers: Headers): boolean {
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase() === 'application/x-www-form-urlencoded';
}

/** Nothing comes back where there is more than such a form holds: nobody fills our memory by it. */
async function readForm(body: ReadableStream<Uint8Array> | null) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

function answer(status: number, text: string): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(`${text}\n`, { status, headers });
}
