import {
  ANSWER_MINUTES,
  findLead,
  findLeadForNotice,
  type LeadNotice,
} from '#server/matching/matching.ts';
import { sharedJobSender, type SharedPayload } from '#server/platform/jobs/shared-jobs.ts';
import { addWorkingTime } from '#server/professionals/professionals.ts';
import { isVeryUrgent } from '#server/notifications/channels.ts';
import { hrefs } from '#server/notifications/deep-links.ts';
import { notifyTeam, type NotifyPlatform } from '#server/notifications/notify.ts';
import { isWithinWorkingHours, timeLeft } from './notify-leads.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Leads; jobs of earlier versions name one. */
    'remind-of-lead': SharedPayload | { leadId: string };
  }
}

const sendReminder = sharedJobSender('remind-of-lead');

/** Schedules the reminder of a lead for half of its answer time. */
export async function scheduleReminder(platform: NotifyPlatform, lead: LeadNotice) {
  const { id, status, sentAt, professional, request } = lead;
  if (status !== 'pending' || professional.userId === null) return;
  const half = ANSWER_MINUTES[request.schedule.urgency] / 2;
  await sendReminder(platform, { id, at: addWorkingTime(sentAt, half, professional.working) });
}

/** Reminds a professional of a lead they have not seen; run by that job. */
export async function sendLeadReminder(platform: NotifyPlatform, leadId: string) {
  const row = await findLead(platform.db, leadId);
  const lead = row && (await findLeadForNotice(platform.db, leadId));
  const now = platform.clock.now();
  if (row?.status !== 'pending' || row.seen_at !== null || row.expires_at <= now) return;
  if (!lead || lead.professional.userId === null) return;
  const { schedule, profession, place: area } = lead.request;
  await notifyTeam(platform, lead.professional.userIds, {
    kind: 'leadReminder',
    key: leadId,
    facts: {
      profession,
      area,
      conversation: { requestId: lead.request.id, professionalId: lead.professional.id },
      href: hrefs.lead(leadId),
      ...schedule,
      ...timeLeft(lead, now),
    },
    passesQuiet: isVeryUrgent(schedule) && isWithinWorkingHours(lead, now),
  });
}
