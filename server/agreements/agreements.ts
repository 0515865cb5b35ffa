// The front door of agreements.
export { closeChangeOrders } from './close-changes.ts';
export { findChangeOrderForNotice, type ChangeOrderNotice } from './notice.ts';
export { eraseChangeOrders, exportChangeOrders } from './personal-data.ts';
export { sideOf, type Side } from './policy.ts';
export { priceWords } from './price-words.ts';
export { listSignedAgreements } from './signed/archive.ts';
export { claimedIssuer, NotWhole, verifyAgreement, type Flaw } from './signed/verify.ts';
export { findAgreed, getJob, readAgreementOfRequest, type Reader } from './read.ts';
