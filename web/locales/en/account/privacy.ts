export const texts = {
  card: {
    title: 'Privacy and data',
    what: 'What',
    who: 'Who sees it, and when',
    shared: {
      customer: {
        caption: 'What others see of you',
        request: {
          what: 'Trade, description, photos, area, urgency and days of a request',
          who: 'The professionals who are asked, at most three at a time',
        },
        contact: {
          what: 'Your name, the address, and the contact you chose',
          who: 'Only a professional who accepts, from then on',
        },
        messages: { what: 'Your messages', who: 'The professional you write to' },
        reviews: {
          what: 'Your reviews',
          who: 'Everybody, with your first name and an initial',
        },
      },
      professional: {
        caption: 'What others see of you',
        profile: {
          what: 'Your profile, rating and reviews',
          who: 'Customers you are asked for; search engines only if you allow it',
        },
        contact: { what: 'Your email and phone', who: 'Nobody: customers write to you here' },
        messages: { what: 'Your messages', who: 'The customer whose request you accepted' },
        papers: {
          what: 'Licence and insurance',
          who: 'That they were checked: everybody. Policy number: the operator alone',
        },
      },
    },
    visibility: 'Who may find your profile',
    policy: 'How we handle your data',
    download: {
      title: 'Take your data with you',
      hint: 'Everything we keep about you in one archive: a page to read, tables for a spreadsheet, JSON for other programs, and your photos.',
      go: 'Download my data',
      working: 'Gathering your data…',
      done: 'Your data is downloaded',
      doneHint: 'The archive is in your downloads. Keep it safe: it is all about you.',
      failed: 'Not downloaded',
      failedHint: 'Please try again.',
    },
  },
  deletion: {
    title: 'Delete my account',
    lead: 'Your account is deleted seven days after you ask for it. Until then you can change your mind.',
    atOnce: {
      title: 'At once',
      requests:
        '{count, plural, =0 {You have no open request.} one {Your open request is cancelled, and those who were asked are told.} other {Your # open requests are cancelled, and those who were asked are told.}}',
      leads:
        '{count, plural, =0 {You have no open job.} one {You step back from one open request; another professional is looked for.} other {You step back from # open requests; other professionals are looked for.}}',
      hidden: 'Your profile is hidden, and you are sent no new requests.',
      plan: 'Your plan is not renewed.',
    },
    later: {
      title: 'After seven days, for good',
      customer: 'Your profile, requests, messages, photos and sign-in are deleted.',
      professional: 'Your profile, photos, messages and sign-in are deleted, and your plan ends.',
    },
    kept: {
      title: 'What is kept, and why',
      reviews: 'The stars of your reviews, without your name and words: ratings have to stay true.',
      conversations:
        'What others wrote to you, and what you wrote in the team of a business, for them, under “Deleted account”.',
      agreements: 'When you agreed to our terms, without your name: to prove it.',
      billing: 'Payments, for six years, as the law asks.',
      policy: 'All of it in our privacy page',
    },
    ask: 'Delete my account…',
    confirm: {
      title: 'Delete your account?',
      description: 'It is deleted on {date}. Sign in before that day to keep it after all.',
      word: 'DELETE',
      label: 'Type {word} to confirm',
      wrong: 'Type {word} exactly as it is written here.',
      go: 'Delete my account',
      keep: 'Keep my account',
    },
    planned: {
      title: 'Your account will be deleted',
      text: 'It is deleted on {date}. Until then you can keep it after all.',
      notBack: 'Requests that were cancelled stay cancelled.',
      leadsNotBack: 'The requests you stepped back from went to others.',
      undo: 'Keep my account',
    },
    done: 'Your account will be deleted',
    doneHint: 'We wrote to you how to undo it.',
    doneUntold:
      'Sign in before then to keep it after all. No letter says so: no email or phone of yours is confirmed.',
    undone: 'Your account stays',
    undoneHint: 'You can go on as before.',
    failed: 'Not changed',
    failedHint: 'Please try again.',
  },
  banner: {
    text: 'Your account will be deleted on {date}.',
    undo: 'Keep my account',
  },
} as const;
