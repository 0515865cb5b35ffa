import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/leads.ts';

export const texts: Texts<typeof en> = {
  pageTitle: 'Demandes de service',
  title: 'Demandes de service',
  intro:
    '{count, plural, =0 {Rien n’attend votre réponse.} one {# demande attend votre réponse.} other {# demandes attendent votre réponse.}}',
  empty: 'Aucune demande pour l’instant',
  emptyHint:
    'Quand quelqu’un près de chez vous a besoin de votre métier, la demande apparaît ici et dans vos courriels.',
  loadFailed: 'Vos demandes n’ont pas pu être chargées',
  urgent: 'URGENT',
  received: 'Reçue {when}',
  away: 'À {km, number} km',
  nearby: 'À moins de 1 km',
  status: {
    pending: 'À répondre',
    accepted: 'Acceptée',
    denied: 'Refusée',
    expired: 'Expirée',
    withdrawn: 'Fermée',
  },
  why: 'Pourquoi vous',
  accept: 'Accepter',
  decline: 'Refuser',
  contact: 'Écrire au client',
  unread: '{count, plural, one {# nouveau message} other {# nouveaux messages}}',
  customer: 'Client',
  address: 'Adresse',
  yourAnswer: 'Votre réponse : {text}',
  declineTitle: 'Refuser cette demande?',
  declineHint:
    'Quelqu’un d’autre sera contacté tout de suite. Une raison nous aide à mieux choisir pour vous.',
  reason: 'Raison',
  optional: 'facultatif',
  keep: 'La garder',
  accepted: 'Demande acceptée',
  acceptedHint: 'Le client est averti. Dites-lui bonjour!',
  declined: 'Demande refusée',
  declinedHint: 'Merci d’avoir répondu. Nous demandons au professionnel suivant.',
  error: 'Erreur',
  errorHint: 'Votre réponse n’a pas pu être envoyée',
  newLead: 'Nouvelle demande',
  newLeadHint: '{profession}, {area}',
};
