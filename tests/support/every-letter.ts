import type { UnderstoodLanguage } from '#contract/language.ts';
import { PROFESSION_NAMES } from '#contract/professionals/professions.ts';
import { URGENCY_NAMES } from '#contract/requests/urgency.ts';
import { formatDayAndTime } from '#server/platform/formatting.ts';
import { areaIn } from '#server/places/places.ts';
import { sceneOf } from '#server/notifications/pictures/picture.ts';
import { renderLetter, type NoticeContent } from '#server/notifications/render-letter.ts';
import {
  REPLY_PROBLEMS,
  type InvitationFacts,
  type Letter,
  type LetterKind,
} from '#server/notifications/texts/letter.ts';
import { letters } from '#server/notifications/texts/texts.ts';
import { everyAccountNotice } from './account-notices.ts';
import { everyTeamLetter } from './team-letters.ts';

export const SITE = {
  brandName: 'Nearhand',
  publicUrl: 'https://n.test',
  distanceUnit: 'km',
} as const;

/** Written in another language than the letter's. */
const AREAS: Record<UnderstoodLanguage, string> = {
  en: 'Montréal, Québec',
  fr: 'Montreal, Quebec',
  es: 'Montréal, Québec',
};

interface Named {
  /** The name in the letter. */
  name?: string;
  description?: string;
}

/** Every letter in a language, in each of its variants. */
export function everyLetter(
  language: UnderstoodLanguage,
  { name = 'NAME', description = 'DESCRIPTION' }: Named = {},
): [LetterKind, Letter][] {
  const told = everyNotice(language, name, description);
  const code = { brand: SITE.brandName, code: '123456', minutes: 10, site: 'n.test' };
  const news = told.slice(0, 3).map((notice) => {
    const { subject, preview, picture, button } = renderLetter(notice, language, SITE);
    return { ...(picture && { picture }), title: subject, text: preview, url: button?.url ?? '' };
  });
  const url = `https://n.test/notifications?lang=${language}`;
  return [
    ...told.map((one): [LetterKind, Letter] => [one.kind, renderLetter(one, language, SITE)]),
    ['signInCode', letters[language].signInCode({ ...code, purpose: 'sign-in' })],
    [
      'invitation',
      {
        ...letters[language].invitation(anInvitation(language, name, description)),
        picture: sceneOf('plumber'),
      },
    ],
    ['contactWritten', letters[language].contactWritten({ brand: SITE.brandName, url, count: 1 })],
    ['contactWritten', letters[language].contactWritten({ brand: SITE.brandName, url, count: 12 })],
    ...everyTeamLetter(language, SITE.brandName, url),
    ['testMessage', letters[language].testMessage({ brand: SITE.brandName, url })],
    ['digest', letters[language].digest({ brand: SITE.brandName, news, url })],
    ...everyReplyLetter(language, url),
  ];
}

function everyReplyLetter(language: UnderstoodLanguage, url: string): [LetterKind, Letter][] {
  const brand = SITE.brandName;
  const profession = PROFESSION_NAMES[language].plumber.one;
  return [
    ['replyUnclear', letters[language].replyUnclear({ brand, profession, url })],
    ...REPLY_PROBLEMS.map((because): [LetterKind, Letter] => [
      'replyUnused',
      letters[language].replyUnused({ brand, because, url }),
    ]),
  ];
}

function anInvitation(
  language: UnderstoodLanguage,
  name: string,
  description: string,
): InvitationFacts {
  const link = (path: string) => `https://n.test/${path}?lang=${language}&token=${'t'.repeat(43)}`;
  return {
    brand: SITE.brandName,
    name,
    description,
    profession: PROFESSION_NAMES[language].plumber.one,
    area: areaIn(AREAS[language], language),
    urgency: URGENCY_NAMES[language]['Very urgent (within 24h)'],
    isUrgent: true,
    basis: 'published_address',
    source: 'plombiers.test',
    answerBy: formatDayAndTime(new Date('2026-11-22T20:30:00Z'), 'America/Toronto', language),
    freeRequests: 5,
    sender: { name: 'Nearhand Inc.', address: '123 Main Street, Montréal, H2X 1Y4' },
    acceptUrl: link('professional-onboard'),
    declineUrl: link('invitation'),
    stopUrl: link('do-not-contact'),
  };
}

/** Every notice, in each of its variants. */
function everyNotice(
  language: UnderstoodLanguage,
  name: string,
  description: string,
): NoticeContent[] {
  const about = { profession: 'plumber', area: AREAS[language], href: '/request?id=1' } as const;
  const professional = { ...about, professional: name, face: '/portraits/1/face-09.svg' };
  const customer = { ...about, customer: name, face: '/portraits/1/line-03.svg' };
  return [
    ...everyLead(about, description),
    { kind: 'leadHired', facts: customer },
    { kind: 'leadAssigned', facts: { ...about, to: name, by: 'Marc Roy', isYours: true } },
    { kind: 'leadAssigned', facts: { ...about, to: name, by: 'Marc Roy', isYours: false } },
    { kind: 'leadAssigned', facts: { ...about, to: null, by: 'Marc Roy', isYours: false } },
    { kind: 'jobConfirmed', facts: { ...customer, bySilence: false } },
    { kind: 'jobConfirmed', facts: { ...customer, bySilence: true } },
    { kind: 'jobObjected', facts: customer },
    { kind: 'newReview', facts: { ...about, rating: 4 } },
    { kind: 'leadAccepted', facts: professional },
    { kind: 'leadAccepted', facts: { ...professional, note: description } },
    { kind: 'leadReplaced', facts: { ...professional, because: 'denied' } },
    { kind: 'leadReplaced', facts: { ...professional, because: 'expired' } },
    { kind: 'leadReplaced', facts: { ...professional, because: 'team', hadAccepted: true } },
    { kind: 'leadSteppedBack', facts: professional },
    { kind: 'leadSteppedBack', facts: { ...professional, note: 'It dries by itself.' } },
    ...everyEndOfDirect(professional),
    ...everyQuoteNotice(professional, customer),
    ...everyAppointmentNotice({ ...about, from: name, face: professional.face }),
    { kind: 'nobodyYet', facts: about },
    { kind: 'foundAgain', facts: about },
    { kind: 'completionReported', facts: { ...professional, days: 7 } },
    { kind: 'completedBySilence', facts: { ...professional, days: 7 } },
    ...everyNoticeOfTheTeam(about, customer),
    { kind: 'reviewAsked', facts: professional },
    { kind: 'reviewAnswered', facts: { ...professional, words: description } },
    ...everyUnreadMessage({ ...about, from: name }, { face: customer.face, words: description }),
    ...everyAccountNotice(),
    ...everyBillingNotice(),
  ];
}

const priced = { total: 46_559, currency: 'CAD' } as const;

interface About {
  profession: 'plumber';
  area: string;
  href: '/request?id=1';
}

function everyEndOfDirect(professional: About & { professional: string }): NoticeContent[] {
  return [
    { kind: 'directEnded', facts: { ...professional, because: 'denied' } },
    { kind: 'directEnded', facts: { ...professional, because: 'expired' } },
    { kind: 'directEnded', facts: { ...professional, because: 'ended', note: 'I am ill.' } },
  ];
}

function everyQuoteNotice(
  professional: About & { professional: string },
  customer: About & { customer: string },
): NoticeContent[] {
  return [
    { kind: 'quoteSent', facts: { ...professional, ...priced, revision: 'first' } },
    { kind: 'quoteSent', facts: { ...professional, ...priced, revision: 'later' } },
    { kind: 'quoteWithdrawn', facts: { ...professional, ...priced } },
    { kind: 'quoteDeclined', facts: { ...customer, ...priced, note: null } },
    { kind: 'quoteDeclined', facts: { ...customer, ...priced, note: 'My brother does it.' } },
    { kind: 'quoteChangeAsked', facts: { ...customer, ...priced, note: 'Without the tiles.' } },
    { kind: 'quoteExpired', facts: { ...customer, ...priced } },
    { kind: 'changeSent', facts: { ...professional, ...priced, note: 'The pipe is broken too.' } },
    { kind: 'changeWithdrawn', facts: { ...professional, ...priced } },
    { kind: 'changeDeclined', facts: { ...customer, ...priced, note: null } },
    { kind: 'changeDeclined', facts: { ...customer, ...priced, note: 'Too much for me.' } },
    { kind: 'changeAccepted', facts: { ...customer, ...priced } },
    { kind: 'invoiceIssued', facts: { ...professional, ...priced, what: 'invoice', number: 7 } },
    { kind: 'invoiceIssued', facts: { ...professional, ...priced, what: 'credit', number: 8 } },
  ];
}

function everyAppointmentNotice(meeting: About & { from: string; face: string }): NoticeContent[] {
  const zone = 'America/Toronto';
  const time = { from: '2026-12-01T14:00:00.000Z', to: '2026-12-01T16:00:00.000Z' };
  const later = { from: '2026-12-02T18:30:00.000Z', to: '2026-12-02T20:00:00.000Z' };
  const appointment = { id: '018f2b3c-0000-7000-8000-000000000001', sequence: 0 };
  const agreed = { ...meeting, when: { ...time, zone }, appointment };
  const note = 'The dog is friendly.';
  const proposed = (times: (typeof time)[], isMove: boolean): NoticeContent => ({
    kind: 'appointmentProposed',
    facts: { ...meeting, choices: { times, zone }, note: isMove ? null : note, isMove },
  });
  return [
    proposed([time], false),
    proposed([time, later], false),
    proposed([later], true),
    { kind: 'appointmentDeclined', facts: meeting },
    { kind: 'appointmentAgreed', facts: { ...agreed, isMove: false } },
    { kind: 'appointmentAgreed', facts: { ...agreed, isMove: true } },
    ...(['you', 'other', 'ended'] as const).map((by): NoticeContent => ({
      kind: 'appointmentCalledOff',
      facts: { ...agreed, by, note: by === 'ended' ? null : note },
    })),
    { kind: 'appointmentDue', facts: { ...agreed, before: 'day' } },
    { kind: 'appointmentDue', facts: { ...agreed, before: 'hours' } },
    { kind: 'appointmentComing', facts: { ...agreed, state: 'on_the_way' } },
    { kind: 'appointmentComing', facts: { ...agreed, state: 'arrived' } },
    { kind: 'appointmentMissed', facts: { ...agreed, state: 'missed' } },
    { kind: 'appointmentMissed', facts: { ...agreed, state: 'disputed' } },
  ];
}

/** Notices of a lead, and of its end. */
function everyLead(about: About, description: string): NoticeContent[] {
  const urgency = 'Very urgent (within 24h)';
  const answerBy = { at: '2026-11-22T20:30:00.000Z', timeZone: 'America/Toronto' };
  const left = { distanceKm: 3, minutesLeft: 15, answerBy };
  return [
    { kind: 'newLead', facts: { ...about, ...left, urgency, description } },
    { kind: 'newLead', facts: { ...about, urgency, description } },
    { kind: 'leadReminder', facts: { ...about, ...left, urgency } },
    { kind: 'leadReminder', facts: { ...about, urgency: 'Soon (2-3 days)', minutesLeft: 118 } },
    ...everyClosing(about),
    { kind: 'leadClosed', facts: { ...about, because: 'cancelled', note: 'It dries by itself.' } },
  ];
}

function everyClosing(about: About): NoticeContent[] {
  return (
    [
      'filled',
      'hired_other',
      'cancelled',
      'released',
      'cancelled_by_team',
      'replaced',
      'no_longer_open',
    ] as const
  ).map((because): NoticeContent => ({ kind: 'leadClosed', facts: { ...about, because } }));
}

function everyUnreadMessage(
  message: About & { from: string },
  more: { face: string; words: string },
): NoticeContent[] {
  return [
    { kind: 'unreadMessage', facts: message },
    { kind: 'unreadMessage', facts: { ...message, ...more } },
  ];
}

/** Notices of operators' actions. */
function everyNoticeOfTheTeam(
  about: About,
  customer: About & { customer: string },
): NoticeContent[] {
  return [
    ...[true, false].map((isDeleted): NoticeContent => ({
      kind: 'requestCancelled',
      facts: { ...about, isDeleted },
    })),
    ...(['cancelled', 'completed'] as const).map((was): NoticeContent => ({
      kind: 'requestReopened',
      facts: { ...about, was },
    })),
    { kind: 'jobReopened', facts: customer },
  ];
}

function everyBillingNotice(): NoticeContent[] {
  const href = '/professional-dashboard?tab=subscription';
  const at = '2026-12-06T03:00:00.000Z';
  const billing = {
    plan: 'professional',
    cents: 2900,
    at,
    timeZone: 'America/Toronto',
    href,
  } as const;
  return [
    { kind: 'subscriptionStarted', facts: { ...billing, isTrial: true } },
    { kind: 'subscriptionStarted', facts: { ...billing, isTrial: false } },
    { kind: 'trialEnds', facts: billing },
    { kind: 'paymentFailed', facts: billing },
    { kind: 'paymentFailed', facts: { ...billing, at: null } },
    { kind: 'subscriptionEnded', facts: { plan: 'premium', href } },
  ];
}
