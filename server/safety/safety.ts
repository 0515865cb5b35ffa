// The front door of safety.
export { blockPerson, findBlockedWith } from './blocks.ts';
export { eraseSafety, exportSafety } from './personal-data.ts';
export { storeReport, type NewReport } from './reports.ts';
export { resolveReport, type ReportOutcome } from './resolve.ts';
