// The front door of matching.
export { findAnalytics } from './analytics/analytics.ts';
export { answerDeadline } from './contacting/answer-deadline.ts';
export { assertWorksThere } from './transitions/assert-works-there.ts';
export { hasOpenLead, unassignLeads } from './queries-assignment.ts';
export { assignLead } from './transitions/assign-lead.ts';
export { cancelRequest } from './transitions/cancel-request.ts';
export {
  completeOverdueReports,
  completeRequest,
  reportCompletion,
  reportLocked,
} from './transitions/complete-request.ts';
export { askOthers } from './contacting/ask-others.ts';
export { contactMore } from './contacting/contact-more.ts';
export { contactNearby, contactWaiting } from './contacting/contact-waiting.ts';
export { scheduleExpiry, expireLead, expireOverdue } from './transitions/expire-lead.ts';
export { hireLocked, hireProfessional } from './transitions/hire.ts';
export { withLockedRequest, type LockedRequest } from './transitions/locked-request.ts';
export { ANSWER_MINUTES } from './lifecycle.ts';
export { findInvitedJob } from './invited-job.ts';
export { findLeadsWithCards, type LeadWithCard } from './leads.ts';
export {
  cancelAllRequests,
  withdrawAllLeads,
  listOpenLeadIds,
} from './transitions/withdraw-all.ts';
export { withdrawLead } from './transitions/withdraw-lead.ts';
export { MASK, maskContacts } from './mask-contacts.ts';
export { findLeadForNotice, type LeadNotice } from './notice.ts';
export { assignByOperator } from './operator/assign.ts';
export { cancelByOperator } from './operator/cancel.ts';
export { deleteByOperator, type RequestToDelete } from './operator/delete.ts';
export { reopenByOperator } from './operator/reopen.ts';
export { refundReplacedLead, replaceByOperator } from './operator/replace.ts';
export type { RecordAudit } from './operator/record-audit.ts';
export { withdrawSharedLeads } from './transitions/withdraw-shared-leads.ts';
export { eraseLeads, exportLeads, findInvolvedLeads } from './personal-data.ts';
export { concernedBy, hasFreePlace, MAX_ACTIVE_LEADS, mayKnowCustomer } from './policy.ts';
export { presentLead } from './present.ts';
export { presentOwnRequest, shownColumns, type ShownRequest } from './present-request.ts';
export { presentTimeline } from './present-timeline.ts';
export {
  findLeadsByRequests,
  findLead,
  leadColumns,
  listLeadsByProfessional,
  type LeadRow,
} from './queries.ts';
export { listActiveLeads } from './queries-lead-lifecycle.ts';
export { findWatchedRequests, type WatchedRequests } from './analytics/queries-watched.ts';
export { findAnswerTime } from './analytics/queries-answer-times.ts';
export {
  askedConversation,
  findAllParties,
  findParties,
  type AskedParties,
  listLeadIdsBetween,
  type Parties,
  partiesOf,
  partiesOfAsked,
  type PartiesRow,
  type Party,
} from './queries-parties.ts';
export { listPersonJobs, type PersonJob } from './queries-person-jobs.ts';
export { countLeadsByStage } from './queries-stages.ts';
export { releaseLead, stepBack } from './transitions/release-lead.ts';
export {
  respondLocked,
  respondToLead,
  type StoreAcceptanceNote,
} from './transitions/respond-to-lead.ts';
export { markLeadsSeen } from './transitions/mark-seen.ts';
export { listUnsettledAcceptances, refundUnanswered } from './transitions/refund-unanswered.ts';
export { mayReadRequest } from './request-access.ts';
export { publishProfileChange } from './transitions/publish-profile-change.ts';
