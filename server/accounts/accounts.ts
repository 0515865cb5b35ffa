import { DAY_MS } from '#contract/durations.ts';
import type { Language } from '#contract/language.ts';
import type { Db } from '#server/platform/database/db.ts';
import { hashPassword } from '#server/platform/secrets/passwords.ts';
import type { Platform } from '#server/platform/platform.ts';
import { deleteExpiredChallenges } from '#server/platform/webauthn/challenges.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { EVENTS_KEPT_DAYS } from './auth-events.ts';
import { deleteFlowsExpiredBefore } from './oauth/queries-flows.ts';
import {
  findAccountById,
  findAccountByPhone,
  findAccountsByIds,
  findUserIdByEmail,
  insertUser,
  updateUserById,
  type AccountRow,
} from './queries.ts';
import { deleteCodesExpiredBefore } from './codes/queries-codes.ts';
import { deleteUnconfirmedAppsUntil } from './second-factor/queries-apps.ts';
import { deleteSecondStepsExpiredBefore } from './second-factor/queries-second-steps.ts';
import { deleteEndedSessions } from './sessions/queries-sessions.ts';
import { deleteAuthEventsBefore } from './queries-events.ts';
import { idleSince } from './sessions/sessions.ts';

export { setUnprovenContact, getContact, type Contact } from './settings/unproven-contact.ts';
export { HAS_MEMBERS, teamOf } from './queries-membership.ts';
export { lockOwnAccount } from './settings/own-account.ts';
export { mayActForTeam } from './policy.ts';
export { presentOwnUser } from './present.ts';
export { updateSessionSide } from './sessions/queries-sessions.ts';
export { parseUserAgent } from './devices/device-names.ts';
export type { CodeMessage, QueueCodeMessage } from './codes/codes.ts';
export { recordConsent } from './consents/consents.ts';
export { enterInvitedAccount, openInvitedAccount, type OpenedAccount } from './invited-account.ts';
export { withTakenAddressCount } from './limits/limits.ts';
export type {
  AccountDependencies,
  CloseAccount,
  SignInDependencies,
  OnAddressProven,
} from './dependencies.ts';
export type {
  AccountChange,
  AccountChangeNotice,
  NewDeviceNotice,
  NotifyAccountChange,
  NotifyNewDevice,
} from './security-notices.ts';
export { assertStrongPassword } from './passwords/password-policy.ts';
export { DEMO_PASSWORD, signInOptionsOf } from './sign-in-options.ts';
export { assertMayChangeContact } from './settings/change-contact.ts';
export {
  endAllSessions,
  eraseAccount,
  exportAccount,
  findDeletion,
  lockPersonForErasure,
  scheduleOwnDeletion,
} from './personal-data.ts';
export type { Address } from './addresses.ts';
export { countPeopleByLanguage, findAccountById, type AccountRow } from './queries.ts';
export { removeAppForOperator } from './second-factor/operator.ts';
export { findDeletionsDue, findSuspended } from './queries-personal-data.ts';
export { findTakenAddresses } from './queries-taken.ts';
export { isSuspended } from './sessions/queries-sessions.ts';
export { findSessionByToken, openSession } from './sessions/sessions.ts';
export {
  closeForErasure,
  lockStanding,
  reinstateAccount,
  suspendAccount,
  type AccountStanding,
} from './suspension.ts';

/**
 * A person as other domains see them; contacts are for sending messages, never for other people's
 * eyes.
 */
export interface Person {
  id: string;
  role: 'customer' | 'professional';
  name: string;
  email: string | null;
  /** Whether they have proven that the e-mail address is theirs. */
  emailProven: boolean;
  phone: string | null;
  avatar: string | null;
  language: Language;
  /** Whether they are a member of somebody else's team. */
  isMember: boolean;
  /** Whether an operator suspended them: nobody writes to them. */
  isSuspended: boolean;
  /** Whether they were erased: only what others wrote and agreed on is left. */
  isErased: boolean;
}

/** One person; throws where nobody has that id. */
export async function getUser(db: Db, id: string): Promise<Person> {
  const account = await findAccountById(db, id);
  if (!account) throw new Error(`No user has the id ${id}`);
  return personOf(account);
}

/** Whose proven phone (E.164) this is. */
export async function findUserByPhone(db: Db, phone: string): Promise<Person | undefined> {
  const account = await findAccountByPhone(db, phone);
  return account && personOf(account);
}

/** Those of these people that exist, by their id. */
export async function findUsers(db: Db, ids: readonly string[]): Promise<Map<string, Person>> {
  const accounts = await findAccountsByIds(db, ids);
  return new Map(accounts.map((account) => [account.id, personOf(account)]));
}

/** Whoever has proven this e-mail address (in lower case). */
export async function findUserByEmail(db: Db, email: string): Promise<Person | undefined> {
  const id = await findUserIdByEmail(db, email);
  return id === undefined ? undefined : getUser(db, id);
}

/** A person of the demo world, or of a test. */
export interface DemoUser {
  id?: string;
  role: Person['role'];
  name: string;
  email?: string | null;
  phone?: string | null;
  /** Without one they can only sign in by a code. */
  password?: string;
  avatarUrl?: string | null;
  language: Language;
  createdAt?: Date;
}

/**
 * Creates a person whose e-mail address counts as proven; returns their id. Throws where the
 * address is taken.
 */
export async function createDemoUser(db: Db, user: DemoUser): Promise<string> {
  const createdAt = user.createdAt ?? new Date();
  const { email = null, phone = null } = user;
  const made = await insertUser(db, {
    id: user.id ?? uuidv7(createdAt.getTime()),
    role: user.role,
    name: user.name,
    email,
    email_proven_at: email === null ? null : createdAt,
    phone,
    password_hash: user.password === undefined ? null : await hashPassword(user.password),
    auth_provider: email === null ? 'phone' : 'email',
    avatar_url: user.avatarUrl ?? null,
    language: user.language,
    created_at: createdAt,
  });
  if (!made) throw new Error(`Somebody has the address of ${user.name} already`);
  return made.id;
}

/** Sets the picture beside a person's name (an address of ours), or removes it. */
export async function setPicture(db: Db, userId: string, url: string | null): Promise<void> {
  await updateUserById(db, userId, { avatar_url: url });
}

/**
 * Deletes expired sessions, codes, challenges, unfinished sign-ins and second steps, codes a day later, and account
 * events after 90 days; run by a timer.
 */
export async function deleteExpired({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await deleteExpiredChallenges({ db, clock });
  await deleteEndedSessions(db, { now, idleSince: idleSince(now) });
  await deleteFlowsExpiredBefore(db, now);
  await deleteSecondStepsExpiredBefore(db, now);
  const dayAgo = new Date(now.getTime() - DAY_MS);
  await deleteUnconfirmedAppsUntil(db, dayAgo);
  await deleteCodesExpiredBefore(db, dayAgo);
  await deleteAuthEventsBefore(db, new Date(now.getTime() - EVENTS_KEPT_DAYS * DAY_MS));
}

function personOf(account: AccountRow): Person {
  return {
    id: account.id,
    isMember: account.team_id !== null,
    role: account.role,
    name: account.name,
    email: account.email,
    emailProven: account.email_proven_at !== null,
    phone: account.phone,
    avatar: account.avatar_url,
    language: account.language,
    isSuspended: account.suspended_at !== null,
    isErased: account.erased_at !== null,
  };
}
