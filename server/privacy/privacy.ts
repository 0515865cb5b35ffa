// The front door of privacy: what the composition root and the operator's panel may ask of it.
export { erasePerson } from './erase.ts';
export { replayErasures, eraseDue, eraseIfDue, type Erasure } from './erase-due.ts';
export { listErasures } from './queries.ts';
