import type { Letters } from '../letter.ts';

const byPlan = (brand: string) =>
  `You get this email because you have a paid plan on ${brand}. It is about your money, so it cannot be switched off.`;

/** About a plan and its charges: mandatory. */
export const billingLetters: Pick<
  Letters,
  'subscriptionStarted' | 'trialEnds' | 'paymentFailed' | 'subscriptionEnded'
> = {
  subscriptionStarted: ({ brand, plan, isTrial, amount, taxes, day, url }) => ({
    subject: isTrial
      ? `Your free trial of the ${plan} plan has begun`
      : `You are on the ${plan} plan`,
    preview: isTrial
      ? `Nothing is charged before ${day}, and you can cancel until then.`
      : `${amount} a month; the next charge is on ${day}.`,
    heading: `Welcome to the ${plan} plan`,
    paragraphs: [
      'From now on customers’ requests reach you without a monthly limit.',
      isTrial
        ? `You try it free of charge until ${day}. After that it costs ${amount} a month, charged to your card.`
        : `It costs ${amount} a month, charged to your card. Thank you.`,
    ],
    facts: [
      { label: 'Plan', value: plan },
      { label: isTrial ? 'First charge' : 'Next charge', value: `${amount}, ${day}` },
      ...(taxes ? [{ label: 'Taxes included', value: taxes }] : []),
    ],
    button: { label: 'See my subscription', url },
    after: [
      isTrial
        ? 'You can cancel at any time with two clicks. Before the trial ends, nothing is charged.'
        : 'You can cancel at any time with two clicks, and keep the plan until the end of the month you paid for.',
    ],
    why: byPlan(brand),
    sms: `${brand}: your ${plan} plan has begun. ${isTrial ? 'First' : 'Next'} charge: ${amount}, ${day}. ${url}`,
  }),
  trialEnds: ({ brand, plan, amount, taxes, day, url }) => ({
    subject: `Your free trial ends on ${day}`,
    preview: `After that, the ${plan} plan costs ${amount} a month. Cancel before then and nothing is charged.`,
    heading: 'Your free trial is about to end',
    paragraphs: [
      `Your trial of the ${plan} plan ends on ${day}. That day your card is charged ${amount}, and then each month.`,
      ...(taxes ? [`That includes ${taxes} in taxes.`] : []),
      'If you want to go on, there is nothing to do.',
    ],
    figures: [
      { label: 'Trial ends', value: day ?? '' },
      { label: 'Then each month', value: amount },
    ],
    button: { label: 'Keep or cancel my plan', url },
    after: [
      'Cancel before that day and nothing is charged. You keep the plan until the trial ends.',
    ],
    why: byPlan(brand),
    sms: `${brand}: your trial ends on ${day}, then ${amount} a month. Keep or cancel: ${url}`,
  }),
  paymentFailed: ({ brand, plan, amount, day, url }) => ({
    subject: `We could not charge your card: ${amount}`,
    preview: day
      ? `It happens. We try again on ${day}; until then you keep your plan.`
      : 'It happens. Please look at your card to keep your plan.',
    heading: 'Your card was not accepted',
    paragraphs: [
      `We could not charge ${amount} for your ${plan} plan. Often a card has expired or was replaced.`,
      day
        ? `We try again on ${day}. Until then nothing changes: you keep your plan, and requests keep coming.`
        : 'For now nothing changes: you keep your plan, and requests keep coming.',
    ],
    figures: [
      { label: 'Amount due', value: amount },
      ...(day ? [{ label: 'Next try', value: day }] : []),
    ],
    button: { label: 'Look at my card', url },
    after: ['If it keeps failing, your plan ends and you are on the free plan.'],
    why: byPlan(brand),
    sms: `${brand}: your card was not accepted for ${amount}. ${day ? `Next try: ${day}. ` : ''}${url}`,
  }),
  subscriptionEnded: ({ brand, plan, url }) => ({
    subject: `Your ${plan} plan has ended`,
    preview: 'You are on the free plan: 5 requests a month, and your profile stays as it is.',
    heading: `The ${plan} plan has ended`,
    paragraphs: [
      'You are on the free plan again, with 5 requests a month. Nothing more is charged.',
      'Your profile, your reviews, and the requests you have already received stay as they are.',
    ],
    button: { label: 'See my subscription', url },
    after: ['You can come back whenever you like.'],
    why: `You get this email because you had a paid plan on ${brand}.`,
    sms: `${brand}: your ${plan} plan has ended; you are on the free plan. ${url}`,
  }),
};
