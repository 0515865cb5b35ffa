import type { PlanTexts } from './plan-texts.ts';

export const planTexts: PlanTexts = {
  free: {
    name: 'Essai gratuit',
    description: 'Pour essayer et rencontrer vos premiers clients.',
    features: [
      'Un profil avec vos avis',
      'Clavardage direct avec les clients',
      'Votre taux d’acceptation et vos chiffres',
      'Aucune carte requise',
    ],
  },
  professional: {
    name: 'Professionnel',
    description: 'Pour travailler régulièrement près de chez vous.',
    features: [
      'Un profil avec vos avis',
      'Clavardage direct avec les clients',
      'Votre taux d’acceptation et vos chiffres',
      'Essai gratuit de {days} jours, aucuns frais avant la fin',
    ],
  },
  premium: {
    name: 'Premium',
    description: 'Pour les agendas bien remplis et les petites équipes.',
    features: [
      'Un profil avec vos avis',
      'Clavardage direct avec les clients',
      'Votre taux d’acceptation et vos chiffres',
      'Essai gratuit de {days} jours, aucuns frais avant la fin',
    ],
  },
};
