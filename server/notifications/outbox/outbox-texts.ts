import { inEachLanguage } from '#contract/in-each-language.ts';
import type { Channel } from '#contract/notifications.ts';

export interface OutboxTexts {
  title: string;
  explanation: string;
  onlyTo: string;
  show: string;
  none: string;
  channels: Record<Channel, string>;
  redacted: string;
  to: (address: string) => string;
  answersGoTo: string;
  plain: string;
  answer: string;
}

export const OUTBOX_TEXTS = inEachLanguage<OutboxTexts>('server/notifications/outbox', {
  en: {
    title: 'Outbox',
    explanation: 'Every message to a person, newest first. This page does not exist in production.',
    onlyTo: 'Only to this address',
    show: 'Show',
    none: 'No message yet.',
    channels: { email: 'E-mail', sms: 'Text message', push: 'Push message' },
    redacted: 'Taken out after it was sent',
    to: (address) => `to ${address}`,
    answersGoTo: 'Answers go to',
    plain: 'As plain text',
    answer: 'Answer as this phone',
  },
  fr: {
    title: 'Boîte d’envoi',
    explanation:
      'Tous les messages envoyés, du plus récent au plus ancien. Cette page n’existe pas en production.',
    onlyTo: 'Seulement à cette adresse',
    show: 'Afficher',
    none: 'Aucun message pour l’instant.',
    channels: { email: 'Courriel', sms: 'Texto', push: 'Notification' },
    redacted: 'Effacé après l’envoi',
    to: (address) => `à ${address}`,
    answersGoTo: 'Les réponses vont à',
    plain: 'En texte brut',
    answer: 'Répondre avec ce téléphone',
  },
  es: {
    title: 'Bandeja de salida',
    explanation:
      'Todos los mensajes enviados, del más reciente al más antiguo. Esta página no existe en producción.',
    onlyTo: 'Solo a esta dirección',
    show: 'Mostrar',
    none: 'Todavía no hay mensajes.',
    channels: { email: 'Correo', sms: 'Mensaje de texto', push: 'Notificación' },
    redacted: 'Se borró después del envío',
    to: (address) => `a ${address}`,
    answersGoTo: 'Las respuestas van a',
    plain: 'Como texto sin formato',
    answer: 'Responder con este teléfono',
  },
});
