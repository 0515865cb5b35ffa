import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/admin/admin-doctor.ts';

export const texts: Texts<typeof en> = {
  hint: 'Ce sur quoi le site repose, vérifié maintenant. Rien n’est envoyé et rien ne change.',
  again: 'Relancer',
  running: 'Vérification…',
  summaryLabel: 'État général',
  allWell: 'Tout va bien',
  allWellHint: 'Les {count, number} éléments ont répondu comme il faut.',
  someWarn: '{count, plural, one {# point à surveiller} other {# points à surveiller}}',
  someBad: '{count, plural, one {# chose ne fonctionne pas} other {# choses ne fonctionnent pas}}',
  cureTitle: 'Que faire',
  failed: 'Impossible d’interroger cet élément',
  states: { ok: 'En ordre', warning: 'À surveiller', bad: 'Ne fonctionne pas' },
  parts: {
    configuration: 'Configuration',
    database: 'Base de données',
    migrations: 'Migrations',
    queue: 'Tâches de fond',
    live: 'Flux en direct',
    mail: 'Courriel',
    replies: 'Réponses par courriel',
    sms: 'Textos',
    push: 'Notifications push',
    payments: 'Paiements',
    places: 'Lieux',
    model: 'Modèle de langage',
    invitations: 'Invitations',
    site: 'Adresse publique',
    disk: 'Disque',
    backup: 'Sauvegarde',
  },
};
