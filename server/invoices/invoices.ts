// The front door of invoices.
export { deleteOldInvoices } from './delete-old.ts';
export { findInvoiceForNotice, type InvoiceNotice } from './notice.ts';
export { exportInvoices } from './personal-data.ts';
export { readInvoicesOfRequest } from './read.ts';
export { mayReadCompletion } from './read-completion.ts';
