import type { Client } from './app.ts';

export type ProviderName = 'google' | 'facebook';

/** Follows redirects until a page, or a redirect back to the site. */
export async function follow(client: Client, answer: Response): Promise<Response> {
  let last = answer;
  for (let hops = 0; hops < 10; hops += 1) {
    const next = last.headers.get('location');
    if (next === null || next.startsWith('/?auth=')) return last;
    last = await client.fetch(new URL(next, last.url).href);
  }
  throw new Error('Sent around in circles');
}

/** Starts a sign-in; returns the demo provider's page of people. */
export async function openChooser(client: Client, provider: ProviderName, query = '') {
  return follow(client, await client.fetch(`/api/auth/${provider}${query}`));
}

/** Chooses a person there; none is a click on Cancel. Returns the answer to the redirect. */
export async function choose(client: Client, page: Response, person: string) {
  const body = new URLSearchParams({ person });
  return follow(client, await client.fetch(page.url, { method: 'POST', body }));
}

/** The outcome of a social sign-in. */
export function resultOf(answer: Response) {
  const address = new URL(answer.headers.get('location') ?? '', 'http://site');
  const { auth, user, ...others } = Object.fromEntries(address.searchParams);
  return { auth, ...others, hash: address.hash, user: user && JSON.parse(user) };
}

/** The whole sign-in. */
export async function signInBy(client: Client, provider: ProviderName, person: string, query = '') {
  return resultOf(await choose(client, await openChooser(client, provider, query), person));
}
