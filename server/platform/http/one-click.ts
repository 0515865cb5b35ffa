import { readSmallForm } from './read-body.ts';
import { Refusal } from '#server/platform/refusal.ts';

/**
 * Answers a one-click unsubscribe of a mail program (RFC 8058): a form post from any origin, with
 * the token in the address. These are the only forms accepted; no cookie is read, so that they
 * cannot use anybody's session (CSRF). `stop` throws Refusal `not_found` for an invalid token.
 */
export async function answerOneClick(
  request: Request,
  stop: (token: string) => Promise<unknown>,
): Promise<Response> {
  const { isForm, fields } = await readSmallForm(request);
  if (!isForm) return answer(415, 'Only a form can be sent here');
  if (fields?.get('List-Unsubscribe') !== 'One-Click') {
    return answer(400, 'List-Unsubscribe=One-Click is missing');
  }
  try {
    await stop(new URL(request.url).searchParams.get('token') ?? '');
    return answer(200, 'Unsubscribed');
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return answer(404, 'Not found');
    throw error;
  }
}

function answer(status: number, text: string): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(`${text}\n`, { status, headers });
}
