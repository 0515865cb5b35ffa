import type * as z from 'zod/mini';
import { AddressServiceDown } from './address-service.ts';

/** A later answer is useless to somebody who is typing. */
const TIMEOUT_MS = 1500;

/** No address needs more. */
const MAX_ANSWER_BYTES = 256 * 1024;

/**
 * The validated response of a service; null for 404.
 * @throws AddressServiceDown for everything else
 */
export async function callAddressService<T extends z.ZodMiniType>(
  url: URL,
  call: Pick<RequestInit, 'method' | 'headers' | 'body'>,
  form: T,
  patienceMs = TIMEOUT_MS,
): Promise<z.output<T> | null> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(url, { ...call, redirect: 'error', signal });
    if (answer.status === 404) {
      await answer.body?.cancel();
      return null;
    }
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new AddressServiceDown(`answered ${answer.status}`);
    }
    return form.parse(JSON.parse(await limitedText(answer)));
  } catch (error) {
    if (error instanceof AddressServiceDown) throw error;
    throw new AddressServiceDown(`no answer that can be read: ${nameOf(error)}`);
  }
}

async function limitedText(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_ANSWER_BYTES) throw new AddressServiceDown('answered too much');
  }
  return text + decoder.decode();
}

/** Not the message: it may contain what somebody typed, or the key. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
