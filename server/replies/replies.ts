// The front door of replies.
export { listInbound, type InboundMessage } from './inbound/list-inbound.ts';
export type { InboundFilter } from './inbound/queries-inbound.ts';
export { deleteOldInbound } from './inbound/inbound.ts';
export { eraseReplies, exportReplies } from './personal-data.ts';
export { MAILGUN_PATH, receiveFromMailgun } from './email/receive/mailgun.ts';
export { POSTMARK_PATH, receiveFromPostmark } from './email/receive/postmark.ts';
export { receiveSignedMail, SIGNED_MAIL_PATH } from './email/receive/signed-mail.ts';
export { startMailReceiver } from './email/receive/smtp-receiver.ts';
export { textReceiver, TEXTS_PATH, type ReceiveText } from './by-text/webhook.ts';
