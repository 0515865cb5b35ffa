import { inBatches } from '#server/platform/batches.ts';
import { change } from '#server/platform/change.ts';
import type { Platform } from '#server/platform/platform.ts';
import {
  endProposal,
  moveAppointment,
  publishAppointments,
  withLockedMeeting,
} from './locked-meeting.ts';
import {
  claimReminders,
  findAppointment,
  listPassedAppointments,
  listVainAppointments,
  type ReminderName,
} from './queries.ts';
import { findProposal, listOverdueProposals, listVainProposals } from './queries-proposals.ts';

/** Closes what was agreed or proposed for a lead that ended, or its request. Idempotent. */
export async function closeAppointments(
  platform: Platform,
  { requestId }: { requestId: string },
): Promise<void> {
  const now = platform.clock.now();
  for (const { id } of await listVainProposals(platform.db, requestId)) {
    await endProposalIfOpen(platform, id, 'close');
  }
  for (const { id } of await listVainAppointments(platform.db, requestId, now)) {
    await endIfActive(platform, id, 'close');
  }
}

/** Run by a timer: appointments whose end has come are over, and proposals whose times are. */
export async function passAppointments(platform: Platform): Promise<void> {
  await inBatches(100, async (limit) => {
    const passed = await listPassedAppointments(platform.db, platform.clock.now(), limit);
    for (const { id } of passed) await endIfActive(platform, id, 'pass');
    return passed.length;
  });
  await inBatches(100, async (limit) => {
    const overdue = await listOverdueProposals(platform.db, platform.clock.now(), limit);
    for (const { id } of overdue) await endProposalIfOpen(platform, id, 'expire');
    return overdue.length;
  });
}

/** How many hours before an appointment each reminder is sent. */
const REMINDER_HOURS: Readonly<Record<ReminderName, number>> = { day: 24, hours: 2 };

/** Run by a timer: records each reminder that is due, once for each beginning. */
export async function remindOfAppointments(platform: Platform): Promise<void> {
  for (const name of ['day', 'hours'] as const) {
    await inBatches(100, (limit) => recordReminders(platform, name, limit));
  }
}

function recordReminders(platform: Platform, name: ReminderName, limit: number): Promise<number> {
  return change(platform, async ({ tx, record }) => {
    const now = platform.clock.now();
    const due = await claimReminders(tx, { name, hours: REMINDER_HOURS[name], now, limit });
    for (const { id: appointmentId, lead_id: leadId, request_id: requestId, sequence } of due) {
      record({ type: 'appointment.due', appointmentId, leadId, requestId, sequence, before: name });
    }
    return due.length;
  });
}

async function endIfActive(platform: Platform, id: string, event: 'pass' | 'close'): Promise<void> {
  const found = await findAppointment(platform.db, id);
  if (!found) return;
  await withLockedMeeting(platform, found, async (locked) => {
    const { change: work, now } = locked;
    const appointment = await findAppointment(work.tx, id);
    if (!appointment || appointment.ended_at !== null) return;
    if (event === 'pass' && appointment.ends_at > now) return;
    const sequence = appointment.sequence + (event === 'close' ? 1 : 0);
    await moveAppointment(locked, appointment, event, 'system', { ended_at: now, sequence });
    await publishAppointments(locked);
  });
}

async function endProposalIfOpen(
  platform: Platform,
  id: string,
  event: 'expire' | 'close',
): Promise<void> {
  const found = await findProposal(platform.db, id);
  if (!found) return;
  await withLockedMeeting(platform, found, async (locked) => {
    const proposal = await findProposal(locked.change.tx, id);
    if (proposal?.status !== 'open') return;
    await endProposal(locked, proposal, event);
    await publishAppointments(locked);
  });
}
