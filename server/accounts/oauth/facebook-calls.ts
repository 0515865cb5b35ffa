import { ProviderRefusal } from './provider.ts';

const timeoutMs = 5000;
const MAX_ANSWER_BYTES = 65_536;

/**
 * One call of the Graph API: POST with a form, else GET. Errors contain no URL, because URLs carry
 * tokens. @throws ProviderRefusal `provider_unavailable` where no answer comes, Error where it is a
 * refusal
 */
export async function callFacebook(address: URL, form?: URLSearchParams): Promise<unknown> {
  const { status, text } = await exchange(address, form);
  if (status >= 500) throw new ProviderRefusal('provider_unavailable');
  if (status !== 200) throw new Error(`Facebook refused ${address.pathname} with ${status}`);
  if (text.length > MAX_ANSWER_BYTES) throw new Error('Facebook answered too much');
  return JSON.parse(text);
}

async function exchange(address: URL, form: URLSearchParams | undefined) {
  const signal = AbortSignal.timeout(timeoutMs);
  const posted = form === undefined ? {} : { method: 'POST', body: form };
  try {
    const answer = await fetch(address, { ...posted, signal, redirect: 'error' });
    return { status: answer.status, text: await answer.text() };
  } catch {
    throw new ProviderRefusal('provider_unavailable');
  }
}
