// The front door of notifications: what server/app has people told, and how messages leave.
export { deliverMessage, openCarriers, type Carriers } from './deliver.ts';
export { outboxPages } from './pages.ts';
export { tellChange } from './tell-changes.ts';
export { tellCode } from './tell-codes.ts';
export { tellAccepted, tellFilled, tellNewLead } from './tell-leads.ts';
export { tellUnread, type UnreadMessage } from './tell-messages.ts';
export { tellPending } from './tell-requests.ts';
