import {
  CHANNELS,
  type Channel,
  type NoticeKind,
  type PreferenceKind,
  type PreferredKind,
} from '#contract/notifications.ts';
import type { NoticeFacts } from './facts.ts';

export type OnOff = PreferredKind['channels'];

/** A person's choices; the rest is the default. */
export type Choices = Partial<Record<PreferenceKind, OnOff>>;

/**
 * The preference that controls each notice. `null` is in-app only: by mail, replacements would
 * flood the customer; account and billing notices are mandatory letters.
 */
const switches: Record<Exclude<NoticeKind, 'newLead'>, PreferenceKind | null> = {
  leadReminder: 'reminders',
  leadClosed: 'closings',
  leadHired: 'progress',
  leadAssigned: 'progress',
  jobConfirmed: 'progress',
  jobObjected: 'progress',
  newReview: 'reviews',
  leadAccepted: 'answers',
  leadReplaced: null,
  leadSteppedBack: 'answers',
  directEnded: 'answers',
  quoteSent: 'answers',
  quoteWithdrawn: null,
  quoteDeclined: 'progress',
  quoteChangeAsked: 'progress',
  quoteExpired: null,
  changeSent: 'progress',
  changeWithdrawn: null,
  changeDeclined: 'progress',
  changeAccepted: 'progress',
  invoiceIssued: 'progress',
  appointmentProposed: 'appointments',
  appointmentDeclined: 'appointments',
  appointmentAgreed: 'appointments',
  appointmentCalledOff: 'appointments',
  appointmentDue: 'appointments',
  appointmentComing: 'appointments',
  appointmentMissed: 'appointments',
  nobodyYet: 'search',
  foundAgain: 'search',
  completionReported: 'progress',
  completedBySilence: 'progress',
  requestCancelled: 'progress',
  requestReopened: 'progress',
  jobReopened: 'progress',
  reviewAsked: 'reviews',
  reviewAnswered: 'reviews',
  unreadMessage: 'messages',
  accountChanged: null,
  newDevice: null,
  joined: null,
  accountDeletion: null,
  subscriptionStarted: null,
  trialEnds: null,
  paymentFailed: null,
  subscriptionEnded: null,
};

/** The preference of a notice. */
export function preferenceKindOf<K extends NoticeKind>(
  kind: K,
  facts: NoticeFacts[K],
): PreferenceKind | null {
  if (kind === 'newLead') return isVeryUrgent(facts) ? 'urgentLeads' : 'leads';
  if (kind === 'leadReplaced' && 'hadAccepted' in facts && facts.hadAccepted) return 'answers';
  return switches[kind as keyof typeof switches];
}

/** The customer waits for an answer within half an hour. */
export function isVeryUrgent(facts: object): boolean {
  return 'urgency' in facts && facts.urgency === 'Very urgent (within 24h)';
}

const onMail = { email: true, sms: false, push: true };

/** The defaults. */
const standard: Record<PreferenceKind, OnOff> = {
  urgentLeads: { email: true, sms: true, push: true },
  leads: onMail,
  reminders: { email: false, sms: false, push: true },
  closings: { email: true, sms: false, push: false },
  answers: onMail,
  search: onMail,
  messages: onMail,
  appointments: onMail,
  progress: onMail,
  reviews: { email: true, sms: false, push: false },
};

/** The kinds of notices of each role. */
export const KINDS_OF_ROLE = {
  customer: ['answers', 'messages', 'search', 'appointments', 'progress', 'reviews'],
  professional: [
    'urgentLeads',
    'leads',
    'reminders',
    'messages',
    'appointments',
    'progress',
    'closings',
    'reviews',
  ],
} as const satisfies Record<string, readonly PreferenceKind[]>;

/** What a message of a kind carries that answers it: a personal link, or a way to reply. */
const answers: Readonly<Record<PreferenceKind, { link?: true; reply: readonly Channel[] }>> = {
  urgentLeads: { link: true, reply: ['email', 'sms'] },
  leads: { link: true, reply: ['email', 'sms'] },
  reminders: { link: true, reply: ['email', 'sms'] },
  closings: { reply: [] },
  answers: { reply: ['email'] },
  search: { reply: [] },
  messages: { reply: ['email', 'sms'] },
  appointments: { reply: ['email'] },
  progress: { reply: ['email'] },
  reviews: { reply: [] },
};

/** The channels whose messages of a kind can be answered without opening the site. */
export function answeredBy(
  kind: PreferenceKind,
  comesIn: { readonly email: boolean; readonly sms: boolean },
): Channel[] {
  const { link = false, reply } = answers[kind];
  return CHANNELS.filter(
    (channel) => link || (channel !== 'push' && comesIn[channel] && reply.includes(channel)),
  );
}

interface Reachable {
  email: string | null;
  phone: string | null;
}

/**
 * The enabled channels of a kind: as chosen, else the default; phones replace a missing address.
 */
export function channelsOf(kind: PreferenceKind, choices: Choices, person: Reachable): OnOff {
  const chosen = choices[kind];
  if (chosen) return chosen;
  const byDefault = standard[kind];
  const onlyPhone = person.email === null && person.phone !== null;
  return onlyPhone ? { ...byDefault, sms: byDefault.email } : byDefault;
}

/** The channels that are enabled and have an address. */
export function deliverableChannels(
  on: OnOff,
  person: Reachable & { hasPush: boolean },
): Channel[] {
  const there = { email: person.email !== null, sms: person.phone !== null, push: person.hasPush };
  return (['push', 'email', 'sms'] as const).filter((channel) => on[channel] && there[channel]);
}
