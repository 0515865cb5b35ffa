export const texts = {
  title: 'Subscription terms',
  agree: 'By pressing “{button}”, you agree to these subscription terms.',
  readInOwn: 'Read in English',
  readInFrench: 'Lire en français',
  chosen:
    'The French version was shown to you first. If you continue while reading this one, you expressly ask to be bound by it.',
  plan: {
    title: 'What you get',
    text: 'The plan you choose sets how many job requests you can be sent each month. It never buys a better place than a better match.',
  },
  trial: {
    title: 'Free trial',
    text: 'Your first paid plan begins with {days} free days. A card is asked for at the beginning, and nothing is charged until the trial ends. Each professional and each card can have one trial.',
  },
  renewal: {
    title: 'Price and renewal',
    text: 'After the trial, the price shown when you subscribe is charged every month, in US dollars, until you cancel. Your bank may add fees of its own for other currencies.',
  },
  cancel: {
    title: 'Cancelling',
    text: 'Cancel at any time on your dashboard. You keep your plan until the end of the trial or of the month already paid, nothing more is charged, and you then go back to the free plan. A month that has begun is not refunded, except where the law says otherwise.',
  },
  change: {
    title: 'Changing plans',
    text: 'You can go over to another plan at any time. The difference for the rest of the month is charged or credited; you see the amount before you confirm.',
  },
  failed: {
    title: 'When a charge fails',
    text: 'We tell you, and the charge is tried again over the following days while you keep your plan. If it never succeeds, the subscription ends.',
  },
  news: {
    title: 'New prices or terms',
    text: 'We write to you at least 30 days before a new price or new terms apply to you, so that you can cancel first.',
  },
  card: {
    title: 'Your card',
    text: 'Your card goes directly to Stripe, which handles the payments. Its full number never reaches us.',
  },
  taxes:
    'Taxes are charged on top of the price or contained in it, as shown, at the rates in force at each charge; another rate is no new price.',
} as const;
