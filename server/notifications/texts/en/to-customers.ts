import type { Letters } from '../letter.ts';

const byRequest = (brand: string) => `You get this email because you sent a request on ${brand}.`;

/** What customers are notified of. */
export const customerLetters: Pick<
  Letters,
  | 'leadAccepted'
  | 'leadReplaced'
  | 'leadSteppedBack'
  | 'directEnded'
  | 'nobodyYet'
  | 'foundAgain'
  | 'completionReported'
  | 'completedBySilence'
  | 'requestCancelled'
  | 'requestReopened'
  | 'reviewAsked'
  | 'reviewAnswered'
> = {
  leadAccepted: ({ brand, profession, professional, note, url }) => ({
    subject: `${professional} accepted your request`,
    preview: 'You can talk about the details right away.',
    heading: `${professional} said yes`,
    paragraphs: [
      `Good news about your request (${profession}): ${professional} has accepted it.`,
      'Agree on the details in your conversation: when, how much, what to prepare.',
    ],
    ...(note ? { quote: note } : {}),
    button: { label: 'Open the conversation', url },
    why: byRequest(brand),
    sms: `${brand}: ${professional} accepted your request. Talk here: ${url}`,
  }),
  leadReplaced: ({ brand, profession, professional, because, url }) => {
    const { subject, text } = {
      denied: {
        subject: `${professional} cannot take it`,
        text: `${professional} cannot take your request (${profession}). The search goes on by itself.`,
      },
      expired: {
        subject: `${professional} did not answer in time`,
        text: `${professional} did not answer your request (${profession}) in time. The search goes on by itself.`,
      },
      team: {
        subject: `We are asking somebody other than ${professional}`,
        text: `Our team has given the place of ${professional} in your request (${profession}) to somebody else.`,
      },
    }[because];
    return {
      subject,
      preview: 'The search goes on by itself. There is nothing for you to do.',
      heading: 'The search goes on',
      paragraphs: [text],
      button: { label: 'See my request', url },
      why: byRequest(brand),
      sms: `${brand}: ${text} ${url}`,
    };
  },
  leadSteppedBack: ({ brand, profession, professional, note, url }) => ({
    subject: `${professional} has to step back`,
    preview: note
      ? `“${note}” We are already looking for somebody else for you.`
      : 'We are already looking for somebody else for you.',
    heading: `${professional} has to step back`,
    paragraphs: [
      `${professional} had accepted your request (${profession}) and cannot do it after all. We are sorry.`,
      'We are already looking for somebody else, and will tell you as soon as somebody says yes.',
    ],
    ...(note ? { quote: note } : {}),
    button: { label: 'See my request', url },
    why: byRequest(brand),
    sms: `${brand}: ${professional} has to step back. We are already looking for somebody else. ${url}`,
  }),
  directEnded: ({ brand, profession, professional, because, note, url }) => {
    const { subject, text } = {
      denied: {
        subject: `${professional} cannot take it`,
        text: `${professional} cannot take your request (${profession}).`,
      },
      expired: {
        subject: `${professional} did not answer in time`,
        text: `${professional} did not answer your request (${profession}) in time.`,
      },
      ended: {
        subject: `${professional} is no longer available`,
        text: `${professional} is no longer available for your request (${profession}).`,
      },
    }[because];
    return {
      subject,
      preview: 'Nobody else was asked. You can ask others with one tap.',
      heading: subject,
      paragraphs: [
        text,
        'Nobody else was asked. Your request is ready: with one tap it goes to two other professionals nearby.',
      ],
      ...(note ? { quote: note } : {}),
      button: { label: 'Ask others', url },
      why: byRequest(brand),
      sms: `${brand}: ${text} Nobody else was asked. Ask others here: ${url}`,
    };
  },
  nobodyYet: ({ brand, profession, area, url }) => ({
    subject: `We are still looking: ${profession}, ${area}`,
    preview: 'The search goes on by itself; we will write as soon as somebody answers.',
    heading: 'We are still looking',
    paragraphs: [
      `For the moment nobody is free to take your request (${profession}, ${area}).`,
      'The search goes on by itself: as soon as a professional becomes available we contact them. ' +
        'There is nothing more for you to do.',
    ],
    button: { label: 'See my request', url },
    why: byRequest(brand),
    sms: `${brand}: nobody is free for your request yet. We keep looking and will tell you. ${url}`,
  }),
  foundAgain: ({ brand, profession, area, url }) => ({
    subject: `We found somebody to ask: ${profession}, ${area}`,
    preview: 'A professional has just been asked. You see live how they answer.',
    heading: 'The wait is over',
    paragraphs: [
      `Somebody has become available for your request (${profession}, ${area}) and has just been asked.`,
      'You can follow live how they answer. We will write to you as soon as they say yes.',
    ],
    button: { label: 'Follow my request', url },
    why: byRequest(brand),
    sms: `${brand}: we found a professional to ask for your request. Follow it here: ${url}`,
  }),
  completionReported: ({ brand, profession, professional, days, url }) => ({
    subject: `${professional} says the job is done`,
    preview: `Is it? Please confirm within ${days} days, or say what is missing.`,
    heading: 'Is the job done?',
    paragraphs: [
      `${professional} reported your request (${profession}) as done.`,
      `Please confirm it, or say what is missing. If we hear nothing from you, it counts as done in ${days} days.`,
    ],
    button: { label: 'Confirm or object', url },
    why: byRequest(brand),
    sms: `${brand}: ${professional} says the job is done. Confirm or object within ${days} days: ${url}`,
  }),
  completedBySilence: ({ brand, profession, professional, days, url }) => ({
    subject: `Completed: ${profession}`,
    preview: `${professional} reported it as done ${days} days ago and there was no objection.`,
    heading: 'Your request is completed',
    paragraphs: [
      `${professional} reported your request (${profession}) as done ${days} days ago. As there was no objection, it counts as completed.`,
      'If you like, say in a review how it was. It helps the next person to choose.',
    ],
    button: { label: 'See my request', url },
    why: byRequest(brand),
    sms: `${brand}: your request (${profession}) counts as completed. How was it? ${url}`,
  }),
  requestCancelled: ({ brand, profession, area, isDeleted, url }) => ({
    subject: `Our team has cancelled your request: ${profession}, ${area}`,
    preview: 'It is closed for everybody who had been asked.',
    heading: 'Your request was cancelled',
    paragraphs: [
      isDeleted
        ? `Our team has cancelled your request (${profession}, ${area}) and deleted what belonged to it.`
        : `Our team has cancelled your request (${profession}, ${area}).`,
      'It is closed for everybody who had been asked. If you still need somebody, you can send a new request at any time.',
    ],
    button: { label: isDeleted ? 'See my requests' : 'See my request', url },
    why: byRequest(brand),
    sms: `${brand}: our team has cancelled your request (${profession}). You can send a new one at any time: ${url}`,
  }),
  requestReopened: ({ brand, profession, was, url }) => {
    const text = {
      cancelled: `Our team has opened your request (${profession}) again. We are asking professionals who have not had it yet.`,
      completed: `Our team has opened your request (${profession}) again: the job is no longer closed as done.`,
    }[was];
    return {
      subject: `Your request is open again: ${profession}`,
      preview: text,
      heading: 'Your request is open again',
      paragraphs: [
        text,
        was === 'cancelled'
          ? 'You can follow live how they answer. If you no longer need anybody, you can cancel it there.'
          : 'Settle in your conversation what is still to be done, and confirm it once it is.',
      ],
      button: { label: 'See my request', url },
      why: byRequest(brand),
      sms: `${brand}: our team has opened your request (${profession}) again. Follow it here: ${url}`,
    };
  },
  reviewAsked: ({ brand, profession, professional, url }) => ({
    subject: `How was it with ${professional}?`,
    preview: 'Two sentences are enough, and help the next person to choose.',
    heading: `How was it with ${professional}?`,
    paragraphs: [
      `Your request (${profession}) is done. Were you happy with the work?`,
      'A rating and two sentences are enough. They help the next person to choose, and good professionals to be found.',
    ],
    button: { label: 'Write a review', url },
    after: ['We ask only once for each job.'],
    why: byRequest(brand),
    sms: `${brand}: how was it with ${professional}? Say it in two sentences: ${url}`,
  }),
  reviewAnswered: ({ brand, profession, professional, words, url }) => ({
    subject: `${professional} answered your review`,
    preview: `About your request “${profession}”.`,
    heading: `${professional} answered your review`,
    paragraphs: [
      `${professional} has read your review about the request “${profession}” and answered it.`,
    ],
    ...(words ? { quote: words } : {}),
    button: { label: 'Read the answer', url },
    why: `You get this email because you wrote a review on ${brand}.`,
    sms: `${brand}: ${professional} answered your review. Read it here: ${url}`,
  }),
};
