import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/customer/requests.ts';

export const texts: Texts<typeof en> = {
  sending: 'Envoi de votre demande',
  sendingHint: 'Nous cherchons les meilleurs professionnels près de chez vous.',
  saved: 'Votre demande est enregistrée',
  results: {
    pageTitle: 'Demande envoyée',
    title: 'Votre demande est envoyée',
    titleAll: 'Vos {count} demandes sont envoyées',
    contacted:
      '{count, plural, =0 {Personne n’est disponible pour l’instant} one {# professionnel a été contacté} other {# professionnels ont été contactés}}',
    contactedHint:
      'Nous vous avertissons dès que l’un d’eux accepte. Si quelqu’un refuse, nous contactons le professionnel suivant.',
    contactedUntold:
      'Vous verrez ici dès que l’un d’eux accepte. Si quelqu’un refuse, nous contactons le professionnel suivant.',
    fewer:
      'Il y en a moins de trois près de chez vous en ce moment. Ils ont votre demande; si l’un refuse, nous continuons de chercher.',
    direct:
      'Votre demande est chez cette personne, et personne d’autre. Nous vous écrirons dès qu’elle répond.',
    directOthers: 'Si cette personne refuse ou ne répond pas à temps, deux autres sont contactées.',
    directUntold:
      'Votre demande est chez cette personne, et personne d’autre. Vous verrez la réponse ici.',
    nobody:
      'Votre demande est enregistrée. Nous continuons de chercher et contacterons quelqu’un dès qu’un professionnel se libère près de chez vous. Vous n’avez rien à faire.',
    placeGuessed:
      'Nous n’avons pas trouvé l’endroit exact : nous avons cherché autour de ce qui s’en rapproche le plus.',
    summary: 'Votre demande',
    service: 'Service',
    description: 'Détails',
    location: 'Endroit',
    urgency: 'Quand',
    photos: '{count, plural, one {Photo} other {Photos}}',
    photosLost:
      'Non envoyées avec votre demande : {names}. Vous pourrez envoyer des photos dans la conversation.',
    notHere: 'Pas encore sur {brand}\u00a0: invitation par un lien personnel',
    messageSent: 'Message envoyé',
    follow: 'Suivre ma demande',
    followOne: 'Suivre',
    startNew: 'Nouvelle demande',
  },
  direct: {
    label: 'Demande à {name}',
    only: 'À {name} seulement',
    drop: 'Demander à trois',
    others: 'Et à deux autres sans un oui à temps',
    sendingHint: 'Votre demande part chez {name}.',
  },
  toast: {
    success: 'C’est fait!',
    successHint: 'Votre demande est partie.',
    error: 'Erreur',
    errorHint: 'Votre demande n’a pas pu être envoyée. Veuillez réessayer.',
  },
};
