import { promises } from 'node:dns';

/**
 * Looks up a name in the DNS; the records of its type, as `dns.resolve` returns them.
 * @throws with the `code` of `node:dns` where there are none or nobody answers
 */
export type LookUp = (name: string, type: string) => Promise<string[] | string[][]>;

/** Looks up names at the resolvers of this machine; each is asked twice, for up to three seconds. */
export function openDns(): LookUp {
  const resolver = new promises.Resolver({ timeout: 3000, tries: 2 });
  return async (name, type) => (await resolver.resolve(name, type)) as string[] | string[][];
}
