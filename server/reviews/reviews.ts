// The front door of reviews.
export { hideReview } from './hide.ts';
export { findReviewForNotice, type ReviewNotice } from './notice.ts';
export { eraseReviews, exportReviews } from './personal-data.ts';
export { findReportableReview, findReviewsByRequests, findStarCounts } from './read.ts';
export { findNewestReviewMoments } from './queries-pages.ts';
export { countShownReviews, listShownReviews } from './shown.ts';
export { verifyReviews, type SignedReviews } from './verify.ts';
