import type { Language } from '#contract/language.ts';

export const PROVIDERS = ['google', 'facebook'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** Under which name an identity is kept: that of a stand-in is never one of the real provider. */
export type IdentityProvider = ProviderName | `${ProviderName}-demo`;

/** Who a provider says somebody is. */
export interface ExternalIdentity {
  /** The provider's own, unchanging name of the person. */
  subject: string;
  /** In lower case; null where the provider gives none. */
  email: string | null;
  /** Whether the provider says, and may be believed, that the address is theirs. */
  emailProven: boolean;
  name: string;
}

/** What ties a sign-in's return to its beginning. */
export interface FlowSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface SocialProvider {
  identityProvider: IdentityProvider;
  /** Where the browser goes to. @throws where the provider cannot be reached */
  begin(flow: FlowSecrets & { redirectUri: string; language: Language }): Promise<URL>;
  /**
   * Reads the return of the browser and asks the provider, over a channel of our own, who it is.
   * @throws ProviderRefusal for what the person did, and any error for what must not be believed
   */
  finish(returned: URL, flow: FlowSecrets & { redirectUri: string }): Promise<ExternalIdentity>;
}

/** Why a sign-in through a provider came to nothing: shown to people, one underscore at most. */
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
