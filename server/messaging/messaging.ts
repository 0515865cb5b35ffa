// The front door of messaging.
export { storeAcceptanceNote } from './acceptance.ts';
export { getConversation } from './conversation.ts';
export { findMessageForReader } from './find-message.ts';
export { findUnreadForNotices, type UnreadNotice } from './notice.ts';
export { eraseConversations, exportConversations } from './personal-data.ts';
export { presentNewest } from './present.ts';
export { messageColumns } from './queries.ts';
export { findConversationPage } from './queries-conversation.ts';
export { summarizeForProfessional, type SentMessage, type Summary } from './queries-summaries.ts';
export { markRead } from './read.ts';
export { messageSender, type SendMessage } from './send.ts';
export { mayReadMessage } from './message-access.ts';
export { findUnansweredLeads, type AcceptedLead } from './queries-unanswered-leads.ts';
