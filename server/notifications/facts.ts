import type { NoticeKind } from '#contract/notifications.ts';
import type { PlanId } from '#contract/billing/plans.ts';
import type { Currency } from '#contract/quotes/currencies.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import type { DateRange, Recurrence } from '#contract/requests/schedule.ts';
import type { Urgency } from '#contract/requests/urgency.ts';
import type { AccountChange } from '#server/accounts/accounts.ts';

/** What a notice is about, independent of language. */
interface About {
  profession: Profession;
  /** City or district; never a street. */
  area: string;
  /** A link into the product, from its root. */
  href: string;
  /** The conversation in which it can be answered. */
  conversation?: ConversationRef;
}

/** A conversation: of a request, with one professional. */
export interface ConversationRef {
  requestId: string;
  professionalId: string;
}

/** When the job is wanted; notices of before they were kept have no days. */
interface Timed {
  urgency: Urgency;
  dates?: DateRange | null;
  recurrence?: Recurrence | null;
}

/** When the answer is awaited, and how far it is; notices of before they were kept say neither. */
interface Awaited {
  /** Whole kilometres; null where the place is not known. */
  distanceKm?: number | null;
  minutesLeft?: number;
  /** An ISO moment, shown in `timeZone`. */
  answerBy?: { at: string; timeZone: string };
}

/** The address of the portrait of the person a notice is about; null where it is not shown. */
interface Faced {
  face?: string | null;
}

interface OfProfessional extends About, Faced {
  /** The name of the professional. */
  professional: string;
}

/** A quote: in the smallest unit of its currency, taxes included. */
interface Priced {
  total: number;
  currency: Currency;
}

/** An appointment, with the name of the other side; as notices name the sender of a message. */
interface Meeting extends About, Faced {
  from: string;
}

/** From one ISO moment to another. */
interface Time {
  from: string;
  to: string;
}

/** The agreed time, shown in `zone`, and what a calendar knows the appointment by. */
interface Agreed {
  when: Time & { zone: string };
  appointment: { id: string; sequence: number };
}

interface OfCustomer extends About, Faced {
  /** The name of the customer: only for professionals who accepted. */
  customer: string;
}

/** A paid plan. Days are shown in `timeZone`. */
interface Billing {
  plan: PlanId;
  /** In US cents: charged, or owed. */
  cents: number;
  /** The taxes in it; missing where there are none. */
  taxCents?: number;
  /** When it is charged, or retried; an ISO moment. */
  at: string | null;
  timeZone: string;
  href: string;
}

/** Why a professional's lead was closed. */
export type Closing =
  | 'filled'
  | 'hired_other'
  | 'cancelled'
  | 'released'
  | 'cancelled_by_team'
  | 'replaced'
  | 'no_longer_open';

/**
 * The facts stored for each kind of notice. They are rendered in the reader's language for the
 * product, mail, text and push messages alike: texts/{en,fr,es}. A `note` is the other side's, and
 * `words` the beginning of a message or of an answer to a review; old notices have none. Contacts
 * are masked but between the two of a conversation.
 */
export interface NoticeFacts {
  /** `byName`: the customer asked for this professional. */
  newLead: About & Timed & Awaited & { description: string; byName?: boolean };
  leadReminder: About & Timed & Awaited & { minutesLeft: number };
  leadClosed: About & { because: Closing; note?: string | null };
  leadHired: OfCustomer;
  /** `to`: the name of who has it now, null for nobody; `by`: who said so. */
  leadAssigned: About & { to: string | null; by: string; isYours: boolean };
  jobConfirmed: OfCustomer & { bySilence: boolean };
  jobObjected: OfCustomer;
  newReview: About & { rating: number };
  leadAccepted: OfProfessional & { note?: string | null };
  /** `team`: an operator gave the place to somebody else. */
  leadReplaced: OfProfessional & { because: 'denied' | 'expired' | 'team'; hadAccepted?: boolean };
  leadSteppedBack: OfProfessional & { note?: string | null; isPressing?: boolean };
  /** Nobody else was asked beside the professional asked by name, who is not any more. */
  directEnded: OfProfessional & { because: 'denied' | 'expired' | 'ended'; note?: string | null };
  quoteSent: OfProfessional & Priced & { revision: 'first' | 'later' };
  quoteWithdrawn: OfProfessional & Priced;
  quoteDeclined: OfCustomer & Priced & { note: string | null };
  quoteChangeAsked: OfCustomer & Priced & { note: string };
  quoteExpired: OfCustomer & Priced;
  /** A change order; `total` is that with the change. */
  changeSent: OfProfessional & Priced & { note: string };
  changeWithdrawn: OfProfessional & Priced;
  changeDeclined: OfCustomer & Priced & { note: string | null };
  changeAccepted: OfCustomer & Priced;
  invoiceIssued: OfProfessional & Priced & { what: 'invoice' | 'credit'; number: number };
  /** `isMove`: of an appointment that stays where it is until then. */
  appointmentProposed: Meeting & {
    choices: { times: Time[]; zone: string };
    note: string | null;
    isMove: boolean;
  };
  appointmentDeclined: Meeting;
  appointmentAgreed: Meeting & Agreed & { isMove: boolean };
  /** `by`: the reader, the other side, or nobody: the request ended. */
  appointmentCalledOff: Meeting & Agreed & { by: 'you' | 'other' | 'ended'; note: string | null };
  appointmentDue: Meeting & Agreed & { before: 'day' | 'hours' };
  appointmentComing: Meeting & Agreed & { state: 'on_the_way' | 'arrived' };
  /** `missed`: the reader, as the other side says; `disputed`: the other side, who says they were there. */
  appointmentMissed: Meeting & Agreed & { state: 'missed' | 'disputed' };
  nobodyYet: About;
  foundAgain: About;
  completionReported: OfProfessional & { days: number };
  completedBySilence: OfProfessional & { days: number };
  /** By our team; `href` leads to the other requests of somebody who lost this one. */
  requestCancelled: About & { isDeleted: boolean };
  requestReopened: About & { was: 'cancelled' | 'completed' };
  jobReopened: OfCustomer;
  reviewAsked: OfProfessional;
  reviewAnswered: OfProfessional & { words?: string | null };
  unreadMessage: About & Faced & { from: string; words?: string };
  accountChanged: {
    what: AccountChange;
    href: string;
  };
  /** `at`: when everything is deleted. Days are shown in `timeZone`. */
  accountDeletion: { state: 'planned' | 'undone'; at: string; timeZone: string; href: string };
  newDevice: { device: string | null; href: string };
  /** By a personal link, with no password: `to` is where sign-in codes are sent. */
  joined: { to: string; href: string };
  subscriptionStarted: Billing & { isTrial: boolean };
  trialEnds: Billing;
  paymentFailed: Billing;
  subscriptionEnded: { plan: PlanId; href: string };
}

/** A compile-time check that every kind of notice has texts, and the other way round. */
export type KindsAgree = [NoticeKind, keyof NoticeFacts] extends [keyof NoticeFacts, NoticeKind]
  ? true
  : never;
