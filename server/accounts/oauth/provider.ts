import type { Language } from '#contract/language.ts';

export const PROVIDERS = ['google', 'facebook'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** Under which name an identity is stored: a stand-in's is never one of the real provider. */
export type IdentityProvider = ProviderName | `${ProviderName}-demo`;

/** The person as identified by a provider. */
export interface ExternalIdentity {
  /** The provider's own, unchanging name of the person. */
  subject: string;
  /** In lower case; null where the provider gives none. */
  email: string | null;
  /** Whether the provider says that the address is theirs, and is trusted to. */
  emailProven: boolean;
  name: string;
}

/** What ties the callback of a sign-in to its start. */
export interface FlowSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface SocialProvider {
  identityProvider: IdentityProvider;
  /** The address to redirect to. @throws where the provider cannot be reached */
  begin(flow: FlowSecrets & { redirectUri: string; language: Language }): Promise<URL>;
  /**
   * Reads the callback and asks the provider, server to server, who it is.
   * @throws ProviderRefusal for what the person did, and any error for a response that cannot be trusted
   */
  finish(returned: URL, flow: FlowSecrets & { redirectUri: string }): Promise<ExternalIdentity>;
}

/** Why a sign-in through a provider failed: shown to people, one underscore at most. */
export type SocialRefusalCode =
  | 'access_denied'
  | 'account_exists'
  | 'account_suspended'
  | 'email_unverified'
  | 'login_failed'
  | 'not_configured'
  | 'provider_unavailable'
  | 'too_many';

export class ProviderRefusal extends Error {
  readonly code: SocialRefusalCode;

  constructor(code: SocialRefusalCode, options?: ErrorOptions) {
    super(code, options);
    this.name = 'ProviderRefusal';
    this.code = code;
  }
}
