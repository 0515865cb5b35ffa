import { isDeepStrictEqual } from 'node:util';
import type { Stripe } from 'stripe';
import { dueAt } from './due.ts';
import type { Hidden, Kept, Kind, Kinds } from './kinds.ts';
import { missing } from './refusal.ts';
import { findObject, insertObject, listObjects, updateObject, type Row } from './queries.ts';
import type { Work } from './work.ts';

/** Stores a new object. */
export async function add<K extends Kind>(work: Work, kept: Kept<K>): Promise<void> {
  await insertObject(work.tx, toRow(kept));
}

/** @throws StripeRefusal 404 where there is none of this kind */
export async function get<K extends Kind>(
  work: Work,
  kind: K,
  id: string,
  param?: string,
): Promise<Kept<K>> {
  const row = await findObject(work.tx, id);
  if (row?.kind !== kind || isDeleted(row)) throw missing(kind, id, param);
  return { body: row.body as Kinds[K], hidden: row.hidden as Hidden[K] };
}

/** Newest first. */
export async function list<K extends Kind>(
  work: Work,
  kind: K,
  customer?: string,
): Promise<Kept<K>[]> {
  const rows = await listObjects(work.tx, kind, customer);
  return rows
    .filter((row) => !isDeleted(row))
    .map(({ body, hidden }) => ({
      body: body as Kinds[K],
      hidden: hidden as Hidden[K],
    }));
}

/**
 * Updates an object, and returns its new state. Where anything the API shows has changed, it emits
 * the event `type`, for `….updated` with the previous values.
 */
export async function alter<K extends Kind>(
  work: Work,
  kept: Kept<K>,
  changes: { body?: Partial<Kinds[K]>; hidden?: Partial<Hidden[K]>; event?: Stripe.Event.Type },
): Promise<Kept<K>> {
  const after = {
    body: { ...kept.body, ...changes.body },
    hidden: { ...kept.hidden, ...changes.hidden },
  };
  await updateObject(work.tx, toRow(after));
  const previous = differences(kept.body, after.body);
  if (changes.event && Object.keys(previous).length > 0) {
    const told = changes.event.endsWith('.updated') ? previous : undefined;
    await work.emit(changes.event, after.body, told);
  }
  return after;
}

function toRow<K extends Kind>({ body, hidden }: Kept<K>): Row {
  const { id, object } = body;
  const due = dueAt({ body, hidden } as Kept<Kind>);
  return {
    id,
    kind: object,
    customer: object === 'customer' ? id : ownerOf(body),
    due_at: due === undefined ? null : new Date(due * 1000),
    body,
    hidden,
  };
}

function ownerOf(body: object): string | null {
  return 'customer' in body && typeof body.customer === 'string' ? body.customer : null;
}

function differences(before: object, after: object): Record<string, unknown> {
  const old = before as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => !isDeepStrictEqual(value, old[name]))
      .map(([name]) => [name, old[name] ?? null]),
  );
}

function isDeleted({ body }: Row): boolean {
  return (body as { deleted?: boolean }).deleted === true;
}
