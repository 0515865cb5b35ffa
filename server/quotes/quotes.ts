// The front door of quotes.
export { closeQuotes, deleteOldQuotes, expireQuotes } from './end-quotes.ts';
export { nameTemplateCurrency } from './templates/queries-templates.ts';
export { publishQuote } from './locked-quote.ts';
export { findQuoteForNotice, type QuoteNotice } from './notice.ts';
export { eraseQuotes, exportQuotes } from './personal-data.ts';
export { readAllQuotes } from './read.ts';
export { listAgreedRequests } from './queries-personal-data.ts';
export { countQuotes, findAcceptedQuote, type QuoteRow } from './queries.ts';
