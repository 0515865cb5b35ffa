// The front door of privacy.
export { erasePerson } from './erase.ts';
export { replayErasures, eraseDueAccounts, eraseIfDue, type Erasure } from './erase-due.ts';
export { listErasures } from './queries.ts';
