import { lockStanding } from '#server/accounts/accounts.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { findProfessionalIdByUser, lockProfessional } from '#server/professionals/professionals.ts';
import { isAdminId } from '../auth/queries.ts';

/** The object of an operator's action: a person, a professional, or a person who is one. */
export interface Subject {
  userId: string | null;
  professionalId: string | null;
}

/** The standing of a subject, locked until the transaction ends. */
export interface Standing extends Subject {
  isSuspended: boolean;
  isLeaving: boolean;
}

/**
 * Somebody with an account, by its id.
 * @throws Refusal `not_yours` for an admin, `not_found` for an unknown person
 */
export async function lockPersonSubject(tx: Tx, userId: string): Promise<Standing> {
  const professionalId = await findProfessionalIdByUser(tx, userId);
  if (professionalId !== null) await lockProfessional(tx, professionalId);
  const account = await lockStanding(tx, userId);
  if (!account) assertThat(!(await isAdminId(tx, userId)), 'not_yours');
  assertThat(account !== undefined, 'not_found');
  const isLeaving = account.deletionDueAt !== null;
  return { userId, professionalId, isSuspended: account.suspendedAt !== null, isLeaving };
}

/** A professional, with their account where they have one. @throws Refusal `not_found` */
export async function lockProfessionalSubject(tx: Tx, professionalId: string): Promise<Standing> {
  const professional = await lockProfessional(tx, professionalId);
  assertThat(professional !== undefined, 'not_found');
  const { userId, suspendedAt, isLeaving } = professional;
  const isSuspended = suspendedAt !== null;
  if (userId === null) return { userId, professionalId, isSuspended, isLeaving };
  const account = await lockStanding(tx, userId);
  assertThat(account !== undefined, 'not_found');
  return { userId, professionalId, isSuspended: account.suspendedAt !== null, isLeaving };
}
