import type { Letters, ReplyHints, ReplyProblem } from '../letter.ts';

export const replyHints: ReplyHints = {
  lead: 'You can also reply to this email: “yes” accepts the request, “no” declines it.',
  person: (name) => `Reply to this email to answer ${name}.`,
};

const problems: Record<ReplyProblem, { subject: string; text: string }> = {
  closed: {
    subject: 'Your reply came after the conversation ended',
    text: 'The conversation is closed, so your email was not passed on.',
  },
  answered: {
    subject: 'This request no longer awaits an answer',
    text: 'The request was already answered or is no longer open, so your email changed nothing.',
  },
  gone: {
    subject: 'This reply address no longer works',
    text: 'The address you replied to was switched off, so your email was not passed on.',
  },
  empty: {
    subject: 'We found no words in your reply',
    text: 'Apart from the quoted email we found nothing that you wrote, so nothing was passed on.',
  },
  too_long: {
    subject: 'Your reply was too long',
    text: 'A message has at most 4,000 characters. Yours is longer, so it was not passed on.',
  },
  too_many: {
    subject: 'That was many replies in a short time',
    text: 'You sent many messages in a short time, so the last one was not passed on.',
  },
  files: {
    subject: 'Some files of your reply were not passed on',
    text: 'Up to 10 photos (JPEG, PNG, WebP or GIF) or PDFs of at most 10 MB each can be sent. Other files of your email were left out.',
  },
  not_delivered: {
    subject: 'Your reply was not passed on',
    text: 'Your message cannot be delivered in this conversation, so it was not passed on.',
  },
};

/** Answers to replies by mail. */
export const replyLetters: Pick<Letters, 'replyUnclear' | 'replyUnused'> = {
  replyUnclear: ({ brand, profession, url }) => ({
    subject: `Is that a yes or a no? (${profession})`,
    preview: 'Reply with one word: “yes” accepts the request, “no” declines it.',
    heading: 'Is that a yes or a no?',
    paragraphs: [
      `Thank you for your reply about the request “${profession}”. We could not tell whether you accept it, so nothing has happened yet.`,
      'Reply with one word: “yes” accepts the request, “no” declines it. Once you have accepted, you can write to each other.',
    ],
    button: { label: 'See the request', url },
    why: `You get this email because you replied to one of ours from ${brand}.`,
    sms: `${brand}: Is that a yes or a no? See the request: ${url}`,
  }),
  replyUnused: ({ brand, because, url }) => ({
    subject: problems[because].subject,
    preview: problems[because].text,
    heading: problems[because].subject,
    paragraphs: [problems[because].text],
    button: { label: `Open ${brand}`, url },
    why: `You get this email because you replied to one of ours from ${brand}.`,
    sms: `${brand}: ${problems[because].subject}. ${url}`,
  }),
};
