export const texts = {
  title: 'Professional plans',
  heading: 'Simple plans for people who work with their hands, heads and hearts',
  lead: 'Pay only for being asked more often. A plan never buys a better place than a better match.',
  perMonth: 'USD per month',
  choose: {
    own: 'Your plan',
    free: 'Start for free',
    try: 'Start Free Trial',
    pay: 'Choose {plan}',
  },
  change: 'Change to {plan}',
  manage: 'Manage Subscription',
  fine: 'Prices in US dollars. No setup fees, cancel anytime.',
  loadFailed: 'The plans could not be loaded',
  freeActive: 'Free Trial Active',
  freeActiveHint:
    'The free plan needs no card: it counts as soon as you have a professional account.',
  forPros: 'Plans are for professionals',
  forProsHint:
    'Asking for help is always free for you. To offer your own services, create a professional account with another e-mail address.',
  errorTitle: 'Subscription Error',
  failed: 'Failed to create subscription',
  noSecret: 'Failed to create subscription - no client secret received',
  own: {
    title: 'Your current plan',
    planPrice: '{plan}, {price} USD per month',
    manage: 'Manage Subscription',
    trialing: 'Free until {date}.',
    renews: 'Renews on {date} for {amount}.',
    ending: 'Cancelled: it is yours until {date}.',
    pastDue: 'Your last payment did not go through. Please look after your card.',
    granted: 'This plan is a gift from us. Nothing is charged.',
  },
  benefits: {
    title: 'What comes with every plan',
    fitting: {
      title: 'Requests that fit',
      text: 'Your trade, your area, your hours. At most three professionals are asked at once.',
    },
    fair: {
      title: 'A fair place',
      text: 'Distance, answers and reviews decide who is asked first. Money never does.',
    },
    back: {
      title: 'Given back',
      text: 'A request that is withdrawn, or whose customer never answers, is not counted.',
    },
    free: {
      title: 'No strings',
      text: 'No commission on your jobs, no setup fees, and you can cancel anytime.',
    },
  },
  questions: {
    title: 'Before you decide',
    trial: {
      question: 'How does the free trial work?',
      answer:
        'Your first paid plan is free for {days} days. You give a card at the beginning; it is charged only when the trial ends, and we write to you before that. Cancel earlier and you pay nothing.',
    },
    cancel: {
      question: 'What happens when I cancel?',
      answer:
        'You keep your plan until the end of the trial or of the month already paid. Then you are back on the free plan, with your profile, your reviews and your conversations.',
    },
    change: {
      question: 'Can I change plans later?',
      answer:
        'Anytime, on your dashboard. The new plan counts at once, and you see the difference to be charged or credited before you confirm.',
    },
    card: {
      question: 'Is my card safe?',
      answer:
        'It goes directly to Stripe, which handles the payments. Its full number never reaches us.',
    },
  },
} as const;
