import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/admin/admin-taxes.ts';

export const texts: Texts<typeof en> = {
  title: 'Taxes des forfaits',
  hint: 'Les taxes sur les forfaits payants. À vous de vérifier si vous devez en percevoir, et à quels taux.',
  changed: 'Dernière modification le {date} par {by}.',
  failed: 'Les taxes n’ont pas pu être chargées',
  waiting:
    '{count, plural, one {# abonnement n’est pas encore facturé ainsi.} many {# d’abonnements ne sont pas encore facturés ainsi.} other {# abonnements ne sont pas encore facturés ainsi.}}',
  waitingHint: 'Le changement s’appliquera d’ici quelques minutes.',
  waitingAddress:
    'Le changement s’appliquera d’ici quelques minutes à ceux dont Stripe connaît l’adresse. Rien ne change pour les autres tant qu’une adresse n’est pas entrée sous «\u00a0Gérer la facturation\u00a0».',
  mode: 'Taxes',
  modes: { none: 'Aucune taxe', rates: 'Taux fixes', automatic: 'Stripe Tax' },
  modeHints: {
    none: 'Le prix est ce qui est facturé.',
    rates: 'Les mêmes taux pour tout le monde, par exemple la TPS et la TVQ.',
    automatic:
      'Stripe calcule les taxes d’après l’adresse que demande sa page de paiement. Activez d’abord ce service dans votre compte Stripe, avec les endroits où vous êtes inscrit.',
  },
  behavior: 'Les prix',
  behaviors: { added: 'Taxes en sus', included: 'Taxes comprises' },
  behaviorHint: {
    added: 'Chaque taxe s’ajoute au prix du forfait.',
    included: 'On paie le prix du forfait; les taxes en font partie.',
  },
  rates: 'Taux',
  preset: 'Remplir avec les deux taxes du Québec',
  rate: 'Taux {number}',
  name: 'Nom',
  nameHint: 'Tel quel sur les factures, dans toutes les langues.',
  namePlaceholder: 'GST/TPS',
  nameTwice: 'Un autre taux porte ce nom.',
  markup: 'Les caractères < et > ne sont pas permis.',
  percent: 'Pourcentage',
  percentWrong: 'Plus de 0, au plus 100, avec quatre décimales au maximum.',
  registration: 'Numéro d’inscription',
  registrationHint: 'Sur les factures, à côté du nom.',
  optional: 'facultatif',
  add: 'Ajouter un taux',
  remove: 'Retirer le taux {number}',
  example: 'Ce qui est facturé chaque mois',
  exampleAdded: '{price} + {taxes} = {total}',
  exampleIncluded: '{total}, dont {taxes}',
  rounding: 'Chaque taxe est arrondie au cent séparément, comme sur les factures de Stripe.',
  save: 'Enregistrer…',
  discard: 'Annuler les changements',
  saved: 'Les taxes ont été enregistrées',
  notSaved: 'Les taxes n’ont pas été enregistrées',
  unreachable: 'Stripe ne répond pas. Rien n’a été changé; réessayez dans une minute.',
  confirm: {
    title: 'Changer les taxes des forfaits?',
    button: 'Changer',
    none: 'Plus aucune taxe n’est facturée.',
    added: 'Désormais, qui commence un forfait paie ces taxes en sus du prix.',
    included:
      'Les prix restent ce que l’on paie et comprennent ces taxes. Les revenus sont comptés sans elles.',
    automatic:
      'Un forfait ne se commence plus que sur la page de paiement de Stripe, qui demande l’adresse. Les taxes s’ajoutent au prix.',
    atStripe:
      'Les taux sont créés dans votre compte Stripe; ceux qui ne servent plus y sont archivés.',
    existing:
      '{count, plural, one {# abonnement sera facturé ainsi dès sa prochaine facture.} many {# d’abonnements seront facturés ainsi dès leur prochaine facture.} other {# abonnements seront facturés ainsi dès leur prochaine facture.}} Leur prix reste celui qui a été convenu.',
    addresses: 'Rien ne change pour ceux dont Stripe ne connaît pas l’adresse.',
    tell: 'Personne n’en est avisé. Dites à ceux qui paient ce qui change, et quand.',
  },
};
