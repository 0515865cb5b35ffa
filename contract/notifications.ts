import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, moment } from './text.ts';

/** All kinds of notices; server/notifications/facts.ts defines their facts. */
export const NOTICE_KINDS = [
  'newLead',
  'leadReminder',
  'leadClosed',
  'leadHired',
  'leadAssigned',
  'jobConfirmed',
  'jobObjected',
  'newReview',
  'leadAccepted',
  'leadReplaced',
  'leadSteppedBack',
  'directEnded',
  'quoteSent',
  'quoteWithdrawn',
  'quoteDeclined',
  'quoteChangeAsked',
  'quoteExpired',
  'changeSent',
  'changeWithdrawn',
  'changeDeclined',
  'changeAccepted',
  'invoiceIssued',
  'appointmentProposed',
  'appointmentDeclined',
  'appointmentAgreed',
  'appointmentCalledOff',
  'appointmentDue',
  'appointmentComing',
  'appointmentMissed',
  'nobodyYet',
  'foundAgain',
  'completionReported',
  'completedBySilence',
  'requestCancelled',
  'requestReopened',
  'jobReopened',
  'reviewAsked',
  'reviewAnswered',
  'unreadMessage',
  'accountChanged',
  'newDevice',
  'joined',
  'accountDeletion',
  'subscriptionStarted',
  'trialEnds',
  'paymentFailed',
  'subscriptionEnded',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Preferences, each by channel: kinds of notices that are switched together. */
export const PREFERENCE_KINDS = [
  'urgentLeads',
  'leads',
  'reminders',
  'closings',
  'answers',
  'search',
  'messages',
  'appointments',
  'progress',
  'reviews',
] as const;
export type PreferenceKind = (typeof PREFERENCE_KINDS)[number];

export const CHANNELS = ['email', 'sms', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

/** In the language of the caller. `href` is a link into the product, from its root. */
export const notice = z.object({
  id,
  kind: z.enum(NOTICE_KINDS),
  title: z.string(),
  text: z.string(),
  href: z.string(),
  createdAt: moment,
  read: z.boolean(),
});
export type Notice = z.output<typeof notice>;

export const listNotices = endpoint({
  method: 'GET',
  path: '/api/notifications',
  audience: 'signed-in',
  summary: 'What the caller was told: 20, newest first, and how many of all are unread',
  query: { before: z.optional(id) },
  response: z.object({ notices: z.array(notice), unreadCount: z.int() }),
  errors: [],
});

export const markNoticesRead = endpoint({
  method: 'POST',
  path: '/api/notification-reads',
  audience: 'signed-in',
  summary: 'Say that a notice and all older ones have been read',
  body: z.object({ upTo: id }),
  response: null,
  errors: ['not_found'],
});

const onOff = z.object({ email: z.boolean(), sms: z.boolean(), push: z.boolean() });
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** From one time of day to the next `to`, over midnight where that is earlier. */
const quietHours = z
  .object({
    from: timeOfDay,
    to: timeOfDay,
    timeZone: z.string().check(z.maxLength(64), z.refine(isTimeZone, 'not a time zone')),
  })
  .check(z.refine(({ from, to }) => from !== to, 'no hours at all'));
export type QuietHours = z.output<typeof quietHours>;

const preferredKind = z.object({ kind: z.enum(PREFERENCE_KINDS), channels: onOff });
export type PreferredKind = z.output<typeof preferredKind>;

/** `answeredBy`: channels whose messages of this kind can be answered without opening the site. */
const shownKind = z.extend(preferredKind, { answeredBy: z.array(z.enum(CHANNELS)) });

const preferences = z.object({
  /** The kinds that apply to this person. */
  kinds: z.array(shownKind),
  quietHours: z.nullable(quietHours),
  /** Whether the channel has an address. */
  channelsAvailable: onOff,
  /** Whether mails can be answered by mail, each conversation at an address of the person's own. */
  replyAddresses: z.boolean(),
});
export type NotificationPreferences = z.output<typeof preferences>;

export const getNotificationPreferences = endpoint({
  method: 'GET',
  path: '/api/notification-preferences',
  audience: 'signed-in',
  summary: 'By which channels the caller is told of what, and when not',
  response: preferences,
  errors: [],
});

export const setNotificationPreferences = endpoint({
  method: 'PUT',
  path: '/api/notification-preferences',
  audience: 'signed-in',
  summary: 'Change by which channels one is told of what, and when not; what is left out stays',
  body: z.object({
    kinds: z.array(preferredKind).check(z.maxLength(PREFERENCE_KINDS.length)),
    quietHours: z.optional(z.nullable(quietHours)),
  }),
  response: preferences,
  errors: [],
});

export const getPushKey = endpoint({
  method: 'GET',
  path: '/api/push-key',
  audience: 'signed-in',
  summary: 'The public key that a browser needs to subscribe to push messages',
  response: z.object({ key: z.nullable(z.string()) }),
  errors: [],
});

const base64url = (bytes: number) =>
  z.string().check(z.regex(/^[\w-]+={0,2}$/), z.maxLength(Math.ceil(bytes / 3) * 4));
const pushAddress = z.url({ protocol: /^https$/ }).check(z.maxLength(1000));

export const savePushSubscription = endpoint({
  method: 'POST',
  path: '/api/push-subscriptions',
  audience: 'signed-in',
  summary: 'Send push messages to this browser, for as long as the session lasts',
  body: z.object({
    endpoint: pushAddress,
    keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
  }),
  response: null,
  errors: [],
});

export const removePushSubscription = endpoint({
  method: 'DELETE',
  path: '/api/push-subscriptions',
  audience: 'signed-in',
  summary: 'Send no more push messages to this browser',
  body: z.object({ endpoint: pushAddress }),
  response: null,
  errors: [],
});

const token = z.string().check(z.regex(/^[\w.-]{1,300}$/));
const subscription = z.object({
  kind: z.enum([...PREFERENCE_KINDS, 'all']),
  /** Whether such mails are enabled. */
  subscribed: z.boolean(),
});

export const getUnsubscribe = endpoint({
  method: 'GET',
  path: '/api/unsubscribe/:token',
  audience: 'anyone',
  summary: 'What the link at the foot of a mail would stop',
  params: { token },
  response: subscription,
  errors: ['not_found'],
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/unsubscribe/:token',
  audience: 'anyone',
  summary:
    'Stop mails of one kind, or all that can be stopped, without signing in; or take it back',
  params: { token },
  body: z.object({ wish: z.enum(['stop', 'stopAll', 'resume']) }),
  response: subscription,
  errors: ['not_found'],
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
