import type { Texts } from '#web/locales/catalogue.ts';
import type { texts as en } from '../../en/admin/admin-plans.ts';

export const texts: Texts<typeof en> = {
  hint: 'Ce que les professionnels voient sur la page des forfaits, et ce qu’ils paient. Cela compte aussitôt, partout.',
  failed: 'Le forfait n’a pas pu être chargé',
  absent: 'Ce forfait n’existe pas',
  figures: 'Prix et limites',
  price: 'Prix par mois en dollars américains',
  priceHint:
    '{price} à l’origine. Qui y est déjà garde son prix jusqu’à ce qu’il change de forfait.',
  priceWrong: 'Entrez un montant de {least} à {most}.',
  freePrice:
    'Ce forfait ne coûte rien et n’a pas d’essai\u00a0: toute personne sans autre forfait y est.',
  paid: 'Prix convenus jusqu’ici',
  paidBy:
    '{count, plural, one {# professionnel à {price} par mois} other {# professionnels à {price} par mois}}',
  nobodyPays: 'Personne n’a encore commencé ce forfait.',
  requests: 'Demandes par mois',
  requestsHint: 'Cela compte aussitôt pour toutes les personnes de ce forfait, ce mois-ci aussi.',
  requestsWrong: 'Entrez un nombre entier de 1 à {most}.',
  unlimited: 'Demandes illimitées',
  trialDays: 'Jours d’essai gratuit',
  trialHint:
    'Pour les essais qui commencent à partir de maintenant. La lettre avant le premier paiement part trois jours plus tôt.',
  trialWrong: 'Entrez un nombre entier de {least} à {most}.',
  words: 'Textes en trois langues',
  wordsHint: 'Ce qui reste vide est le texte d’origine.',
  languages: { en: 'anglais', fr: 'français', es: 'espagnol' },
  name: 'Nom en {language}',
  description: 'Description en {language}',
  features: 'Ce qui est compris, en {language}',
  featuresHint:
    "Une ligne par point, {most} au plus. Le nombre de demandes vient en premier de lui-même. '{days}' devient le nombre de jours d’essai.",
  featuresWrong: '{most} lignes de {length} caractères au plus.',
  save: 'Enregistrer le forfait',
  discard: 'Annuler les changements',
  saved: 'Le forfait a été enregistré',
  notSaved: 'Le forfait n’a pas été enregistré',
  nameTaken: 'Un autre forfait porte ce nom dans l’une des langues.',
  changed: 'Dernier changement le {date} par {by}',
  confirm: {
    title: 'Changer {plan}?',
    price: 'À partir de maintenant, il coûte {price} par mois à qui le choisit.',
    keep: '{count, plural, =0 {Personne ne l’a encore commencé.} one {Le professionnel qui y est garde le prix convenu jusqu’à ce qu’il change de forfait.} other {Les # professionnels qui y sont gardent le prix convenu jusqu’à ce qu’ils changent de forfait.}}',
    requests:
      '{count, plural, one {Toutes les personnes de ce forfait ont # demande par mois, ce mois-ci aussi.} other {Toutes les personnes de ce forfait ont # demandes par mois, ce mois-ci aussi.}}',
    unlimited: 'Toutes les personnes de ce forfait ont des demandes illimitées.',
    trial:
      'Les nouveaux essais durent {days} jours; ceux qui ont commencé se terminent comme prévu.',
    button: 'Changer le forfait',
  },
};
