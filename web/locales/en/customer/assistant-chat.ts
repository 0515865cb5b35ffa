export const texts = {
  pageTitle: 'Your request',
  title: 'Request assistant',
  intro: 'A few questions, then we contact three professionals.',
  close: 'Close the conversation',
  step: 'Step {step} of {steps}',
  percent: '{percent}%',
  conversation: 'Conversation',
  you: 'You',
  assistant: 'Assistant',
  typing: 'The assistant is typing…',
  send: 'Send',
  inputLabel: 'Your answer',
  placeholder: {
    profession: 'For example: my kitchen tap is leaking',
    description: 'What is happening, since when, where exactly?',
    location: 'Street and city, or a postal code',
    urgency: 'Or say it in your own words',
    confirmation: 'Yes or no',
    contact: 'Email or phone number',
  },
  greeting: 'Hi! Tell me what you need done, in your own words.',
  gotIt: 'Got it: {profession}.',
  gotItIn: 'Got it: {profession}, in {location}.',
  notUnderstood:
    'I could not tell which service that is. Say it another way, or choose from the list.',
  ask: {
    whichOfThese: 'Which of these is it? You can also just tell me what is wrong.',
    professionLast: 'One thing is left: choose the service, and your request is complete.',
    profession: 'Which service do you need? Tell me the trade or the problem.',
    description: 'What should the professional know? A sentence or two is enough.',
    location: 'Where is it? An address gives the best match.',
    urgency: 'How soon do you need it?',
    contact:
      'Last thing: how can they reach you? I will send you a short code to confirm your email or phone.',
    locationUnknown: 'I do not know that place. Which street and town is it, or which postal code?',
  },
  between: 'Which fits better: {one} or {other}?',
  isIt: 'Is this the service you need: {one}?',
  somethingElse: 'Something else',
  goOn: 'Let us leave the service for now and come back to it at the end.',
  otherNeeds:
    'You also mentioned {words}. Let us take one thing at a time; I will remind you of {count, plural, one {it} other {them}} afterwards.',
  quoted: '“{words}”',
  reply: {
    greeting: 'Hello! What can we help you with? Tell me in a few words what needs doing.',
    'about-us':
      '{brand} finds you a professional nearby, free of charge. You tell me what you need, I ask the three best professionals near you, and you see here who accepts. You compare, write with them and choose; whoever declines is replaced. What do you need done?',
    outside: 'We have nobody for that yet, sorry. These are the services we do have:',
  },
  answer: {
    price:
      'Each professional sets their own price and tells you before you hire anybody. You can ask all of them and compare.',
    free: 'Yes, asking is free for you and obliges you to nothing. You only pay the professional you hire.',
    who: 'I ask the three best professionals near you who do this work. As soon as your request is sent you see their names, ratings and reviews.',
    when: 'You see here right away when somebody accepts. Whoever declines or does not answer in time is replaced.',
    how: 'Once you say yes, I send your request to three professionals near you. You see who accepts, write with them, compare, and choose.',
    privacy:
      'The professionals I ask see what you need and roughly where. Only one who accepts sees your name, your address and how to reach you.',
    insured:
      'Look at their profiles: experience, ratings and reviews by customers are there. Ask them for their licence and insurance before you hire; that is quite usual.',
    cancel:
      'Yes. A request that was sent can be cancelled under “My requests”; this one has not been sent yet.',
    quality:
      'Ratings and reviews by customers stand on every profile, and you read them before you choose. Nobody is hired until you say so.',
    payment:
      'You pay the professional you hire, the way the two of you agree on. Nothing is paid here.',
    work: 'Are you a professional yourself? You get requests like this one: open “Sign In” and choose “Professional”; the first five a month are free.',
    other:
      'That I cannot tell you; the professionals can. You can ask them as soon as they have your request.',
  },
  chooseLanguage: 'Choose a language',
  chooseUrgency: 'Please choose one of the three options.',
  urgencyNoted: 'Noted, thank you.',
  takeYourTime: 'Take your time.',
  changedAsSaid: 'Changed. This is how it reads now:',
  whatToChange: 'Nothing is lost and nothing is sent. What should be different?',
  sendAsItIs: 'Send it as it is',
  whatInstead: {
    profession: 'Which service should it be?',
    description: 'What should the details say?',
    location: 'Where is it instead?',
    urgency: 'When would be right?',
  },
  summaryTitle: 'Your request',
  nothingSent: 'Nothing is sent before you say yes.',
  count: '{known} of {all}',
  countOf: 'Your request · {known} of {all}',
  openSummary: 'See and change what you told us',
  closeSummary: 'Close',
  noPhotos: 'None yet',
  missing: 'Not said yet',
  add: {
    profession: 'Add the service',
    description: 'Add the details',
    location: 'Add the place',
    urgency: 'Say when',
    photos: 'Choose photos',
  },
  change: {
    profession: 'Change the service',
    description: 'Change the details',
    location: 'Change the place',
    urgency: 'Change when',
  },
  save: 'Save',
  cancel: 'Cancel',
  added: 'Added – {field}: {value}',
  changed: 'Changed – {field}: {value}',
  findTrade: 'Find a service',
  trades: '{count, plural, =0 {No such service} one {# service} other {# services}}',
  goBack: 'Back',
  goBackLabel: 'Back to the last question',
  wentBack: 'Your last answer was taken back. {question}',
  keepLanguage: 'Keep English',
  keptDraft: 'We kept your draft.',
  startOver: 'Start over',
  here: {
    use: 'Use my location',
    looking: 'Finding where you are…',
    denied:
      'Your browser does not share your location with us. Type the address instead; a city or postal code is fine too.',
    failed: 'Your location cannot be found right now. Please type the address.',
    nowhere: 'We do not know a place around here yet. Please type the address.',
  },
  danger: {
    call: 'Call {number}',
    dismiss: 'We are safe',
    after: 'You can go on with your request below once everybody is safe.',
    first: 'First make sure everybody is safe. After that, tell me here what needs doing.',
    gas: {
      title: 'Do you smell gas? Leave now, then call.',
      steps:
        'Get everybody outside at once. Do not touch switches, plugs or a doorbell, and light nothing. Call only from outside, well away from the building.',
    },
    fire: {
      title: 'Fire or smoke? Get out, then call.',
      steps:
        'Leave at once and close the doors behind you. Stay low where there is smoke, and do not take the elevator. Do not go back in for anything.',
    },
    'water-and-electricity': {
      title: 'Water near electricity: keep away.',
      steps:
        'Do not step into the water, and touch no switch, plug or appliance. Turn the power off at the panel only if you reach it on dry ground. If somebody got a shock or you are not sure, call.',
    },
    'carbon-monoxide': {
      title: 'Carbon monoxide: out into the fresh air, now.',
      steps:
        'Get everybody outside, pets too, and do not go back in: one can neither see nor smell it. Call from outside, and say so if somebody has a headache, feels dizzy or sick.',
    },
    person: {
      title: 'Is somebody in danger? Call for help first.',
      steps:
        'Say where you are and what happened, stay on the line and do what you are told. Do not put yourself in danger.',
    },
  },
  summary: {
    photos: 'Photos',
    profession: 'Service',
    description: 'Details',
    location: 'Place',
    urgency: 'When',
  },
  confirm: 'Is everything right? Shall I send it to three professionals?',
  yes: 'Yes, send it',
  no: 'No, change something',
  nothingSentYet:
    'Nothing has been sent yet. Tell me what to change, or tap an answer in the summary. When everything is right, say “yes”.',
  beginAgain: 'No problem, let us start over. What do you need?',
  sending: 'Perfect. I am sending your request to the best professionals near you.',
  invalidContact:
    "I didn't find a valid email or phone number. Please provide your email address or phone number so professionals can contact you.",
  openContact: 'Confirm my email or phone',
  error: "I'm sorry, there was an error. Could you please try again?",
  allTrades: 'All services',
  chooseTrade: 'Choose a service',
  addressHint: 'Please enter your full address',
  suggestions: '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}',
  notSent: 'Your request was not sent. Nothing you wrote is lost.',
  hadBefore: 'This request is with us already: you sent it before.',
  toRequests: 'See my requests',
  sendAgain: 'Send again',
} as const;
