import type { NoticeKind } from '#contract/notifications.ts';
import type { Brand } from '#server/platform/brand.ts';
import type { NoticeFacts } from '../facts.ts';

/** What a message says, before it takes the form of a mail, a text message or a push message. */
export interface Letter {
  /** The title of a push message and of a notice in the product, too. */
  subject: string;
  /** Beside the subject in a list of mails; below the title of a push message or a notice. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** Six digits, set large. */
  code?: string;
  facts?: readonly { label: string; value: string }[];
  /** Words of another person, already masked. */
  quote?: string;
  /** Several pieces of news in one letter. */
  news?: readonly { title: string; text: string; url: string }[];
  button?: { label: string; url: string };
  /** What else can be done, as links below the button. */
  links?: readonly { label: string; url: string }[];
  /** Small print below the button. */
  after?: readonly string[];
  /** Why this person gets this message. */
  why: string;
  /** Who is behind it and where they are, in messages nobody asked for. */
  identity?: string;
  /** All of it as one text message. */
  sms: string;
}

/** Whose message it is, at its foot. */
export interface Sender {
  brand: string;
  publicUrl: string;
  /** The operator's colour and logo; without it the theme's own. */
  look?: Pick<Brand, 'shades' | 'logo'>;
}

/** The foot of a mail that can be switched off. */
export interface Foot {
  unsubscribe: string;
  preferences: string;
}

/** The pages that the foot of a mail leads to, where it can be switched off. */
export interface FootLinks {
  unsubscribe: string;
  preferences: string;
}

/** The facts of a notice as its letter reads them: in words, and with a whole address. */
export type Said<Facts> = Omit<
  Facts,
  'profession' | 'urgency' | 'plan' | 'cents' | 'at' | 'timeZone' | 'href'
> & {
  brand: string;
  url: string;
} & (Facts extends { timeZone: string } ? { day: string | null } : unknown) &
  (Facts extends { profession: string } ? { profession: string } : unknown) &
  (Facts extends { urgency: string } ? { urgency: string; isUrgent: boolean } : unknown) &
  (Facts extends { plan: string } ? { plan: string } : unknown) &
  (Facts extends { cents: number } ? { amount: string } : unknown);

/** An invitation as its letter reads it: everything in words, links whole. */
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
  /** Day and time by the clock of the professional. */
  answerBy: string;
  /** A month; null without end. */
  freeRequests: number | null;
  sender: { name: string; address: string };
  acceptUrl: string;
  declineUrl: string;
  stopUrl: string;
}

/** Every message there is; one that a language lacks does not compile (texts.ts). */
export type Letters = {
  [Kind in NoticeKind]: (facts: Said<NoticeFacts[Kind]>) => Letter;
} & {
  /** `site` is the host that phones fill the code in for. */
  signInCode(facts: {
    brand: string;
    code: string;
    purpose: 'sign-in' | 'reset' | 'contact';
    minutes: number;
    site: string;
  }): Letter;
  /** To somebody who is not on the platform, about one job. */
  invitation(facts: InvitationFacts): Letter;
  /** To the operator, whom somebody wrote to, or several. */
  contactWritten(facts: { brand: string; url: string; count: number }): Letter;
  /** Several notices in one letter. */
  digest(facts: { brand: string; news: NonNullable<Letter['news']>; url: string }): Letter;
};

export type LetterKind = keyof Letters;
