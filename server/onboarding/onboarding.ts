// The front door of onboarding: professionals who are not on the platform yet.
export { deleteNeverJoined } from './delete-never-joined.ts';
export { inviteToLead } from './invitations/invite.ts';
export { eraseInvitations, exportInvitations } from './personal-data.ts';
export {
  DO_NOT_CONTACT_PATH,
  doNotContactByOneClick,
} from '#server/onboarding/do-not-contact/do-not-contact.ts';
export { declinePendingLeads, registerPhoneDoNotContact } from './do-not-contact/do-not-contact.ts';
export type { JoiningDependencies } from './complete-by-link.ts';
export type { NotifyJoined } from './joined-message.ts';
export type { InvitationMessage, QueueInvitation } from './invitations/invitation-message.ts';
export {
  importProfessionals,
  type ImportOrder,
  type ImportOutcome,
  type ImportWatch,
} from './import/import-professionals.ts';
export { deleteList, startTask, type ImportTask } from './uploads/start-task.ts';
export { runImportTask } from './uploads/run-task.ts';
export { deleteOldUploads } from './uploads/delete-old-uploads.ts';
export { listUploadHistory } from './uploads/list-history.ts';
export { storeUpload } from './uploads/store-upload.ts';
export { readReport, readUpload } from './uploads/uploads.ts';
export { fileAt } from './import/import-file.ts';
export { openReport, type ReportFile } from './import/report-file.ts';
export { ImportStopped } from './import/import-stopped.ts';
export { fillText, IMPORT_TEXTS } from './import/texts/texts.ts';
export type { ReportedRow } from './import/describe-problems.ts';
