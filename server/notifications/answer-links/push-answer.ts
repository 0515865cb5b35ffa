import type { Language } from '#contract/language.ts';
import { inEachLanguage } from '#contract/in-each-language.ts';

/** What lets a lead be answered from its push message; web/public/push-worker.js reads it. */
export interface PushAnswer {
  token: string;
  /** The buttons; the name of each is the status it answers with. */
  actions: { action: 'accepted' | 'denied'; title: string }[];
  /** What is shown after an answer of that status; `unsent` where the call failed. */
  results: Record<'accepted' | 'denied' | 'unsent', { title: string; body: string }>;
}

/** How a push message whose link is a personal one is answered; null for any other link. */
export function pushAnswerOf(href: string, language: Language): PushAnswer | null {
  const { pathname, searchParams } = new URL(href, 'https://site.invalid');
  const token = searchParams.get('token');
  return pathname === '/answer' && token ? { token, ...texts[language] } : null;
}

export const texts = inEachLanguage<Omit<PushAnswer, 'token'>>('server/notifications/push-answer', {
  en: {
    actions: [
      { action: 'accepted', title: 'Accept' },
      { action: 'denied', title: 'Decline' },
    ],
    results: {
      accepted: {
        title: 'Accepted',
        body: 'The customer can see it now. Tap to go on.',
      },
      denied: { title: 'Declined', body: 'Thank you for answering.' },
      unsent: {
        title: 'Your answer did not get through',
        body: 'Tap to answer on the page.',
      },
    },
  },
  fr: {
    actions: [
      { action: 'accepted', title: 'Accepter' },
      { action: 'denied', title: 'Refuser' },
    ],
    results: {
      accepted: {
        title: 'Demande acceptée',
        body: 'Le client peut le voir. Touchez pour continuer.',
      },
      denied: { title: 'Demande refusée', body: 'Merci d’avoir répondu.' },
      unsent: {
        title: 'Votre réponse n’est pas partie',
        body: 'Touchez pour répondre sur la page.',
      },
    },
  },
  es: {
    actions: [
      { action: 'accepted', title: 'Aceptar' },
      { action: 'denied', title: 'Rechazar' },
    ],
    results: {
      accepted: {
        title: 'Solicitud aceptada',
        body: 'La persona ya puede verlo. Toca para continuar.',
      },
      denied: { title: 'Solicitud rechazada', body: 'Gracias por responder.' },
      unsent: {
        title: 'Tu respuesta no llegó',
        body: 'Toca para responder en la página.',
      },
    },
  },
});
