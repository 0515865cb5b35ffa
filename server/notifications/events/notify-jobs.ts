import { DAY_SECONDS } from '#contract/durations.ts';
import { portraitUrl } from '#contract/portraits.ts';
import { findLeadForNotice, type LeadNotice } from '#server/matching/matching.ts';
import { findProfessionals } from '#server/professionals/professionals.ts';
import {
  findRequest,
  SILENCE_COMPLETES_AFTER_DAYS as days,
  type RequestRow,
} from '#server/requests/requests.ts';
import { findCustomer } from '#server/notifications/redact-customer.ts';
import { findLeadId } from './find-lead-id.ts';
import { hrefs } from '#server/notifications/deep-links.ts';
import { findNewestKey } from '#server/notifications/queries-notices.ts';
import {
  resolveNotices,
  notify,
  notifyTeam,
  type NotifyPlatform,
} from '#server/notifications/notify.ts';
import { aboutRequest, toCustomer } from './notify-requests.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'ask-for-review': { requestId: string };
  }
}

interface JobEvent {
  requestId: string;
}

/** Notifies a professional that they are hired. */
export async function notifyHired(platform: NotifyPlatform, { leadId }: { leadId: string }) {
  const lead = await findLeadForNotice(platform.db, leadId);
  const job = lead && (await findJob(platform, lead.request.id));
  if (!job || job.professional.id !== lead.professional.id || job.professional.userId === null)
    return;
  await notifyTeam(platform, job.professional.userIds, {
    kind: 'leadHired',
    key: leadId,
    facts: { ...aboutJob(job), href: hrefs.lead(leadId), ...job.customer },
  });
}

/**
 * Notifies a customer that the professional reports completion, and in how many days it counts as
 * confirmed.
 */
export async function notifyCompletionReported(platform: NotifyPlatform, { requestId }: JobEvent) {
  const job = await findJob(platform, requestId);
  const reportedAt = job?.request.completion_reported_at;
  if (job?.request.status !== 'in_progress' || !reportedAt) return;
  await notify(platform, {
    kind: 'completionReported',
    key: `${requestId}:${reportedAt.getTime()}`,
    ...toCustomer(job.request),
    facts: { ...aboutProfessional(job), days },
  });
}

/** Notifies a professional that the customer objects to the report. */
export async function notifyCompletionObjected(platform: NotifyPlatform, { requestId }: JobEvent) {
  const job = await findJob(platform, requestId);
  if (!job || job.professional.userId === null) return;
  const report = await resolveReportNotices(platform, requestId);
  await notifyTeam(platform, job.professional.userIds, {
    kind: 'jobObjected',
    key: report ?? requestId,
    facts: { ...aboutJob(job), href: hrefs.lead(job.leadId), ...job.customer },
  });
}

/**
 * Notifies each side of a completion by the other or by timer; a day later, a review is requested.
 */
export async function notifyCompleted(
  platform: NotifyPlatform,
  { requestId, by }: JobEvent & { by: 'customer' | 'silence' },
) {
  const job = await findJob(platform, requestId);
  if (job?.request.status !== 'completed') return;
  const { request, professional, customer } = job;
  // A request reopened by an operator may be completed again.
  const key = `${requestId}:${request.ended_at?.getTime()}`;
  await resolveReportNotices(platform, requestId);
  if (professional.userId !== null) {
    await notifyTeam(platform, professional.userIds, {
      kind: 'jobConfirmed',
      key,
      facts: {
        ...aboutRequest(request),
        href: hrefs.lead(job.leadId),
        ...customer,
        bySilence: by === 'silence',
      },
    });
  }
  if (by === 'silence') {
    await notify(platform, {
      kind: 'completedBySilence',
      key,
      ...toCustomer(request),
      facts: { ...aboutProfessional(job), days },
    });
  }
  const { db, jobs } = platform;
  await jobs.send(db, 'ask-for-review', { requestId }, { afterSeconds: DAY_SECONDS });
}

/** Requests a review from the customer; run by that job, where there is no review yet. */
export async function requestReview(platform: NotifyPlatform, { requestId }: JobEvent) {
  const job = await findJob(platform, requestId);
  if (job?.request.status !== 'completed') return;
  await notify(platform, {
    kind: 'reviewAsked',
    key: requestId,
    ...toCustomer(job.request),
    facts: aboutProfessional(job),
  });
}

/** Resolves the notices of a report once the customer has answered it; returns them. */
async function resolveReportNotices(
  platform: NotifyPlatform,
  requestId: string,
): Promise<string | undefined> {
  const key = await findNewestKey(platform.db, 'completionReported', `${requestId}:`);
  if (key !== undefined) await resolveNotices(platform, [`completionReported:${key}`]);
  return key;
}

interface Job {
  request: RequestRow;
  leadId: string | undefined;
  customer: { customer: string; face: string | null };
  professional: Pick<LeadNotice['professional'], 'id' | 'userId' | 'userIds' | 'name'> & {
    face: string;
  };
}

/** The facts of a notice to the customer about whom they hired. */
function aboutProfessional(job: Job) {
  const { request, professional } = job;
  const { name, face } = professional;
  return { ...aboutJob(job), href: hrefs.request(request.id), professional: name, face };
}

function aboutJob({ request, professional }: Job) {
  const conversation = { requestId: request.id, professionalId: professional.id };
  return { ...aboutRequest(request), conversation };
}

/** A request with its hired professional and its customer's name, where all still exist. */
async function findJob({ db }: NotifyPlatform, requestId: string): Promise<Job | undefined> {
  const request = await findRequest(db, requestId);
  if (!request?.professional_id || request.hired_at === null) return undefined;
  const id = request.professional_id;
  const professional = (await findProfessionals(db, [id])).get(id);
  const customer = await findCustomer(db, requestId, id);
  if (!professional || customer === undefined) return undefined;
  const leadId = await findLeadId(db, requestId, id);
  const { userId, card } = professional;
  const lead = leadId === undefined ? undefined : await findLeadForNotice(db, leadId);
  const userIds = lead?.professional.userIds ?? professional.userIds;
  const known = { id, userId, userIds, name: card.name, face: portraitUrl(id, card.avatar) };
  return { request, leadId, customer, professional: known };
}
