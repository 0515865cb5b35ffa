// The front door of invoices.
export { findInvoiceForNotice, type InvoiceNotice } from './notice.ts';
export { exportInvoices } from './personal-data.ts';
export { mayReadCompletion } from './read-completion.ts';
