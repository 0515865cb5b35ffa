import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { attachment } from '../files.ts';
import { id, moment, text } from '../text.ts';

export const senderType = z.enum(['user', 'professional']);

/** The way a message came in, where it was not written in the app: `text` is SMS or WhatsApp. */
export const messageVia = z.enum(['text', 'email']);
export type MessageVia = z.output<typeof messageVia>;

/** A message of a conversation. `senderType` is `user` for the customer. */
export const message = z.object({
  id,
  content: z.string(),
  senderType,
  createdAt: moment,
  senderId: id,
  serviceRequestId: id,
  messageType: z.literal('text'),
  sender: z.object({ id, name: z.string(), avatar: z.nullable(z.string()) }),
  /**
   * Who of the professional's team wrote it: the first name for the customer. Null where the owner works
   * alone, in lists, and where a node of the release before leaves it out.
   */
  author: z._default(z.nullable(z.string()), null),
  /** True once the other side has read it; always false without another side. */
  read: z.boolean(),
  /** When the other side last read; null while they have not come this far. */
  readAt: z.nullable(moment),
  attachments: z.array(attachment),
  /** Null where it was written in the app. */
  via: z.nullable(messageVia),
});
export type Message = z.output<typeof message>;

/** The maximum number of files of a message. */
export const MAX_ATTACHMENTS = 10;

/** The messages of one answer of a conversation. */
export const MESSAGES_PER_PAGE = 20;

/** Identifies one of a customer's several conversations on a request by its professional. */
const whose = { professionalId: z.optional(id) };

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/messages',
  audience: 'signed-in',
  summary: `The caller's conversation on a request: the newest ${MESSAGES_PER_PAGE}, oldest first`,
  query: {
    serviceRequestId: z.optional(id),
    requestId: z.optional(id),
    ...whose,
    before: z.optional(id),
  },
  response: z.array(message),
  errors: ['not_found', 'not_yours', 'blocked'],
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/messages',
  audience: 'signed-in',
  summary: 'Write to the other side of a request',
  body: z
    .object({
      serviceRequestId: id,
      senderId: z.optional(z.string()),
      senderType: z.optional(z.string()),
      content: text(0, 4000),
      messageType: z.optional(z.literal('text')),
      attachmentIds: z.optional(z.array(id).check(z.maxLength(MAX_ATTACHMENTS))),
      ...whose,
    })
    .check(
      z.refine(({ content, attachmentIds = [] }) => content !== '' || attachmentIds.length > 0, {
        path: ['content'],
        error: 'blank without attachments',
      }),
    ),
  response: message,
  status: 201,
  idempotent: true,
  errors: ['not_found', 'not_yours', 'blocked', 'conversation_closed', 'idempotency_key_reused'],
});

export const markMessagesRead = endpoint({
  method: 'POST',
  path: '/api/message-reads',
  audience: 'signed-in',
  summary: 'Say that the conversation has been read up to a message',
  body: z.object({ serviceRequestId: id, messageId: id, ...whose }),
  response: null,
  errors: ['not_found'],
});

export const sayTyping = endpoint({
  method: 'POST',
  path: '/api/typing',
  audience: 'signed-in',
  summary: 'Show the other side for a moment that the caller is writing; counts once in 3 seconds',
  body: z.object({ serviceRequestId: id, ...whose }),
  response: null,
  errors: ['not_found', 'not_yours', 'blocked', 'conversation_closed'],
});
