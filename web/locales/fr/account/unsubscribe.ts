import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/account/unsubscribe.ts';

export const texts: Texts<typeof en> = {
  title: 'Nos courriels',
  ask: 'Ne plus recevoir ces courriels?',
  askHint: 'Nous ne vous écririons plus au sujet {kind}.',
  askAllHint: 'Nous ne vous enverrions plus aucune nouvelle par courriel.',
  stop: 'Ne plus recevoir ces courriels',
  stopAll: 'Ne plus recevoir aucune nouvelle par courriel',
  done: 'C’est fait\u00a0: vous ne recevrez plus ces courriels',
  doneHint: 'Nous ne vous écrivons plus au sujet {kind}.',
  doneAllHint:
    'Nous ne vous envoyons plus aucune nouvelle par courriel. Les codes que vous demandez vous parviennent toujours.',
  resume: 'Annuler',
  resumed: 'Vous recevez de nouveau ces courriels',
  settings: 'Tous mes réglages',
  failed: 'Cela n’a pas fonctionné',
  badLink: 'Ce lien ne fonctionne pas',
  badLinkHint:
    'Il a peut-être été coupé en chemin. Ouvrez-le de nouveau à partir du courriel, ou connectez-vous pour choisir dans vos réglages.',
  kinds: {
    urgentLeads: 'des demandes très urgentes',
    leads: 'des nouvelles demandes',
    reminders: 'des rappels de répondre',
    closings: 'des demandes fermées',
    answers: 'des réponses des professionnels',
    search: 'de la recherche d’un professionnel',
    messages: 'des messages non lus',
    appointments: 'de vos rendez-vous',
    progress: 'du déroulement de vos travaux',
    reviews: 'des avis',
  },
};
