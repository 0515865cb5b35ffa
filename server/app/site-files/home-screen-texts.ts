import { inEachLanguage } from '#contract/in-each-language.ts';

interface HomeScreenTexts {
  description: string;
  shortcuts: { newRequest: string; requests: string; messages: string };
}

/** What phones and computers show of an installed site. */
export const HOME_SCREEN_TEXTS = inEachLanguage<HomeScreenTexts>('server/app/home-screen', {
  en: {
    description: 'Say what you need: professionals nearby are asked, and you talk to who says yes.',
    shortcuts: { newRequest: 'New request', requests: 'My requests', messages: 'Messages' },
  },
  fr: {
    description:
      'Dites ce qu’il vous faut\u00a0: on demande à des professionnels près de chez vous, et vous parlez à qui accepte.',
    shortcuts: { newRequest: 'Nouvelle demande', requests: 'Mes demandes', messages: 'Messages' },
  },
  es: {
    description:
      'Di lo que necesitas: preguntamos a profesionales cerca de ti y hablas con quien acepta.',
    shortcuts: { newRequest: 'Nueva solicitud', requests: 'Mis solicitudes', messages: 'Mensajes' },
  },
});
