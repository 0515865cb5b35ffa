import { isDeepStrictEqual } from 'node:util';
import type { Side } from '#contract/appointments/appointments.ts';
import type { Span } from '#contract/appointments/span.ts';
import { DAY_MS } from '#contract/durations.ts';
import { findLead } from '#server/matching/matching.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import { listBusyTimes } from '#server/professionals/professionals.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import {
  endProposal,
  publishAppointments,
  withOwnMeeting,
  type Caller,
  type LockedMeeting,
  type OwnMeeting,
} from './locked-meeting.ts';
import {
  findOpenProposal,
  findProposal,
  findProposalByKey,
  insertProposal,
  type ProposalRow,
} from './queries-proposals.ts';

/** How far ahead a time may be proposed. */
const MOST_DAYS_AHEAD = 365;

/** Times to propose to the other side of a lead. */
interface Proposing {
  leadId: string;
  times: Span[];
  note: string | null;
  idempotencyKey: string | null;
}

/**
 * Proposes times to the other side of an accepted lead; an open proposal of either is replaced, an
 * agreed appointment stays until one of them is accepted. Idempotent by its key.
 * @throws Refusal `not_found`, `blocked`, `lead_not_accepted`, `request_closed`, `invalid_input` for a
 *   time that is over, too far ahead or at which the professional is busy, `idempotency_key_reused`
 */
export async function proposeTimes(
  platform: Platform,
  caller: Caller,
  proposing: Proposing,
): Promise<void> {
  const { leadId, idempotencyKey: key } = proposing;
  const found = await findLead(platform.db, leadId);
  const of = found && { request_id: found.request_id, lead_id: leadId };
  await withOwnMeeting(platform, caller, of, async (locked) => {
    const { change, side } = locked;
    const earlier = key && (await findProposalByKey(change.tx, { leadId, side, key }));
    if (earlier) return assertThat(isSame(earlier, proposing), 'idempotency_key_reused');
    assertMayMeet(locked);
    // A customer is shown when the professional is busy; they themselves may know better.
    if (side === 'customer') await assertNotBusy(locked, proposing.times);
    return proposeLocked(locked, side, proposing);
  });
}

/**
 * Proposes times within a change that has locked the request of an accepted lead; an open proposal is
 * replaced.
 * @throws Refusal `invalid_input` for a time that is over or too far ahead
 */
export async function proposeLocked(
  locked: LockedMeeting,
  side: Side,
  { times, note, idempotencyKey }: Omit<Proposing, 'leadId'>,
): Promise<void> {
  const { change, request, lead, now } = locked;
  assertAhead(times, now);
  const open = await findOpenProposal(change.tx, lead.id);
  if (open) await endProposal(locked, open, 'replace');
  const id = uuidv7(now.getTime());
  const about = { requestId: request.id, leadId: lead.id };
  await insertProposal(change.tx, {
    id,
    request_id: request.id,
    lead_id: lead.id,
    proposed_by: side,
    times,
    note,
    expires_at: new Date(Math.max(...times.map(({ from }) => Date.parse(from)))),
    sent_at: now,
    idempotency_key: idempotencyKey,
  });
  change.record({ type: 'appointment.proposed', proposalId: id, ...about });
  await publishAppointments(locked);
}

function isSame(earlier: ProposalRow, { times, note }: Proposing): boolean {
  return isDeepStrictEqual(earlier.times, times) && earlier.note === note;
}

/** @throws Refusal `request_closed`, `lead_not_accepted` */
export function assertMayMeet({
  situation: { lead, request },
}: Pick<OwnMeeting, 'situation'>): void {
  assertThat(request !== 'completed' && request !== 'cancelled', 'request_closed');
  assertThat(lead === 'accepted', 'lead_not_accepted');
}

async function assertNotBusy({ change, lead }: OwnMeeting, times: readonly Span[]) {
  const busy = await listBusyTimes(change.tx, lead.professional_id);
  const isBusy = times.some((time) => busy.some((one) => one.from < time.to && time.from < one.to));
  if (isBusy) throw notAllowed();
}

function assertAhead(times: readonly Span[], now: Date): void {
  const ahead = times.map(({ from }) => Date.parse(from) - now.getTime());
  if (ahead.every((one) => one > 0 && one <= MOST_DAYS_AHEAD * DAY_MS)) return;
  throw notAllowed();
}

function notAllowed(): Refusal {
  return new Refusal('invalid_input', { details: [{ field: 'times', problem: 'not_allowed' }] });
}

/**
 * Takes back the times one proposed. Idempotent.
 * @throws Refusal `not_found`, `blocked`, `proposal_not_open`
 */
export async function withdrawTimes(
  platform: Platform,
  caller: Caller,
  proposalId: string,
): Promise<void> {
  const found = await findProposal(platform.db, proposalId);
  await withOwnMeeting(platform, caller, found, async (locked) => {
    const proposal = await findProposal(locked.change.tx, proposalId);
    assertThat(proposal?.proposed_by === locked.side, 'not_found');
    if (proposal.status === 'withdrawn') return;
    await endProposal(locked, proposal, 'withdraw');
    await publishAppointments(locked);
  });
}

/**
 * Says that none of the times suits; an appointment agreed before stays. Idempotent.
 * @throws Refusal `not_found`, `blocked`, `proposal_not_open`
 */
export async function declineTimes(
  platform: Platform,
  caller: Caller,
  proposalId: string,
): Promise<void> {
  const found = await findProposal(platform.db, proposalId);
  await withOwnMeeting(platform, caller, found, async (locked) => {
    const { change, request, lead, side } = locked;
    const proposal = await findProposal(change.tx, proposalId);
    assertThat(proposal !== undefined && proposal.proposed_by !== side, 'not_found');
    if (proposal.status === 'declined') return;
    await endProposal(locked, proposal, 'decline');
    const about = { requestId: request.id, leadId: lead.id };
    change.record({ type: 'appointment.declined', proposalId, ...about });
    await publishAppointments(locked);
  });
}
