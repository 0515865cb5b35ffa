import type { Language } from '#contract/language.ts';
import type { Db } from '#server/platform/database/db.ts';
import { hashOf, newSecret } from '#server/platform/secrets/hashes.ts';
import type { FlowSecrets, ProviderName } from './provider.ts';
import { insertFlow, consumeFlow } from './queries-flows.ts';

export const FLOW_TTL_SECONDS = 600;

/** The cookie that ties a sign-in's return to the browser that began it. */
export const FLOW_COOKIE = 'flow';

/** The state of a sign-in through a provider, from start to callback. */
export interface FlowOptions {
  role: 'customer' | 'professional';
  language: Language;
  returnTo: ReturnAddress;
  /** Whether they agreed to the terms before leaving. */
  acceptedTerms: boolean;
}

/** Where people may return to: a screen of ours, never an arbitrary address (open redirect). */
export const RETURN_ADDRESSES = ['/', '/sign-in', '/subscribe'] as const;
export type ReturnAddress = (typeof RETURN_ADDRESSES)[number];

export interface Flow extends FlowOptions, FlowSecrets {}

/** Begins a sign-in and stores it; the browser's secrets are stored as hashes only. */
export async function beginFlow(
  db: Db,
  provider: ProviderName,
  { browserSecret, now, ...wish }: FlowOptions & { browserSecret: string; now: Date },
): Promise<FlowSecrets> {
  const secrets = { state: newSecret(), nonce: newSecret(), codeVerifier: newSecret() };
  await insertFlow(db, {
    state_hash: hashOf(secrets.state),
    provider,
    browser_hash: hashOf(browserSecret),
    nonce: secrets.nonce,
    code_verifier: secrets.codeVerifier,
    role: wish.role,
    language: wish.language,
    return_to: wish.returnTo,
    accepted_terms: wish.acceptedTerms,
    expires_at: new Date(now.getTime() + FLOW_TTL_SECONDS * 1000),
  });
  return secrets;
}

/**
 * The flow that this callback ends, once: undefined where the state is another provider's, another
 * browser's, used, expired or forged.
 */
export async function endFlow(
  db: Db,
  provider: ProviderName,
  { state, browserSecret, now }: { state: string; browserSecret: string; now: Date },
): Promise<Flow | undefined> {
  const keys = { provider, stateHash: hashOf(state), browserHash: hashOf(browserSecret), now };
  const taken = await consumeFlow(db, keys);
  if (!taken) return undefined;
  return {
    state,
    nonce: taken.nonce,
    codeVerifier: taken.code_verifier,
    role: taken.role,
    language: taken.language,
    returnTo: RETURN_ADDRESSES.find((address) => address === taken.return_to) ?? '/',
    acceptedTerms: taken.accepted_terms,
  };
}
