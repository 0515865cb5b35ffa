import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/professional/analytics.ts';

export const texts: Texts<typeof en> = {
  intro: 'Le parcours de vos demandes.',
  period: 'Période',
  days: '{count, plural, one {# jour} other {# jours}}',
  loadFailed: 'Vos chiffres n’ont pas pu être chargés',
  empty: 'Vos statistiques apparaîtront avec vos premières demandes',
  emptyHint:
    'Dès que des demandes arrivent, vous voyez ici combien vous en acceptez, à quelle vitesse vous répondez, d’où elles viennent et ce qu’en disent les clients.',
  showTable: 'Afficher « {title} » en tableau',
  showChart: 'Afficher « {title} » en graphique',
  when: 'Quand',
  span: 'Du {from} au {to}',
  kinds: {
    accepted: 'Acceptées',
    denied: 'Refusées',
    expired: 'Sans réponse',
    other: 'Ouvertes ou fermées avant',
  },
  figures: {
    acceptanceRate: 'Taux d’acceptation',
    acceptanceNote:
      '{accepted, number} {accepted, plural, one {acceptée} other {acceptées}} sur {answered, number} {answered, plural, one {réponse} other {réponses}}',
    answerTime: 'Temps de réponse',
    answerNote: 'la moitié de vos réponses sont plus rapides',
    hired: 'Mandats obtenus',
    hiredNote: '{count, plural, one {# travail terminé} other {# travaux terminés}}',
    rating: 'Note',
    ratingNote: '{count, plural, one {# avis} other {# avis}}',
  },
  requests: {
    title: 'Demandes dans le temps',
    column: 'Demandes',
    rest: '{count, plural, one {# demande pendant cette période} other {# demandes pendant cette période}}',
    words:
      '{when} : {count, plural, one {# demande} other {# demandes}}, acceptées : {accepted, number}, refusées : {denied, number}, sans réponse : {expired, number}, ouvertes ou fermées avant : {other, number}',
  },
  acceptance: {
    title: 'Acceptation',
    hint: 'Part des demandes acceptées parmi celles où vous avez répondu',
    column: 'Taux',
    answered: 'Réponses',
    rest: '{weeks, plural, one {Semaine par semaine} other {Par tranches de # semaines}}',
    words:
      '{when} : {answered, plural, =0 {aucune réponse} one {{rate}, acceptées : {accepted, number} sur # réponse} other {{rate}, acceptées : {accepted, number} sur # réponses}}',
  },
  answerTimes: {
    title: 'Votre rapidité à répondre',
    hint: 'De la demande à votre réponse',
    column: 'Temps de réponse',
    count: 'Réponses',
    rest: '{count, plural, one {# réponse} other {# réponses}}',
    upTo: 'Jusqu’à {time}',
    longer: 'Plus d’une journée',
    longerShort: '> 1 jour',
    words: '{time} : {count, plural, one {# réponse} other {# réponses}}',
  },
  byProfession: 'Par service',
  byArea: 'Par secteur',
  notAccepted: 'Non acceptées',
  groupWords: '{accepted, number} sur {contacted, number} acceptées',
  ratings: {
    title: 'Notes',
    mean: '{rating} en moyenne, {count, plural, one {# avis} other {# avis}}',
    none: 'Aucun avis pour l’instant',
    column: 'Étoiles',
    count: 'Avis',
    stars: '{count, plural, one {# étoile} other {# étoiles}}',
  },
};
