import type { Selectable } from 'kysely';
import type { ProposalStatus, Side } from '#contract/appointments/appointments.ts';
import type { Span } from '#contract/appointments/span.ts';
import type { Db, Tables } from '#server/platform/database/db.ts';

const columns = [
  'id',
  'request_id',
  'lead_id',
  'proposed_by',
  'status',
  'times',
  'note',
  'expires_at',
  'sent_at',
  'ended_at',
] as const;

/** Proposed times as they are stored. */
export type ProposalRow = Omit<
  Pick<Selectable<Tables['appointment_proposals']>, (typeof columns)[number]>,
  'proposed_by' | 'status' | 'times'
> & { proposed_by: Side; status: ProposalStatus; times: Span[] };

export type NewProposal = Omit<ProposalRow, 'status' | 'ended_at'> & {
  idempotency_key: string | null;
};

/** Stores an open proposal; the request is locked. */
export async function insertProposal(db: Db, proposal: NewProposal): Promise<void> {
  await db
    .insertInto('appointment_proposals')
    .values({ ...proposal, times: JSON.stringify(proposal.times), status: 'open' })
    .execute();
}

export function findProposal(db: Db, id: string): Promise<ProposalRow | undefined> {
  return db
    .selectFrom('appointment_proposals')
    .select(columns)
    .where('id', '=', id)
    .$castTo<ProposalRow>()
    .executeTakeFirst();
}

/** The open proposal of a lead. */
export function findOpenProposal(db: Db, leadId: string): Promise<ProposalRow | undefined> {
  return db
    .selectFrom('appointment_proposals')
    .select(columns)
    .where('lead_id', '=', leadId)
    .where('status', '=', 'open')
    .$castTo<ProposalRow>()
    .executeTakeFirst();
}

/** The proposal a side of a lead sent with an idempotency key. */
export function findProposalByKey(
  db: Db,
  { leadId, side, key }: { leadId: string; side: Side; key: string },
): Promise<ProposalRow | undefined> {
  return db
    .selectFrom('appointment_proposals')
    .select(columns)
    .where('lead_id', '=', leadId)
    .where('proposed_by', '=', side)
    .where('idempotency_key', '=', key)
    .$castTo<ProposalRow>()
    .executeTakeFirst();
}

/** Ends an open proposal. */
export async function updateProposalEnded(
  db: Db,
  { id, status, at }: { id: string; status: ProposalStatus; at: Date },
): Promise<void> {
  await db
    .updateTable('appointment_proposals')
    .set({ status, ended_at: at })
    .where('id', '=', id)
    .execute();
}

/** Open proposals whose last time has begun, the longest first. */
export function listOverdueProposals(db: Db, now: Date, limit: number) {
  return db
    .selectFrom('appointment_proposals')
    .select('id')
    .where('status', '=', 'open')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
}

/** The open proposals of a request whose lead or request ended. */
export function listVainProposals(db: Db, requestId: string) {
  return db
    .selectFrom('appointment_proposals')
    .innerJoin('leads', 'leads.id', 'lead_id')
    .innerJoin('requests', 'requests.id', 'appointment_proposals.request_id')
    .select('appointment_proposals.id')
    .where('appointment_proposals.request_id', '=', requestId)
    .where('appointment_proposals.status', '=', 'open')
    .where((is) =>
      is.or([
        is('leads.status', '<>', 'accepted'),
        is('requests.status', 'in', ['completed', 'cancelled']),
      ]),
    )
    .execute();
}
