import type { User } from '#contract/accounts.ts';
import type { AccountRow } from './queries.ts';

/** A person as they see themselves. */
export function presentOwnUser(account: AccountRow): User {
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    emailProven: account.email_proven_at !== null,
    phone: account.phone,
    unprovenPhone: account.unproven_phone,
    hasPassword: account.has_password,
    role: account.role,
    professionalId: account.professional_id,
    profilePicture: account.avatar_url,
    authProvider: account.auth_provider,
    providerId: account.provider_id,
    acceptedTerms: account.terms_accepted_at !== null,
    termsAcceptedAt: account.terms_accepted_at?.toISOString() ?? null,
    language: account.language,
    createdAt: account.created_at.toISOString(),
  };
}
