import type { Letters } from '../letter.ts';

export const letters: Letters = {
  signInCode: ({ brand, code, purpose, minutes, site }) => ({
    subject: `${code} is your ${brand} code`,
    preview: `It works for ${minutes} minutes, in the browser where you asked for it.`,
    heading: {
      'sign-in': 'Your sign-in code',
      reset: 'Your code for a new password',
      contact: 'Your code for this address',
    }[purpose],
    paragraphs: [`Enter this code on ${brand} to go on:`],
    code,
    after: [
      `It works once, for ${minutes} minutes, and only in the browser where you asked for it.`,
      `Nobody at ${brand} will ever ask you for it. If you did not ask for a code, ignore this email.`,
    ],
    why: `You get this email because your address was entered on ${brand}.`,
    sms: `${code} is your ${brand} code. It works for ${minutes} minutes. Never share it.\n\n@${site} #${code}`,
  }),
  accountChanged: ({ brand, what, url }) => {
    const changed = { password: 'password', email: 'email address', phone: 'phone number' }[what];
    return {
      subject: `The ${changed} of your ${brand} account was changed`,
      preview: 'If that was you, there is nothing to do.',
      heading: `Your ${changed} was changed`,
      paragraphs: [
        `The ${changed} of your ${brand} account has just been changed, and every other browser was signed out.`,
        'If that was you, there is nothing to do.',
      ],
      button: { label: 'It was not me', url },
      after: ['Sign in with a code, choose a new password, and end the sessions you do not know.'],
      why: `You get this email because your address belongs to an account on ${brand}.`,
      sms: `${brand}: the ${changed} of your account was changed. Not you? Sign in here: ${url}`,
    };
  },
  newLead: ({ brand, profession, area, urgency, isUrgent, description, url }) => ({
    subject: `${isUrgent ? 'Urgent request' : 'New request'}: ${profession}, ${area}`,
    preview: description,
    heading: 'Somebody nearby needs you',
    paragraphs: ['A customer is looking for a professional like you. Here is what they need:'],
    facts: [
      { label: 'Profession', value: profession },
      { label: 'Area', value: area },
      { label: 'When', value: urgency },
    ],
    quote: description,
    button: { label: 'See the request and answer', url },
    after: ['You see the customer’s name, address and contact as soon as you accept.'],
    why: `You get this email because you offer your services on ${brand}.`,
    sms: `${brand}: new request, ${profession}, ${area}. ${urgency}. Answer here: ${url}`,
  }),
  leadAccepted: ({ brand, profession, professional, url }) => ({
    subject: `${professional} accepted your request`,
    preview: 'You can talk about the details right away.',
    heading: `${professional} said yes`,
    paragraphs: [
      `Good news about your request (${profession}): ${professional} has accepted it.`,
      'Agree on the details in your conversation: when, how much, what to prepare.',
    ],
    button: { label: 'Open the conversation', url },
    why: `You get this email because you sent a request on ${brand}.`,
    sms: `${brand}: ${professional} accepted your request. Talk here: ${url}`,
  }),
  nobodyYet: ({ brand, profession, area, url }) => ({
    subject: `We are still looking for you: ${profession}, ${area}`,
    preview: 'The search goes on by itself; we write as soon as somebody answers.',
    heading: 'We are still looking',
    paragraphs: [
      `For the moment nobody is free to take your request (${profession}, ${area}).`,
      'The search goes on by itself: as soon as a professional becomes available we contact them. ' +
        'There is nothing more for you to do.',
    ],
    button: { label: 'See my request', url },
    why: `You get this email because you sent a request on ${brand}.`,
    sms: `${brand}: nobody is free for your request yet. We keep looking and will tell you. ${url}`,
  }),
  requestFilled: ({ brand, profession, area, url }) => ({
    subject: `Already taken: ${profession}, ${area}`,
    preview: 'Another professional was faster; you need not answer any more.',
    heading: 'This request has found its professional',
    paragraphs: [
      `Another professional took the request “${profession}, ${area}” first, so you need not answer it any more.`,
      'It changes neither your acceptance rate nor what is left of your monthly requests.',
    ],
    button: { label: 'See my requests', url },
    why: `You get this email because this request had been sent to you on ${brand}.`,
    sms: `${brand}: the request ${profession}, ${area} was taken by another professional. No need to answer.`,
  }),
  unreadMessage: ({ brand, profession, from, url }) => ({
    subject: `${from} wrote to you`,
    preview: 'Your answer is awaited in the conversation.',
    heading: 'A message is waiting for you',
    paragraphs: [`${from} wrote to you about the request “${profession}”.`],
    button: { label: 'Read and answer', url },
    after: ['However many messages wait in a conversation, you get one email about them.'],
    why: `You get this email because you have a conversation on ${brand}.`,
    sms: `${brand}: ${from} wrote to you. Read and answer: ${url}`,
  }),
};
