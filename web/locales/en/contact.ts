export const texts = {
  name: 'Your name',
  email: 'Your email',
  emailHint: 'We answer to this address.',
  message: 'Your message',
  send: 'Send the message',
  failed: 'Your message was not sent',
  sent: 'Your message has arrived',
  sentHint: 'We will answer to {email}.',
  another: 'Write another message',
  problems: {
    name: 'Enter your name, on one line.',
    email: 'Enter an email address such as ana@example.com.',
    message: 'Write what it is about.',
  },
} as const;
