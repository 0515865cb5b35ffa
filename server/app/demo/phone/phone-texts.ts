import type { UnderstoodLanguage } from '#contract/language.ts';

interface PhoneTexts {
  badge: string;
  title: (number: string) => string;
  explanation: (brand: string) => string;
  chooseTitle: string;
  choose: string;
  number: string;
  open: string;
  recent: string;
  messages: string;
  received: string;
  sent: string;
  none: string;
  write: string;
  by: string;
  send: string;
  refused: (status: number) => string;
  other: string;
}

export const PHONE_TEXTS: Record<UnderstoodLanguage, PhoneTexts> = {
  en: {
    badge: 'Demo',
    title: (number) => `Phone ${number}`,
    explanation: (brand) =>
      `This page stands in for a phone because ${brand} runs as a demo. What you send from it arrives as a text would.`,
    chooseTitle: 'Which phone?',
    choose: 'Open any phone, with the texts it got, and answer as it would.',
    number: 'Phone number',
    open: 'Open',
    recent: 'Phones that got texts',
    messages: 'Texts',
    received: 'Received',
    sent: 'Sent',
    none: 'No text yet.',
    write: 'Your text',
    by: 'Sent by',
    send: 'Send',
    refused: (status) => `The text was not taken in (${status}). Try again shortly.`,
    other: 'Another phone',
  },
  fr: {
    badge: 'Démo',
    title: (number) => `Téléphone ${number}`,
    explanation: (brand) =>
      `Cette page remplace un téléphone, car ${brand} fonctionne en mode démo. Ce que vous envoyez d’ici arrive comme un texto.`,
    chooseTitle: 'Quel téléphone?',
    choose: 'Ouvrez un téléphone, avec les textos reçus, et répondez à sa place.',
    number: 'Numéro de téléphone',
    open: 'Ouvrir',
    recent: 'Téléphones qui ont reçu des textos',
    messages: 'Textos',
    received: 'Reçu',
    sent: 'Envoyé',
    none: 'Aucun texto pour l’instant.',
    write: 'Votre texto',
    by: 'Envoyé par',
    send: 'Envoyer',
    refused: (status) => `Le texto n’a pas été accepté (${status}). Réessayez sous peu.`,
    other: 'Un autre téléphone',
  },
  es: {
    badge: 'Demo',
    title: (number) => `Teléfono ${number}`,
    explanation: (brand) =>
      `Esta página reemplaza a un teléfono porque ${brand} funciona como demo. Lo que envíes desde aquí llega como un mensaje de texto.`,
    chooseTitle: '¿Qué teléfono?',
    choose: 'Abre un teléfono, con los mensajes que recibió, y responde en su lugar.',
    number: 'Número de teléfono',
    open: 'Abrir',
    recent: 'Teléfonos que recibieron mensajes',
    messages: 'Mensajes',
    received: 'Recibido',
    sent: 'Enviado',
    none: 'Todavía no hay mensajes.',
    write: 'Tu mensaje',
    by: 'Enviado por',
    send: 'Enviar',
    refused: (status) =>
      `El mensaje no fue aceptado (${status}). Inténtalo de nuevo en un momento.`,
    other: 'Otro teléfono',
  },
};
