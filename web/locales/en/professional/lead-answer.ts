export const texts = {
  pageTitle: 'Answer a request',
  intro: 'A request for you',
  title: 'Can you take this job?',
  photos:
    '{count, plural, one {# photo of it is on your dashboard} other {# photos of it are on your dashboard}}',
  onceAccepted:
    'Once you accept, the client’s name, address and contact are on your dashboard, and the client sees your profile.',
  acceptWithTime: 'Yes, I can come at …',
  addWords: 'Add a few words',
  timeTitle: 'When can you come?',
  timeHint: 'You accept the request, and we ask the client whether this time suits.',
  sendTime: 'Accept and propose this time',
  back: 'Back',
  failed: 'Your answer was not sent',
  loadFailed: 'The request could not be loaded',
  outcome: {
    accepted: {
      title: 'You accepted this request',
      hint: 'The client can see it. Their name, address and contact are on your dashboard; write to them there.',
    },
    declined: { title: 'You declined this request', hint: 'Thank you for answering.' },
    expired: {
      title: 'The time to answer is over',
      hint: 'Your acceptance rate stays as it is. The next request comes by itself.',
    },
    filled: {
      title: 'Others were faster this time',
      hint: 'Your acceptance rate stays as it is. The next request comes by itself.',
    },
    closed: {
      title: 'This request is closed',
      hint: 'It needs no answer any more. Your dashboard says what became of it.',
    },
  },
  proposed: 'You proposed {time}. The client has not answered yet.',
  conversation: 'Open the request and write',
  dashboard: 'To my dashboard',
  withoutLink: 'See it on my dashboard',
  invalid: 'This link does not work',
  invalidHint:
    'Perhaps it was cut off on its way, or it is an old one. Your requests are on your dashboard.',
} as const;
