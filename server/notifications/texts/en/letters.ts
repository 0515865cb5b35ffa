import { shortened } from '#server/notifications/events/shortened.ts';
import type { Foot, Letters } from '../letter.ts';
import { accountLetters } from './account.ts';
import { accountDeletion } from './account-deletion.ts';
import { appointmentLetters } from './appointments.ts';
import { billingLetters } from './billing.ts';
import { contactWritten } from './contact.ts';
import { customerLetters } from './to-customers.ts';
import { invitation } from './invitation.ts';
import { joined } from './joined.ts';
import { newDevice } from './new-device.ts';
import { leadAssigned, memberInvitation, teamChange, teamInvitation } from './team-letters.ts';
import { testMessage } from './test-message.ts';
import { professionalLetters } from './to-professionals.ts';
import { quoteLetters } from './quotes.ts';
import { agreementLetters } from './agreements.ts';
import { replyLetters } from './replies.ts';

export const letters: Letters = {
  ...accountLetters,
  ...billingLetters,
  accountDeletion,
  contactWritten,
  newDevice,
  teamChange,
  leadAssigned,
  memberInvitation,
  teamInvitation,
  testMessage,
  joined,
  invitation,
  ...customerLetters,
  ...professionalLetters,
  ...quoteLetters,
  ...agreementLetters,
  ...appointmentLetters,
  ...replyLetters,
  unreadMessage: ({ brand, profession, from, words, url }) => ({
    subject: `${from} wrote to you`,
    preview: `About “${profession}”: your answer is awaited in the conversation.`,
    heading: 'A message is waiting for you',
    paragraphs: [`${from} wrote to you about the request “${profession}”.`],
    ...(words ? { quote: words } : {}),
    button: { label: 'Read and answer', url },
    after: ['However many messages wait in a conversation, you get one email about them.'],
    why: `You get this email because you have a conversation on ${brand}.`,
    sms: words
      ? `${brand}: ${from} wrote to you: “${shortened(words, 80)}” ${url}`
      : `${brand}: ${from} wrote to you. Read and answer: ${url}`,
  }),
  digest: ({ brand, news, url }) => ({
    subject: `${news.length} pieces of news for you`,
    preview: news.map(({ title }) => title).join(' · '),
    heading: 'What is new',
    paragraphs: ['Several things happened within a short time. Here they are in one email:'],
    news,
    button: { label: 'See all my notifications', url },
    why: `You get this email because you use ${brand}.`,
    sms: `${brand}: ${news.length} pieces of news for you. See them here: ${url}`,
  }),
};

export const foot: Foot = {
  unsubscribe: 'Stop emails like this one',
  preferences: 'Choose what we write to you about',
};
