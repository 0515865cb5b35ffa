import type { Config } from '#server/platform/config/config.ts';
import { readLimitedBody } from '#server/platform/http/read-body.ts';
import { fetchPublicBytes, THE_PUBLIC_INTERNET } from '#server/platform/outbound/fetch-public.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';

type Inbound = NonNullable<Config['inboundTexts']>;

const MAX_BYTES = 8 * 1024 * 1024;
const LIMITS = { maxBytes: MAX_BYTES, timeoutMs: 8000, maxRedirects: 2 };

/**
 * Fetches a picture from the provider: with our credentials from its own address, and from where that
 * redirects only on its media hosts, without them. Any other address is not called (SSRF).
 * @throws Refusal `unreadable_file`, `too_large`
 */
export async function fetchPicture(
  { account, token, baseUrl, mediaHosts }: Inbound,
  address: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const url = URL.parse(address);
  const isTheirs = url?.origin === new URL(baseUrl).origin && url.username === '';
  assertThat(
    isTheirs && url.pathname.startsWith(`/2010-04-01/Accounts/${account}/`),
    'unreadable_file',
  );
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  try {
    const answer = await fetch(url, { headers: { authorization }, redirect: 'manual', signal });
    const location = answer.headers.get('location');
    if (answer.status >= 300 && answer.status < 400 && location) {
      await answer.body?.cancel();
      const isHost = (name: string) =>
        mediaHosts.some((host) => name === host || name.endsWith(`.${host}`));
      return await fetchPublicBytes(new URL(location, url).href, LIMITS, {
        ...THE_PUBLIC_INTERNET,
        isHost,
      });
    }
    assertThat(answer.ok, 'unreadable_file');
    const bytes = await readLimitedBody(answer, MAX_BYTES);
    assertThat(bytes !== undefined, 'too_large');
    return bytes;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('unreadable_file');
  }
}
