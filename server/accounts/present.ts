import type { Activity } from '#contract/accounts/account-activity.ts';
import type { AccountSession } from '#contract/accounts/account-settings.ts';
import type { Membership, User } from '#contract/accounts/accounts.ts';
import type { SiteLanguages } from '#contract/language.ts';
import { readerLanguage } from '#contract/reader-language.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import { parseUserAgent } from './devices/device-names.ts';
import { rightsOf } from './policy.ts';
import type { AccountRow } from './queries.ts';
import type { findAuthEventsOfUser } from './queries-events.ts';

/**
 * A person as they see themselves, with the language they read here. `side`: what a member of a team
 * uses the site as; whoever has just signed in begins at work.
 */
export function presentOwnUser(
  account: AccountRow,
  site: SiteLanguages,
  side: Membership['side'] = 'professional',
): User {
  const membership = membershipOf(account, side);
  const isAtWork = membership?.side === 'professional';
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    emailProven: account.email_proven_at !== null,
    phone: account.phone,
    unprovenPhone: account.unproven_phone,
    hasPassword: account.has_password,
    role: isAtWork ? 'professional' : account.role,
    professionalId: isAtWork ? membership.professionalId : account.professional_id,
    profilePicture: account.avatar_url,
    authProvider: account.auth_provider,
    providerId: account.provider_id,
    acceptedTerms: account.terms_accepted_at !== null,
    termsAcceptedAt: isoOrNull(account.terms_accepted_at),
    language: readerLanguage(site, account.language),
    createdAt: account.created_at.toISOString(),
    deletionDueAt: isoOrNull(account.deletion_due_at),
    membership,
    pausedTeam: account.paused_team === null ? null : { name: account.paused_team },
  };
}

function membershipOf(account: AccountRow, asked: Membership['side']): User['membership'] {
  const { professional_id: own, team_id: professionalId, team_name: name, role } = account;
  if (own !== null || professionalId === null) return null;
  const maySwitch = role === 'customer';
  const side = maySwitch ? asked : 'professional';
  return { professionalId, name: name ?? '', side, maySwitch, rights: rightsOf('member') };
}

interface SessionRow {
  id: string;
  user_agent: string | null;
  created_at: Date;
  last_seen_at: Date;
}

/** A session of a person; `currentId` is the calling one. */
export function presentSession(session: SessionRow, currentId: string): AccountSession {
  return {
    id: session.id,
    device: parseUserAgent(session.user_agent),
    createdAt: session.created_at.toISOString(),
    lastSeenAt: session.last_seen_at.toISOString(),
    current: session.id === currentId,
  };
}

type EventRow = Awaited<ReturnType<typeof findAuthEventsOfUser>>[number];

/** An entry of a person's recent activity; undefined for one they may not see. */
export function presentActivity({ at, kind, way, browser, system }: EventRow): Activity[] {
  if (kind === 'sign_in_refused') return [];
  return [{ at: at.toISOString(), kind, way, device: { browser, system } }];
}
