import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/professional/professional-dashboard.ts';

export const texts: Texts<typeof en> = {
  pageTitle: 'Mon tableau de bord',
  hello: 'Bonjour {name}',
  title: 'Votre tableau de bord',
  settings: 'Réglages',
  tabs: 'Sections du tableau de bord',
  tab: {
    requests: 'Demandes de service',
    subscription: 'Abonnement',
    analytics: 'Statistiques',
    profile: 'Profil',
    team: 'Équipe',
  },
  blockPerson: 'Bloquer {name}',
  reportPerson: 'Signaler {name}',
};
