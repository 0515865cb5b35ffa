export const texts = {
  title: '{brand}: good help, close to home',
  description:
    'Say what you need in your own words. {brand} contacts three professionals near you, and you talk to the one who says yes.',
  hero: {
    eyebrow: 'Local professionals, three at a time',
    title: 'Say what you need.',
    titleEnd: 'Good hands are nearby.',
    lead: 'Describe the job in your own words. We contact three well-matched professionals around you, and let you know as soon as one says yes.',
    label: 'What do you need help with?',
    placeholder: 'For example: the kitchen sink is leaking and I need someone today',
    start: 'Start Conversation',
    examplesLabel: 'Or start from an example:',
    promises: {
      free: 'Free for customers',
      noAccount: 'No account needed to start',
      three: 'Three professionals, not thirty',
    },
  },
  examples: {
    leak: 'My kitchen sink is leaking',
    logo: 'I need a website for my bakery',
    taxes: 'Help with my tax return',
    move: 'Cleaning before we move in',
  },
  preview: {
    need: 'The sink is leaking under the counter, in Rosemont. It’s urgent!',
    answer: 'Understood. I’m contacting three plumbers near you.',
    sent: 'Message sent',
    accepted: 'Accepted',
    first: 'Plumber, 1.2 km away',
    second: 'Plumber, 2.6 km away',
    third: 'Plumber, 3.1 km away',
  },
  categories: {
    title: 'What’s on your list?',
    lead: 'Pick a subject and tell us the rest in the conversation.',
    home_repair: {
      title: 'Home repair',
      hint: 'Leaks, wiring, locks, roofs and everything that creaks',
      message: 'I need help with a home repair',
    },
    tech: {
      title: 'Tech',
      hint: 'Websites, apps and computers that misbehave',
      message: 'I need help with something technical',
    },
    business: {
      title: 'Business',
      hint: 'Accounting, law, marketing and design',
      message: 'I need help for my business',
    },
    home_services: {
      title: 'Home services',
      hint: 'Cleaning, gardens, moving and snow',
      message: 'I need a home service',
    },
  },
  how: {
    title: 'How It Works',
    lead: 'From one sentence to a conversation, with no forms to fill in.',
    step: 'Step {number}',
    describe: {
      title: 'Tell us what you need',
      text: 'Write as you would to a neighbour. The assistant asks only for what is missing: where, and how soon.',
    },
    contact: {
      title: 'We contact three professionals',
      text: 'Right trade, right area, well rated. If one declines, the next best is asked in their place.',
    },
    talk: {
      title: 'Talk to the one who says yes',
      text: 'You are told the moment someone accepts. Ask your questions, agree on the details, get it done.',
    },
  },
  trusted: {
    title: 'Trusted Professionals',
    lead: 'The best rated on {brand}, by the people they worked for.',
    empty: 'The first professionals are just arriving.',
    emptyHint: 'Start a conversation and we will look for the right person near you.',
    failed: 'We could not load the professionals.',
  },
  professionals: {
    eyebrow: 'For professionals',
    title: 'Work close to home, from people who need exactly you.',
    lead: 'You receive requests that fit your trade and your area. Accept the ones you like, and talk to the customer right away.',
    trial: '14-day free trial',
    noFees: 'No setup fees',
    cancel: 'Cancel anytime',
    plans: 'View Professional Plans',
    start: 'Start Free Trial',
  },
} as const;
