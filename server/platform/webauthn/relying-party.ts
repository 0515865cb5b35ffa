import { isIP } from 'node:net';
import type { Config } from '#server/platform/config/config.ts';
import { assertThat } from '#server/platform/refusal.ts';

/** This site as authenticators know it (WebAuthn Level 3, "relying party"). */
export interface RelyingParty {
  /** The host for which passkeys are made. */
  id: string;
  /** The origin of our pages, as a browser signs it. */
  origin: string;
}

type Site = Pick<Config, 'publicUrl'>;

/**
 * From the configured address alone, never from a header. Undefined where browsers make no passkeys:
 * at an IP address, and without https anywhere but on this machine.
 */
export function findRelyingParty({ publicUrl }: Site): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isAddress = isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0;
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  return isSecure && !isAddress ? { id: hostname, origin } : undefined;
}

/** The same. @throws Refusal `provider_not_configured` where it can be none */
export function getRelyingParty(site: Site): RelyingParty {
  const party = findRelyingParty(site);
  assertThat(party !== undefined, 'provider_not_configured');
  return party;
}
