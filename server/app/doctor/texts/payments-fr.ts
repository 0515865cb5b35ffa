import type { DoctorTexts } from './en.ts';
import type { Fault } from './fault.ts';

const fault = (note: string, cure: string): Fault => ({ note, cure });

const INTERVALS: Readonly<Record<string, string>> = {
  day: 'jour',
  week: 'semaine',
  month: 'mois',
  year: 'an',
};

/** Ce que le médecin dit de Stripe. */
export const paymentsFr: DoctorTexts['payments'] = {
  sandbox: 'Bac à sable, personne ne paie.',
  none: 'Aucune clé Stripe\u00a0: les forfaits payants sont affichés, mais personne ne peut les choisir.',
  modes: {
    live: 'Mode réel, argent réel.',
    test: 'Mode test de Stripe.',
    sandbox: 'Bac à sable, personne ne paie.',
  },
  well: 'Tout est en ordre.',
  priceOf: (plan) => `Prix du forfait ${plan}`,
  webhook: 'Webhook',
  portal: 'Portail de facturation',
  price: {
    inclusive: (variable) =>
      fault(
        'Comprend les taxes chez Stripe; le site dit qu’elles s’y ajoutent.',
        `Créez-en un dont les taxes sont en sus et indiquez-le dans ${variable}.`,
      ),
    otherMode: (isLive, variable) =>
      fault(
        `Est en mode ${isLive ? 'réel' : 'test'}.`,
        `Indiquez dans ${variable} un prix du même mode que les clés.`,
      ),
    archived: (variable) =>
      fault('Est archivé chez Stripe.', `Activez-le, ou indiquez-en un autre dans ${variable}.`),
    differs: ({ theirs, ours, every, variable }) =>
      fault(
        `Est de ${theirs} ${every === null ? 'une seule fois' : `par ${inFrench(every)}`} chez Stripe, et de ${ours} par mois ici.`,
        `Créez un autre prix et indiquez-le dans ${variable}.`,
      ),
  },
  hook: {
    missing: (url) =>
      fault(
        `Aucun pour ${url}.`,
        'Ajoutez-le chez Stripe, et son secret dans STRIPE_WEBHOOK_SECRET.',
      ),
    disabled: fault('Est désactivé chez Stripe.', 'Activez-le.'),
    hearsTooLittle: (events) => fault(`N’envoie pas ${events}.`, 'Choisissez-les aussi.'),
  },
  settings: {
    neverSaved: fault(
      'N’a jamais été enregistré.',
      'Ouvrez ses réglages chez Stripe et enregistrez-les une fois.',
    ),
    noCards: fault('Ne permet à personne de changer de carte.', 'Activez cette option.'),
    changesPlans: fault(
      'Permet de changer de forfait là-bas, en contournant nos étapes.',
      'Désactivez cette option.',
    ),
  },
  taxes: {
    inactive: fault(
      'Est choisi dans le panneau, mais n’est pas actif chez Stripe.',
      'Complétez-y ses réglages\u00a0: l’adresse d’origine et vos inscriptions.',
    ),
    inclusive: fault(
      'Considère que les prix comprennent les taxes; le site dit qu’elles s’y ajoutent.',
      'Choisissez-y «\u00a0taxes en sus\u00a0» par défaut.',
    ),
  },
  errors: {
    key: fault('Stripe refuse STRIPE_SECRET_KEY.', 'Copiez-la de nouveau.'),
    permission: fault('La clé restreinte n’a pas accès.', 'Donnez-lui le droit de lire ceci.'),
    connection: fault('Stripe est injoignable d’ici.', 'Vérifiez le réseau et le pare-feu.'),
    missing: fault('N’existe pas chez Stripe.', 'Créez-le, et indiquez-le dans les réglages.'),
    other: (code) =>
      fault(
        `Stripe n’a pas répondu comme prévu (${code}).`,
        'Consultez la page d’état et le journal de Stripe.',
      ),
  },
};

/** `1 month` is one month: un mois. */
function inFrench(every: string): string {
  const [count = '', interval = ''] = every.split(' ');
  const name = INTERVALS[interval] ?? interval;
  if (count === '1') return name;
  return `${count} ${name.endsWith('s') ? name : `${name}s`}`;
}
