import type { Client } from './app.ts';

export type ProviderName = 'google' | 'facebook';

/** Goes wherever the answers send a browser, until one is a page or sends it back to the site. */
export async function follow(client: Client, answer: Response): Promise<Response> {
  let last = answer;
  for (let hops = 0; hops < 10; hops += 1) {
    const next = last.headers.get('location');
    if (next === null || next.startsWith('/?auth=')) return last;
    last = await client.fetch(new URL(next, last.url).href);
  }
  throw new Error('Sent around in circles');
}

/** Begins a sign-in; gives the page of people that the demo's provider shows. */
export async function openChooser(client: Client, provider: ProviderName, query = '') {
  return follow(client, await client.fetch(`/api/auth/${provider}${query}`));
}

/** Chooses a person there; none is a click on Cancel. Gives the answer to where that leads. */
export async function choose(client: Client, page: Response, person: string) {
  const body = new URLSearchParams({ person });
  return follow(client, await client.fetch(page.url, { method: 'POST', body }));
}

/** What the site says at the end of a sign-in through a provider. */
export function resultOf(answer: Response) {
  const address = new URL(answer.headers.get('location') ?? '', 'http://site');
  const { auth, user, ...others } = Object.fromEntries(address.searchParams);
  return { auth, ...others, hash: address.hash, user: user && JSON.parse(user) };
}

/** The whole way, as a person goes it. */
export async function signInBy(client: Client, provider: ProviderName, person: string, query = '') {
  return resultOf(await choose(client, await openChooser(client, provider, query), person));
}
