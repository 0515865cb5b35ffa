// The front door of onboarding: what happens to professionals who are not on the platform yet.
export { inviteToLead } from './invite.ts';
export { eraseInvitations, exportInvitations } from './person.ts';
export { lockInvitation } from './live-invitation.ts';
export { findLiveInvitation, type LiveInvitation } from './queries-invitations.ts';
export { declineAll, showStop, stopForEver } from './stop.ts';
export type { InvitationNotice, LawfulBasis, TellInvitation } from './told-invitation.ts';
