import type { NoticeKind } from '#contract/notifications.ts';
import type { PlanId } from '#contract/billing/plans.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import type { Urgency } from '#contract/requests/urgency.ts';

/** What a notice is about, in no language yet. */
interface About {
  profession: Profession;
  /** City or district; never a street. */
  area: string;
  /** Into the product, from its root. */
  href: string;
}

interface OfProfessional extends About {
  /** The name of the professional. */
  professional: string;
}

interface OfCustomer extends About {
  /** The name of the customer: for who has accepted their request only. */
  customer: string;
}

/** A plan that is paid for. Days are told by the clock of `timeZone`. */
interface Billing {
  plan: PlanId;
  /** In US cents: what is charged, or owed. */
  cents: number;
  /** When it is charged, or tried again; an ISO moment. */
  at: string | null;
  timeZone: string;
  href: string;
}

/** Why a professional's request is over before it was theirs. */
export type Closing =
  | 'filled'
  | 'hired_other'
  | 'cancelled'
  | 'released'
  | 'cancelled_by_team'
  | 'replaced'
  | 'no_longer_open';

/**
 * What each kind of notice keeps. Its words follow from the language of whoever reads it, in the
 * product, in a mail, in a text message and in a push message alike: texts/{en,fr,es}. A `note` is
 * what the other side said with it, contacts masked; notices from before it was kept have none.
 */
export interface NoticeFacts {
  newLead: About & { urgency: Urgency; description: string };
  leadReminder: About & { urgency: Urgency; minutesLeft: number };
  leadClosed: About & { because: Closing; note?: string | null };
  leadHired: OfCustomer;
  jobConfirmed: OfCustomer & { bySilence: boolean };
  jobObjected: OfCustomer;
  newReview: About & { rating: number };
  leadAccepted: OfProfessional;
  /** `team`: an operator gave the place to somebody else. */
  leadReplaced: OfProfessional & { because: 'denied' | 'expired' | 'team'; hadAccepted?: boolean };
  leadSteppedBack: OfProfessional & { note?: string | null; isPressing?: boolean };
  nobodyYet: About;
  foundAgain: About;
  completionReported: OfProfessional & { days: number };
  completedBySilence: OfProfessional & { days: number };
  /** By our team; `href` leads to the other requests of who has this one no more. */
  requestCancelled: About & { isDeleted: boolean };
  requestReopened: About & { was: 'cancelled' | 'completed' };
  jobReopened: OfCustomer;
  reviewAsked: OfProfessional;
  reviewAnswered: OfProfessional;
  unreadMessage: About & { from: string };
  accountChanged: { what: 'password' | 'email' | 'phone'; href: string };
  /** `at`: when everything is deleted. Days are told by the clock of `timeZone`. */
  accountDeletion: { state: 'planned' | 'undone'; at: string; timeZone: string; href: string };
  newDevice: { device: string | null; href: string };
  /** By a personal link, with no password: `to` is where codes for coming back go. */
  joined: { to: string; href: string };
  subscriptionStarted: Billing & { isTrial: boolean };
  trialEnds: Billing;
  paymentFailed: Billing;
  subscriptionEnded: { plan: PlanId; href: string };
}

/** Nothing is told whose texts nobody has described, and the other way round. */
export type KindsAgree = [NoticeKind, keyof NoticeFacts] extends [keyof NoticeFacts, NoticeKind]
  ? true
  : never;
