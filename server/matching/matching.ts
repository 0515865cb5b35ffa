// The front door of matching: what the other domains and the composition root may ask of it.
export { contactMore, contactWaiting } from './contact-more.ts';
export { findLeadsWithCards, type LeadWithCard } from './leads.ts';
export { findLeadForNotice, type LeadNotice } from './notice.ts';
export { mayKnowCustomer } from './policy.ts';
export { presentLead, presentOwnRequest, type Correspondence } from './present.ts';
export {
  findById as findLead,
  findPageByProfessional as listLeadsByProfessional,
  type LeadRow,
} from './queries.ts';
export { findParties, type Parties, type Party } from './queries-parties.ts';
export { respondToLead } from './respond.ts';
