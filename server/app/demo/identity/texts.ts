import type { UnderstoodLanguage } from '#contract/language.ts';
import type { DemoPerson } from './people.ts';

interface ChooserTexts {
  badge: string;
  title: (provider: string) => string;
  explanation: (provider: string, brand: string) => string;
  notes: Record<DemoPerson['note'], string>;
  withoutEmail: string;
  cancel: string;
  expiredTitle: string;
  expired: string;
  back: string;
}

export const CHOOSER_TEXTS: Record<UnderstoodLanguage, ChooserTexts> = {
  en: {
    badge: 'Demo',
    title: (provider) => `Who is signing in with ${provider}?`,
    explanation: (provider, brand) =>
      `This page stands in for ${provider} because ${brand} runs as a demo. These people are made up, and nothing is sent to ${provider}.`,
    notes: {
      customer: 'A customer who already has requests',
      professional: 'A plumber with requests waiting',
      new: 'Starts without an account',
      'without-email': 'Starts without an account, and gives no address',
    },
    withoutEmail: 'No e-mail address',
    cancel: 'Cancel',
    expiredTitle: 'This sign-in is no longer valid',
    expired: 'It took too long, or was started in another browser. Please start again.',
    back: 'Back to the site',
  },
  fr: {
    badge: 'Démo',
    title: (provider) => `Qui se connecte avec ${provider}?`,
    explanation: (provider, brand) =>
      `Cette page remplace ${provider}, car ${brand} fonctionne en mode démo. Ces personnes sont fictives, et rien n’est transmis à ${provider}.`,
    notes: {
      customer: 'Une cliente qui a déjà des demandes',
      professional: 'Un plombier avec des demandes en attente',
      new: 'Commence sans compte',
      'without-email': 'Commence sans compte et ne donne aucune adresse',
    },
    withoutEmail: 'Aucun courriel',
    cancel: 'Annuler',
    expiredTitle: 'Cette connexion n’est plus valide',
    expired:
      'Elle a pris trop de temps ou a été commencée dans un autre navigateur. Veuillez recommencer.',
    back: 'Retour au site',
  },
  es: {
    badge: 'Demo',
    title: (provider) => `¿Quién inicia sesión con ${provider}?`,
    explanation: (provider, brand) =>
      `Esta página reemplaza a ${provider} porque ${brand} funciona como demo. Estas personas son ficticias y no se envía nada a ${provider}.`,
    notes: {
      customer: 'Una clienta que ya tiene solicitudes',
      professional: 'Un plomero con solicitudes en espera',
      new: 'Empieza sin cuenta',
      'without-email': 'Empieza sin cuenta y no da su correo',
    },
    withoutEmail: 'Sin correo electrónico',
    cancel: 'Cancelar',
    expiredTitle: 'Este inicio de sesión ya no es válido',
    expired: 'Tardó demasiado o se empezó en otro navegador. Vuelve a empezar.',
    back: 'Volver al sitio',
  },
};
