import type { Letters } from '../letter.ts';

const closings = {
  filled: {
    subject: 'Already taken',
    heading: 'This request has found its professional',
    text: 'Another professional took it first, so you need not answer it any more.',
    after: 'It changes neither your acceptance rate nor what is left of your monthly requests.',
  },
  hired_other: {
    subject: 'Not this time',
    heading: 'The customer chose somebody else',
    text: 'The customer compared those who said yes and hired another professional. Thank you for being there.',
    after: 'Your yes still counts: it keeps your acceptance rate up.',
  },
  cancelled: {
    subject: 'Cancelled',
    heading: 'The customer no longer needs it',
    text: 'The customer has cancelled it. There is nothing more for you to do.',
    after: 'It does not lower your acceptance rate.',
  },
  released: {
    subject: 'Not this time',
    heading: 'The customer goes on looking',
    text: 'The customer has asked for another professional. Often it is only the dates that do not fit.',
    after: 'It does not lower your acceptance rate.',
  },
  cancelled_by_team: {
    subject: 'Cancelled',
    heading: 'Our team has cancelled this request',
    text: 'Our team has cancelled it. There is nothing more for you to do.',
    after: 'It has nothing to do with you, and does not lower your acceptance rate.',
  },
  replaced: {
    subject: 'Passed on',
    heading: 'Our team has passed this request on',
    text: 'Our team has given it to another professional, so there is nothing more for you to do. Thank you for being there.',
    after: 'It does not lower your acceptance rate.',
  },
  no_longer_open: {
    subject: 'Closed',
    heading: 'This request is closed',
    text: 'It is no longer open. There is nothing more for you to do.',
    after: 'It does not lower your acceptance rate.',
  },
};

const bySubscription = (brand: string) =>
  `You get this email because you offer your services on ${brand}.`;
const byAcceptance = (brand: string) =>
  `You get this email because you accepted this request on ${brand}.`;

/** What professionals are notified of. */
export const professionalLetters: Pick<
  Letters,
  | 'newLead'
  | 'leadReminder'
  | 'leadClosed'
  | 'leadHired'
  | 'jobConfirmed'
  | 'jobObjected'
  | 'jobReopened'
  | 'newReview'
> = {
  newLead: ({ brand, profession, area, urgency, isUrgent, description, byName, url, ...left }) => ({
    subject: `${isUrgent ? 'Urgent request' : 'New request'}: ${profession}, ${area}`,
    preview: description,
    heading: byName ? 'A customer asks for you' : 'Somebody nearby needs you',
    paragraphs: [
      byName
        ? 'A customer chose you by name. Here is what they need:'
        : 'A customer is looking for a professional like you. Here is what they need:',
    ],
    facts: [
      { label: 'Profession', value: profession },
      { label: 'Area', value: area },
      { label: 'When', value: urgency },
      ...until(left.answerBy),
    ],
    figures: figures(left.distance, left.minutesLeft),
    quote: description,
    ...ways(left.answerUrl, url),
    after: [
      'You see the customer’s name, address and contact as soon as you accept.',
      ...(left.answerUrl ? [forYouAlone] : []),
    ],
    why: bySubscription(brand),
    sms: `${brand}: new request, ${profession}, ${area}. ${urgency}. Answer here: ${left.answerUrl ?? url}`,
  }),
  leadReminder: ({ brand, profession, area, urgency, minutesLeft, url, ...left }) => ({
    subject: `Still waiting for you: ${profession}, ${area}`,
    preview: `${timeLeft(minutesLeft)} left to answer.`,
    heading: 'A request is waiting for your answer',
    paragraphs: [
      `You have not looked at this request yet. You have ${timeLeft(minutesLeft)} left; then it goes to the next professional.`,
    ],
    facts: [
      { label: 'Profession', value: profession },
      { label: 'Area', value: area },
      { label: 'When', value: urgency },
      ...until(left.answerBy),
    ],
    figures: figures(left.distance, minutesLeft),
    ...ways(left.answerUrl, url),
    after: left.answerUrl ? [forYouAlone] : [],
    why: bySubscription(brand),
    sms: `${brand}: a request waits for you, ${profession}, ${area}. ${timeLeft(minutesLeft)} left: ${left.answerUrl ?? url}`,
  }),
  leadClosed: ({ brand, profession, area, because, note, url }) => {
    const { subject, heading, text, after } = closings[because];
    return {
      subject: `${subject}: ${profession}, ${area}`,
      preview: note ? `${text} “${note}”` : text,
      heading,
      paragraphs: [`It is about the request “${profession}, ${area}”.`, text],
      ...(note ? { quote: note } : {}),
      button: { label: 'See my requests', url },
      after: [after],
      why: `You get this email because this request had been sent to you on ${brand}.`,
      sms: `${brand}: ${profession}, ${area}. ${text}`,
    };
  },
  leadHired: ({ brand, profession, customer, url }) => ({
    subject: `${customer} hired you`,
    preview: `The job is yours: ${profession}. Settle the last details in your conversation.`,
    heading: 'The job is yours',
    paragraphs: [
      `${customer} compared and chose you for the request “${profession}”. Congratulations!`,
      'Settle the last details in your conversation. When the work is done, mark it as done in the request, and the customer confirms it.',
    ],
    button: { label: 'Open the request', url },
    why: byAcceptance(brand),
    sms: `${brand}: ${customer} hired you (${profession}). Settle the details here: ${url}`,
  }),
  jobConfirmed: ({ brand, profession, customer, bySilence, url }) => ({
    subject: bySilence ? `Completed: ${profession}` : `${customer} confirmed that the job is done`,
    preview: bySilence
      ? 'The customer raised no objection, so the job counts as completed.'
      : 'The job is completed. Thank you for your work!',
    heading: 'The job is completed',
    paragraphs: [
      bySilence
        ? `${customer} raised no objection to your report in time, so the request “${profession}” counts as completed.`
        : `${customer} confirmed that the request “${profession}” is done. Thank you for your work!`,
      'The customer can now write a review. We tell you when there is one.',
    ],
    button: { label: 'See my requests', url },
    why: byAcceptance(brand),
    sms: `${brand}: the job for ${customer} (${profession}) is completed. ${url}`,
  }),
  jobObjected: ({ brand, profession, customer, url }) => ({
    subject: `${customer} says the job is not done yet`,
    preview: 'Talk about what is missing; the request stays open meanwhile.',
    heading: 'Something is still missing',
    paragraphs: [
      `You reported the request “${profession}” as done. ${customer} sees it differently.`,
      'Ask in your conversation what is missing. The request stays open, and you can report it as done again.',
    ],
    button: { label: 'Open the request', url },
    why: byAcceptance(brand),
    sms: `${brand}: ${customer} says the job (${profession}) is not done yet. Talk here: ${url}`,
  }),
  jobReopened: ({ brand, profession, customer, url }) => ({
    subject: `The job for ${customer} is open again`,
    preview: 'Our team has opened it again. Talk about what is still to be done.',
    heading: 'The job is open again',
    paragraphs: [
      `Our team has opened the request “${profession}” again: it had been closed as completed.`,
      `Ask ${customer} in your conversation what is still to be done, and report it as done once it is.`,
    ],
    button: { label: 'Open the request', url },
    why: byAcceptance(brand),
    sms: `${brand}: our team opened the job for ${customer} (${profession}) again. Talk here: ${url}`,
  }),
  newReview: ({ brand, profession, rating, url }) => ({
    subject: `A new review: ${rating} out of 5`,
    preview: `About the request “${profession}”. You can answer it once.`,
    heading: `You were given ${rating} out of 5`,
    paragraphs: [
      `Somebody reviewed your work on the request “${profession}”.`,
      'You can answer once, for everybody to read. A short thank-you is always a good answer.',
    ],
    button: { label: 'Read the review', url },
    why: bySubscription(brand),
    sms: `${brand}: a new review of your work, ${rating} out of 5. Read it here: ${url}`,
  }),
};

const forYouAlone = 'The button is for you alone: whoever has this email can answer in your name.';

/** The personal link first, where there is one; the one to the dashboard remains. */
function ways(answerUrl: string | null, url: string) {
  if (!answerUrl) return { button: { label: 'See the request and answer', url } };
  return {
    button: { label: 'Answer without signing in', url: answerUrl },
    links: [{ label: 'See it on my dashboard', url }],
  };
}

/** What decides whether to answer now. */
function figures(distance: string | null, minutes: number | undefined) {
  return [
    ...(distance ? [{ label: 'Distance', value: distance }] : []),
    ...(minutes ? [{ label: 'Time to answer', value: timeLeft(minutes) }] : []),
  ];
}

function until(moment: string | null) {
  return moment ? [{ label: 'Answer by', value: moment }] : [];
}

function timeLeft(minutes: number): string {
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
