import type { ReplyTexts } from './reply-texts.ts';

export const en: ReplyTexts = {
  accepted: ({ job, customer, mark, url }) =>
    `You accepted: ${job}. To write to ${customer}, ${mark ? `begin with "${mark}:"` : 'just reply'}. Address and contact: ${url}`,
  declined: ({ job }) => `You declined: ${job}. Nothing more to do.`,
  refused: {
    request_filled: ({ job }) =>
      `Too late: another professional has already taken this request (${job}).`,
    request_closed: ({ job }) => `This request is closed: ${job}. Nothing more to do.`,
    lead_closed: ({ job }) => `This request no longer waits for your answer: ${job}.`,
    lead_taken: ({ job }) => `Somebody of your team was quicker: ${job}.`,
    lead_already_answered: ({ job }) => `You had already answered this request: ${job}.`,
    not_delivered: ({ job }) =>
      `Your message was not delivered: the conversation about ${job} is closed.`,
    too_many: ({ job }) =>
      `Your message about ${job} was not delivered: too many in a short time. Try again later.`,
  },
  ended: ({ job, url }) => `${job} is no longer open; your message was not delivered. See ${url}`,
  askOne: ({ job, mark = '' }) =>
    `Sorry, is that a yes or a no? ${job}: reply ${mark}1 to accept, ${mark}2 to decline. Once you accept, you can write to the customer.`,
  askSeveral: ({ jobs, more, url }) =>
    [
      'Which one do you mean?',
      ...jobs.map(({ mark, job, other }) =>
        other === null
          ? `${mark}: ${job} (${mark}1 = accept, ${mark}2 = decline)`
          : `${mark}: ${job}, ${other} (begin with "${mark}:")`,
      ),
      ...(more > 0 ? [`And ${more} more: ${url}`] : []),
    ].join('\n'),
  nothing: ({ brand, url }) =>
    `${brand}: nothing is open that you could answer by text. Everything is here: ${url}`,
  picturesLost: ({ lost }) =>
    lost === 1
      ? 'A picture did not arrive: it could not be read.'
      : `${lost} pictures did not arrive: they could not be read.`,
  stopped: ({ brand }) =>
    `${brand}: you will get no more texts from us, except codes you ask for. Reply START to get them again.`,
  resumed: ({ brand }) => `${brand}: you get our texts again. Reply STOP to end them.`,
  help: ({ brand, url, contact }) =>
    `${brand} finds professionals nearby. Write to us: ${contact}. Choose what we text you: ${url}. Reply STOP to end texts. Rates of your carrier may apply.`,
  stranger: ({ brand, url }) =>
    `${brand}: we do not know this phone, so we cannot act on your text. Use the link we sent you, or add this phone to your account: ${url}. Reply STOP to end texts.`,
};
