import * as z from 'zod/mini';
import type { ContactMessage } from '#contract/admin/site.ts';
import { DAY_MS } from '#contract/durations.ts';
import type { Language } from '#contract/language.ts';
import { hasYear, id, moment } from '#contract/text.ts';
import { change } from '#server/platform/change.ts';
import type { Db, Tx } from '#server/platform/database/db.ts';
import type { ErasedPerson, PersonalData, PersonRef } from '#server/platform/personal-data.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import type { CallContext } from '#server/platform/http/route.ts';
import { uuidv7, uuidv8 } from '#server/platform/uuid.ts';
import { mayNotifyAtOnce } from './limits.ts';
import { presentContact } from './present.ts';
import * as queries from './queries-contact.ts';

/** Retention in days: docs/privacy.md. */
const KEPT_DAYS = 365;

interface Written {
  userId: string | null;
  name: string;
  email: string;
  message: string;
  language: Language;
}

/**
 * Stores a message to the operator and returns its id. They are notified at once; above a rate from
 * around one network in batches by {@link notifyPendingContacts}, so that nobody floods their mailbox.
 * Idempotent by its key, from which its id follows.
 * @throws Refusal `idempotency_key_reused` where the key was sent with other words
 */
export async function storeContactMessage(
  platform: Platform,
  written: Written,
  { address, idempotencyKey: key }: Pick<CallContext, 'address' | 'idempotencyKey'>,
): Promise<string> {
  const now = platform.clock.now();
  const { userId: user_id, ...said } = written;
  const id =
    key === null ? uuidv7(now.getTime()) : uuidv8(JSON.stringify(['contact', user_id, key]));
  const earlier = await queries.findContact(platform.db, id);
  if (earlier) return sameAs(earlier, written);
  const told_at = (await mayNotifyAtOnce(platform, address)) ? now : null;
  await change(platform, async ({ tx, record }) => {
    const row = { id, user_id, ...said, created_at: now, told_at };
    const isNew = await queries.insertContact(tx, row);
    if (isNew && told_at) record({ type: 'contact.written', contactId: id, count: 1 });
  });
  return id;
}

function sameAs({ id, name, email, message }: queries.ContactRow, written: Written): string {
  const isSame = name === written.name && email === written.email && message === written.message;
  assertThat(isSame, 'idempotency_key_reused');
  return id;
}

/** Notifies the operator of all pending messages, in one mail; run by a timer. */
export async function notifyPendingContacts(platform: Platform): Promise<void> {
  await change(platform, async ({ tx, record }) => {
    const told = await queries.updateContactsTold(tx, platform.clock.now());
    const last = told.at(-1);
    if (last) record({ type: 'contact.written', contactId: last.id, count: told.length });
  });
}

/**
 * A page of contact messages, newest first; `after` is the cursor of the last one seen. @throws Refusal `invalid_input` for an invalid
 * cursor
 */
export async function listContactMessages(
  db: Db,
  asked: { answered: boolean | undefined; after: string | undefined; most: number },
): Promise<ContactMessage[]> {
  const after = asked.after === undefined ? undefined : readCursor(asked.after);
  return (await queries.listContacts(db, { ...asked, after })).map(presentContact);
}

/** Moment and id of the last message seen. */
const position = z.tuple([moment.check(hasYear()), id]);

function readCursor(cursor: string): { createdAt: Date; id: string } {
  const parts = Buffer.from(cursor, 'base64url').toString().split(' ');
  const read = z.safeParse(position, parts);
  if (read.success) return { createdAt: new Date(read.data[0]), id: read.data[1] };
  throw new Refusal('invalid_input', { details: [{ field: 'after', problem: 'not a cursor' }] });
}

/**
 * Marks a message as answered by an admin, or as open; returns whether that changed anything.
 * @throws Refusal `not_found`
 */
export async function markAnswered(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  { id, answered, by }: { id: string; answered: boolean; by: string },
): Promise<boolean> {
  const answer = answered
    ? { answered_at: clock.now(), answered_by: by }
    : { answered_at: null, answered_by: null };
  if (await queries.updateContactAnswered(tx, id, answer)) return true;
  assertThat((await queries.findContact(tx, id)) !== undefined, 'not_found');
  return false;
}

/** Deletes messages after a year; run by a timer. */
export async function deleteOldContactMessages({
  db,
  clock,
}: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const moment = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
  await queries.deleteContactsBefore(db, moment);
}

/** The messages a person wrote to the operator while signed in. */
export async function exportContact(db: Db, { userId }: PersonRef): Promise<PersonalData> {
  return { contactMessages: await queries.findOwnContacts(db, userId) };
}

export async function eraseContact(tx: Tx, erased: ErasedPerson): Promise<void> {
  await queries.deleteContactsOf(tx, erased);
}
