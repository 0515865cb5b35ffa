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
    subject: `${from} te escribió`,
    preview: `Sobre “${profession}”: esperan tu respuesta en la conversación.`,
    heading: 'Tienes un mensaje sin leer',
    paragraphs: [`${from} te escribió sobre la solicitud “${profession}”.`],
    ...(words ? { quote: words } : {}),
    button: { label: 'Leer y responder', url },
    after: ['Aunque haya varios mensajes sin leer, recibes un solo correo por conversación.'],
    why: `Recibes este correo porque tienes una conversación en ${brand}.`,
    sms: words
      ? `${brand}: ${from} te escribió: “${shortened(words, 80)}” ${url}`
      : `${brand}: ${from} te escribió. Lee y responde: ${url}`,
  }),
  digest: ({ brand, news, url }) => ({
    subject: `${news.length} novedades para ti`,
    preview: news.map(({ title }) => title).join(' · '),
    heading: 'Qué hay de nuevo',
    paragraphs: ['Pasaron varias cosas en poco tiempo. Aquí están, en un solo correo:'],
    news,
    button: { label: 'Ver todas mis notificaciones', url },
    why: `Recibes este correo porque usas ${brand}.`,
    sms: `${brand}: ${news.length} novedades para ti. Míralas aquí: ${url}`,
  }),
};

export const foot: Foot = {
  unsubscribe: 'No recibir más correos como este',
  preferences: 'Elegir sobre qué te escribimos',
};
