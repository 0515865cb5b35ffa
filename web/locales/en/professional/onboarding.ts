export const texts = {
  pageTitle: 'Your professional profile',
  invalid: 'This onboarding link is invalid or expired.',
  invalidHint:
    'A link works once, for 14 days. If you have completed your profile already, sign in. If not, you can still join without a link: it is free.',
  joinWithout: 'How to join without a link',
  loading: 'Loading your profile...',
  loadFailed: 'Failed to load your professional profile. Please try again.',
  optional: 'optional',
  welcome: {
    title: 'Welcome, {name}',
    lead: 'Look your profile over and complete it: from then on, clients nearby reach you through {brand}.',
    leadJob:
      'A client nearby has work for you. Look your profile over, say yes, and you can talk to each other right away on {brand}.',
    profession: 'Profession',
    location: 'Location',
  },
  otherAccount:
    'You are signed in as {name}. Completing this profile signs you out of that account on this device.',
  about: {
    title: 'About you',
    name: 'Name or business name',
    email: 'Email',
    emailHint: 'Requests reach you here. Another address counts once it is confirmed.',
    phone: 'Phone',
  },
  work: {
    title: 'Your work',
    years: 'Years of experience',
    rate: 'Hourly rate ({currency})',
    description: 'What you do',
    descriptionHint: 'What you do best, and how you work. Clients read this before they choose.',
    certifications: 'Certifications and licences',
    certificationsHint: 'For example a master’s licence or a safety course.',
    availability: 'Do you take new work?',
    available: 'Available',
    busy: 'Busy',
    unavailable: 'Not available',
  },
  length: {
    short: 'At least {shortest} characters',
    right: 'Good length',
    long: 'At most {longest} characters',
    count: 'Characters:',
  },
  problems: {
    name: {
      least: 'Name must be at least 2 characters',
      wrong: 'Please enter the name on one line',
    },
    email: { wrong: 'Please enter a valid email' },
    phone: { wrong: 'Please enter a valid phone number' },
    yearsExperience: {
      least: 'Experience must be 0 or more',
      most: 'Experience must be 50 or less',
      wrong: 'Please enter whole years',
    },
    hourlyRate: {
      least: 'Hourly rate must be at least {amount}',
      most: 'Hourly rate must be less than {amount}',
      wrong: 'Please enter an amount with at most two decimals',
    },
    certifications: {
      most: 'Certifications must be less than 1000 characters',
      wrong: 'Please remove characters that cannot be stored',
    },
    description: {
      least: 'Description must be at least 50 characters',
      most: 'Description must be less than 500 characters',
      wrong: 'Please remove characters that cannot be stored',
    },
  },
  acceptJob: {
    label: 'Accept this job now',
    hint: 'The client is told at once, and you see their name and how to reach them.',
  },
  free: {
    title: 'Joining is free.',
    requests:
      'The free plan brings you {count, plural, one {# request} other {# requests}} a month.',
    rest: 'No card, no commission on your jobs; <plans>paid plans</plans> are there only if you want more requests.',
  },
  agreement:
    'By completing your profile you accept the <terms>terms</terms> and the <privacy>privacy policy</privacy>.',
  submit: {
    accept: 'Complete Profile & Accept Job',
    join: 'Complete Profile & Join Platform',
  },
  notInterested: 'Not interested in this job',
  never: 'Never contact me again',
  done: {
    title: 'Welcome aboard!',
    hint: 'Your professional profile is now active and you can receive job requests.',
    hintClosed:
      'Your professional profile is now active and you can receive job requests. This job is no longer open; the next one that fits comes straight to you.',
  },
  failed: { title: 'Onboarding failed', hint: 'Please try again later' },
  deadEnd: {
    exists: {
      title: 'You already have an account',
      hint: 'The address this link was sent to has one. Sign in to it: your requests are there.',
    },
    used: {
      title: 'This onboarding link is invalid or expired.',
      hint: 'Perhaps it was used a moment ago. If that was you, sign in with a code sent to your address.',
    },
  },
  job: {
    state: {
      open: 'Waiting for your answer',
      accepted: 'Accepted',
      declined: 'Declined',
      closed: 'No longer open',
    },
    answerBy: 'Answer by {when}',
    hint: {
      open: 'You see the client’s name, address and contact once you accept.',
      accepted: 'You have accepted this job.',
      declined:
        'You were not interested in this one, and somebody else was asked. Complete your profile, and you hear of the next one that fits.',
      closed:
        'Somebody else has it by now, or it is no longer needed. Complete your profile, and the next job that fits comes straight to you.',
    },
  },
  why: {
    title: 'Why you got this link',
    who: '{brand} brings clients and professionals nearby together. At most three professionals are asked about each job, and money never buys a better place.',
    reason: 'A client asked for your trade in your area, so we wrote to you.',
    source: 'Where we found your address: {source}',
    link: 'The link is yours alone and works once, until {date}. Until you complete your profile, nothing about you is public.',
  },
  decline: {
    pageTitle: 'Not interested',
    loadFailed: 'This job could not be loaded',
    ask: {
      title: 'Not interested in this job?',
      hint: 'Say so, and somebody else is asked at once. You need no account for it.',
    },
    done: {
      title: 'Thank you for telling us',
      hint: 'Somebody else is being asked. There is nothing more to do.',
    },
    closed: {
      title: 'This job is no longer open',
      hint: 'Somebody else has it by now, or it is no longer needed. There is nothing for you to do.',
    },
    none: {
      title: 'There is no job to answer',
      hint: 'Nobody waits for an answer of yours.',
    },
    submit: 'Not interested',
    join: 'I would like to join though',
    never: 'Never contact me again',
    failed: 'That did not work',
    lost: 'This link no longer works: it was used or has expired. Nobody waits for an answer of yours.',
  },
  stop: {
    pageTitle: 'Never contact me again',
    ask: {
      title: 'Never hear from us again?',
      hint: '{brand} will never write to you again, by email or by phone, and what is stored about you is no longer used.',
    },
    done: {
      title: 'You will not hear from us again',
      hint: 'Done, for good. {brand} no longer writes to this address.',
    },
    submit: 'Never contact me again',
    wrong: 'This link does not work',
    wrongHint: 'Perhaps it was cut off on its way. Please open it from our message once more.',
    failed: 'That did not work',
  },
} as const;
