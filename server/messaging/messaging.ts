// The front door of messaging: what the other domains and the composition root may ask of it.
export { findUnreadForNotice, type UnreadNotice } from './notice.ts';
export { presentSent } from './present.ts';
export {
  summarizeForCustomer,
  summarizeForProfessional,
  type Summary,
} from './queries-summaries.ts';
