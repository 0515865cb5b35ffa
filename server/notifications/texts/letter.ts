import type { AdminRole } from '#contract/admin/roles.ts';
import type { NoticeKind } from '#contract/notifications.ts';
import type { Brand } from '#server/platform/brand.ts';
import type { NoticeFacts } from '../facts.ts';
import type { Picture } from '../pictures/picture.ts';

/** The content of a message, independent of mail, text message or push message. */
export interface Letter {
  /** The title of a push message and of a notice in the product, too. */
  subject: string;
  /** Beside the subject in a list of mails; below the title of a push message or a notice. */
  preview: string;
  /** Who or what it is about, beside the heading; mails alone show it. */
  picture?: Picture;
  heading: string;
  paragraphs: readonly string[];
  /** Six digits, set large. */
  code?: string;
  /** What decides at a glance, set large. */
  figures?: readonly { label: string; value: string }[];
  facts?: readonly { label: string; value: string }[];
  /** A quotation of another person, already masked. */
  quote?: string;
  /** Several notices in one letter (digest). */
  news?: readonly { picture?: Picture; title: string; text: string; url: string }[];
  button?: { label: string; url: string };
  /** Secondary actions, as links below the button. */
  links?: readonly { label: string; url: string }[];
  /** Small print below the button. */
  after?: readonly string[];
  /** Why this person gets this message. */
  why: string;
  /** The sender's name and postal address, in unsolicited messages. */
  identity?: string;
  /** The whole letter as one text message. */
  sms: string;
}

/** The sender, shown at the foot. */
export interface Sender {
  brand: string;
  publicUrl: string;
  /** The operator's colour and logo; the theme's own without. */
  look?: Pick<Brand, 'shades' | 'logo'>;
}

/** The foot of a mail that can be switched off. */
export interface Foot {
  unsubscribe: string;
  preferences: string;
}

/** Why a reply, or a part of it, could not be used, as its sender may know. */
export const REPLY_PROBLEMS = [
  'closed',
  'answered',
  'gone',
  'empty',
  'too_long',
  'too_many',
  'files',
  'not_delivered',
] as const;
export type ReplyProblem = (typeof REPLY_PROBLEMS)[number];

/** The line of a mail that can be answered by replying to it. */
export interface ReplyHints {
  /** To a professional who has not answered a request yet. */
  lead: string;
  person(name: string): string;
}

/** The links at the foot of a mail that can be switched off. */
export interface FootLinks {
  unsubscribe: string;
  preferences: string;
}

/** The facts of a notice as its letter reads them: formatted, with an absolute URL. */
export type Said<Facts> = Omit<
  Facts,
  | 'profession'
  | 'urgency'
  | 'dates'
  | 'recurrence'
  | 'distanceKm'
  | 'answerBy'
  | 'face'
  | 'plan'
  | 'cents'
  | 'taxCents'
  | 'total'
  | 'currency'
  | 'at'
  | 'timeZone'
  | 'when'
  | 'choices'
  | 'appointment'
  | 'href'
  | 'conversation'
> & {
  brand: string;
  url: string;
} & (Facts extends { timeZone: string } ? { day: string | null } : unknown) &
  (Facts extends { profession: string } ? { profession: string } : unknown) &
  (Facts extends { urgency: string }
    ? {
        urgency: string;
        isUrgent: boolean;
        distance: string | null;
        answerBy: string | null;
        /** The personal link that answers without a sign-in. */
        answerUrl: string | null;
      }
    : unknown) &
  (Facts extends { plan: string } ? { plan: string } : unknown) &
  (Facts extends { cents: number } ? { amount: string; taxes?: string } : unknown) &
  (Facts extends { total: number } ? { price: string } : unknown) &
  (Facts extends { when: object } ? { when: string } : unknown) &
  (Facts extends { choices: object } ? { times: string[] } : unknown);

/** An invitation as its letter reads it: everything formatted, links absolute. */
export interface InvitationFacts {
  brand: string;
  name: string;
  profession: string;
  area: string;
  urgency: string;
  isUrgent: boolean;
  description: string;
  basis: 'published_address' | 'consent' | 'existing_business' | 'referral';
  source: string;
  /** Day and time in the professional's time zone. */
  answerBy: string;
  /** Per month; null without limit. */
  freeRequests: number | null;
  sender: { name: string; address: string };
  acceptUrl: string;
  declineUrl: string;
  stopUrl: string;
}

/** An invitation of the operator's people as its letter reads it. */
export interface TeamInvitationFacts {
  brand: string;
  role: AdminRole;
  hours: number;
  url: string;
}

/** Every kind of message; a text missing in a language does not compile (texts.ts). */
export type Letters = {
  [Kind in NoticeKind]: (facts: Said<NoticeFacts[Kind]>) => Letter;
} & {
  /** `site` is the host for which phones autofill the code. */
  signInCode(facts: {
    brand: string;
    code: string;
    purpose: 'sign-in' | 'reset' | 'contact';
    minutes: number;
    site: string;
  }): Letter;
  /** To an unclaimed professional, about one job. */
  invitation(facts: InvitationFacts): Letter;
  /** To somebody who is to help run the site. */
  teamInvitation(facts: TeamInvitationFacts): Letter;
  /** To somebody who is to work for a professional. */
  memberInvitation(facts: { brand: string; business: string; days: number; url: string }): Letter;
  /** To one of them with another role, or with none any more. */
  teamChange(facts: { brand: string; role: AdminRole | null; url: string }): Letter;
  /** To the operator, about one or several contact messages. */
  contactWritten(facts: { brand: string; url: string; count: number }): Letter;
  /** What somebody sent themselves, to see that it arrives. */
  testMessage(facts: { brand: string; url: string }): Letter;
  /** To a professional whose reply to a request was neither a yes nor a no. */
  replyUnclear(facts: { brand: string; profession: string; url: string }): Letter;
  /** To somebody whose reply, or a part of it, was not used. */
  replyUnused(facts: { brand: string; because: ReplyProblem; url: string }): Letter;
  /** Several notices in one letter. */
  digest(facts: { brand: string; news: NonNullable<Letter['news']>; url: string }): Letter;
};

export type LetterKind = keyof Letters;

/** How to answer by text, at the end of a text, in letters of GSM; jobs are named by their marks. */
export interface HowToReply {
  /** To accept or decline; without a mark where it is the only job. */
  toQuestion(mark?: string): string;
  toMessage(mark?: string): string;
  /** Where one text is about several. */
  toSeveral: string;
}
