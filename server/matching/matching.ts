// The front door of matching: what the other domains and the composition root may ask of it.
export { findAnalytics } from './analytics.ts';
export { answerUntil } from './answer-until.ts';
export { cancelRequest } from './cancel.ts';
export { completeReported, completeRequest, reportCompletion } from './complete.ts';
export { contactMore } from './contact-more.ts';
export { contactNearby, contactWaiting } from './contact-waiting.ts';
export { awaitAnswer, expireLead, expireOverdue } from './expire.ts';
export { hireProfessional } from './hire.ts';
export { ANSWER_MINUTES, type DeletedRequest } from './lifecycle.ts';
export { findInvitedJob } from './invited-job.ts';
export { findLeadsWithCards, type LeadWithCard } from './leads.ts';
export { cancelAllOf, leaveAll, listOpenLeadIds } from './leave.ts';
export { letGo } from './let-go.ts';
export { MASK, maskContacts } from './mask-contacts.ts';
export { findLeadForNotice, type LeadNotice } from './notice.ts';
export { assignByOperator } from './operator/assign.ts';
export { cancelByOperator } from './operator/cancel.ts';
export { deleteByOperator, type GoneRequest } from './operator/delete.ts';
export { reopenByOperator } from './operator/reopen.ts';
export { giveBackReplaced, replaceByOperator } from './operator/replace.ts';
export type { Witness } from './operator/witness.ts';
export { partPeople } from './part.ts';
export { eraseLeads, exportLeads, findTouched } from './person.ts';
export { hasFreePlace } from './policy.ts';
export { presentLead } from './present.ts';
export { presentOwnRequest } from './present-request.ts';
export { presentTimeline } from './present-timeline.ts';
export {
  findById as findLead,
  findPageByProfessional as listLeadsByProfessional,
  type LeadRow,
} from './queries.ts';
export { findLiveByProfessional as listLiveLeads } from './queries-life.ts';
export { findAnswerTime } from './queries-answer-times.ts';
export { findParties, listLeadIdsBetween, type Parties, type Party } from './queries-parties.ts';
export { countByStage as countLeadsByStage } from './queries-stages.ts';
export { reopenSearch, stepBack } from './release.ts';
export { respondToLead, type KeepWords } from './respond.ts';
export { markLeadsSeen } from './seen.ts';
export { listAcceptedUnsettled, settleSilence } from './silence.ts';
export { mayReadRequest } from './readers.ts';
export { tellOfProfile } from './tell-of-profile.ts';
