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
    subject: `${from} vous a écrit`,
    preview: `Au sujet de «\u00a0${profession}\u00a0»\u00a0: on attend votre réponse dans la conversation.`,
    heading: 'Un message vous attend',
    paragraphs: [`${from} vous a écrit au sujet de la demande «\u00a0${profession}\u00a0».`],
    ...(words ? { quote: words } : {}),
    button: { label: 'Lire et répondre', url },
    after: [
      'Peu importe le nombre de messages en attente, vous ne recevez qu’un seul courriel par conversation.',
    ],
    why: `Vous recevez ce courriel parce que vous avez une conversation sur ${brand}.`,
    sms: words
      ? `${brand}\u00a0: ${from} vous a écrit\u00a0: «\u00a0${shortened(words, 80)}\u00a0» ${url}`
      : `${brand}\u00a0: ${from} vous a écrit. Lisez et répondez\u00a0: ${url}`,
  }),
  digest: ({ brand, news, url }) => ({
    subject: `${news.length} nouvelles pour vous`,
    preview: news.map(({ title }) => title).join(' · '),
    heading: 'Quoi de neuf',
    paragraphs: [
      'Plusieurs choses se sont passées en peu de temps. Les voici en un seul courriel\u00a0:',
    ],
    news,
    button: { label: 'Voir toutes mes notifications', url },
    why: `Vous recevez ce courriel parce que vous utilisez ${brand}.`,
    sms: `${brand}\u00a0: ${news.length} nouvelles pour vous. Voyez-les ici\u00a0: ${url}`,
  }),
};

export const foot: Foot = {
  unsubscribe: 'Ne plus recevoir ce genre de courriels',
  preferences: 'Choisir à quel sujet nous vous écrivons',
};
