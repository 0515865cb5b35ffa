import type { Letters } from '../letter.ts';

const closings = {
  filled: {
    subject: 'Déjà pris',
    heading: 'Cette demande a trouvé preneur',
    text: 'Quelqu’un d’autre l’a prise avant vous\u00a0: vous n’avez plus à y répondre.',
    after:
      'Cela ne change ni votre taux d’acceptation ni ce qu’il vous reste de demandes ce mois-ci.',
  },
  hired_other: {
    subject: 'Pas cette fois-ci',
    heading: 'Le client a choisi quelqu’un d’autre',
    text: 'Le client a comparé ceux qui avaient dit oui et en a engagé un autre. Merci d’avoir été là.',
    after: 'Votre oui compte quand même\u00a0: il soutient votre taux d’acceptation.',
  },
  cancelled: {
    subject: 'Annulée',
    heading: 'Le client n’en a plus besoin',
    text: 'Le client a annulé sa demande. Vous n’avez plus rien à faire.',
    after: 'Cela ne fait pas baisser votre taux d’acceptation.',
  },
  released: {
    subject: 'Pas cette fois-ci',
    heading: 'Le client continue de chercher',
    text: 'Le client a demandé un autre professionnel. Souvent, ce sont simplement les dates qui ne conviennent pas.',
    after: 'Cela ne fait pas baisser votre taux d’acceptation.',
  },
  cancelled_by_team: {
    subject: 'Annulée',
    heading: 'Notre équipe a annulé cette demande',
    text: 'Notre équipe l’a annulée. Vous n’avez plus rien à faire.',
    after: 'Vous n’y êtes pour rien, et cela ne fait pas baisser votre taux d’acceptation.',
  },
  replaced: {
    subject: 'Confiée à quelqu’un d’autre',
    heading: 'Notre équipe a confié cette demande à quelqu’un d’autre',
    text: 'Notre équipe l’a confiée à un autre professionnel\u00a0: vous n’avez plus rien à faire. Merci d’avoir été là.',
    after: 'Cela ne fait pas baisser votre taux d’acceptation.',
  },
  no_longer_open: {
    subject: 'Fermée',
    heading: 'Cette demande est fermée',
    text: 'Elle n’est plus ouverte. Vous n’avez plus rien à faire.',
    after: 'Cela ne fait pas baisser votre taux d’acceptation.',
  },
};

const bySubscription = (brand: string) =>
  `Vous recevez ce courriel parce que vous offrez vos services sur ${brand}.`;
const byAcceptance = (brand: string) =>
  `Vous recevez ce courriel parce que vous avez accepté cette demande sur ${brand}.`;

/** What professionals are notified of. */
export const professionalLetters: Pick<
  Letters,
  | 'newLead'
  | 'leadReminder'
  | 'leadClosed'
  | 'leadHired'
  | 'jobConfirmed'
  | 'jobObjected'
  | 'jobReopened'
  | 'newReview'
> = {
  newLead: ({ brand, profession, area, urgency, isUrgent, description, byName, url, ...left }) => ({
    subject: `${isUrgent ? 'Demande urgente' : 'Nouvelle demande'}\u00a0: ${profession}, ${area}`,
    preview: description,
    heading: byName ? 'Un client vous demande' : 'Quelqu’un près de chez vous a besoin de vous',
    paragraphs: [
      byName
        ? 'Un client vous a choisi. Voici ce qu’il lui faut\u00a0:'
        : 'Un client cherche un professionnel comme vous. Voici ce qu’il lui faut\u00a0:',
    ],
    facts: [
      { label: 'Métier', value: profession },
      { label: 'Secteur', value: area },
      { label: 'Délai', value: urgency },
      ...until(left.answerBy),
    ],
    figures: figures(left.distance, left.minutesLeft),
    quote: description,
    ...ways(left.answerUrl, url),
    after: [
      'Le nom, l’adresse et les coordonnées du client s’affichent dès que vous acceptez.',
      ...(left.answerUrl ? [forYouAlone] : []),
    ],
    why: bySubscription(brand),
    sms: `${brand}\u00a0: nouvelle demande, ${profession}, ${area}. ${urgency}. Répondez ici\u00a0: ${left.answerUrl ?? url}`,
  }),
  leadReminder: ({ brand, profession, area, urgency, minutesLeft, url, ...left }) => ({
    subject: `On vous attend encore\u00a0: ${profession}, ${area}`,
    preview: `Il vous reste ${timeLeft(minutesLeft)} pour répondre.`,
    heading: 'Une demande attend votre réponse',
    paragraphs: [
      `Vous n’avez pas encore regardé cette demande. Il reste ${timeLeft(minutesLeft)}; ensuite, elle passe au professionnel suivant.`,
    ],
    facts: [
      { label: 'Métier', value: profession },
      { label: 'Secteur', value: area },
      { label: 'Délai', value: urgency },
      ...until(left.answerBy),
    ],
    figures: figures(left.distance, minutesLeft),
    ...ways(left.answerUrl, url),
    after: left.answerUrl ? [forYouAlone] : [],
    why: bySubscription(brand),
    sms: `${brand}\u00a0: une demande vous attend, ${profession}, ${area}. Il reste ${timeLeft(minutesLeft)}\u00a0: ${left.answerUrl ?? url}`,
  }),
  leadClosed: ({ brand, profession, area, because, note, url }) => {
    const { subject, heading, text, after } = closings[because];
    return {
      subject: `${subject}\u00a0: ${profession}, ${area}`,
      preview: note ? `${text} «\u00a0${note}\u00a0»` : text,
      heading,
      paragraphs: [`Il s’agit de la demande «\u00a0${profession}, ${area}\u00a0».`, text],
      ...(note ? { quote: note } : {}),
      button: { label: 'Voir mes demandes', url },
      after: [after],
      why: `Vous recevez ce courriel parce que cette demande vous avait été envoyée sur ${brand}.`,
      sms: `${brand}\u00a0: ${profession}, ${area}. ${text}`,
    };
  },
  leadHired: ({ brand, profession, customer, url }) => ({
    subject: `${customer} vous engage`,
    preview: `Le contrat est à vous\u00a0: ${profession}. Réglez les derniers détails dans votre conversation.`,
    heading: 'Le contrat est à vous',
    paragraphs: [
      `${customer} a comparé et vous a choisi pour la demande «\u00a0${profession}\u00a0». Félicitations!`,
      'Réglez les derniers détails dans votre conversation. Une fois le travail fait, signalez-le dans la demande, et le client le confirmera.',
    ],
    button: { label: 'Ouvrir la demande', url },
    why: byAcceptance(brand),
    sms: `${brand}\u00a0: ${customer} vous engage (${profession}). Réglez les détails ici\u00a0: ${url}`,
  }),
  jobConfirmed: ({ brand, profession, customer, bySilence, url }) => ({
    subject: bySilence
      ? `Travail terminé\u00a0: ${profession}`
      : `${customer} confirme que le travail est terminé`,
    preview: bySilence
      ? 'Le client n’a rien objecté\u00a0: le travail est donc considéré comme terminé.'
      : 'Le travail est terminé. Merci pour ce que vous avez fait!',
    heading: 'Le travail est terminé',
    paragraphs: [
      bySilence
        ? `${customer} n’a rien objecté à temps\u00a0: la demande «\u00a0${profession}\u00a0» est donc considérée comme terminée.`
        : `${customer} confirme que la demande «\u00a0${profession}\u00a0» est terminée. Merci pour votre travail!`,
      'Le client peut maintenant laisser un avis. Nous vous préviendrons dès qu’il y en aura un.',
    ],
    button: { label: 'Voir mes demandes', url },
    why: byAcceptance(brand),
    sms: `${brand}\u00a0: le travail pour ${customer} (${profession}) est terminé. ${url}`,
  }),
  jobObjected: ({ brand, profession, customer, url }) => ({
    subject: `Selon ${customer}, le travail n’est pas encore terminé`,
    preview: 'Parlez de ce qui manque; la demande reste ouverte en attendant.',
    heading: 'Il manque encore quelque chose',
    paragraphs: [
      `Vous avez signalé la demande «\u00a0${profession}\u00a0» comme terminée. ${customer} voit les choses autrement.`,
      'Demandez ce qui manque dans votre conversation. La demande reste ouverte, et vous pourrez la signaler de nouveau comme terminée.',
    ],
    button: { label: 'Ouvrir la demande', url },
    why: byAcceptance(brand),
    sms: `${brand}\u00a0: selon ${customer}, le travail (${profession}) n’est pas encore terminé. Parlez-en ici\u00a0: ${url}`,
  }),
  jobReopened: ({ brand, profession, customer, url }) => ({
    subject: `Le travail pour ${customer} est rouvert`,
    preview: 'Notre équipe l’a rouvert. Voyez ensemble ce qu’il reste à faire.',
    heading: 'Le travail est rouvert',
    paragraphs: [
      `Notre équipe a rouvert la demande «\u00a0${profession}\u00a0», qui avait été fermée comme terminée.`,
      `Demandez à ${customer}, dans votre conversation, ce qu’il reste à faire; une fois le travail fait, signalez-le dans la demande.`,
    ],
    button: { label: 'Ouvrir la demande', url },
    why: byAcceptance(brand),
    sms: `${brand}\u00a0: notre équipe a rouvert le travail pour ${customer} (${profession}). Parlez-en ici\u00a0: ${url}`,
  }),
  newReview: ({ brand, profession, rating, url }) => ({
    subject: `Un nouvel avis\u00a0: ${rating} sur 5`,
    preview: `Au sujet de la demande «\u00a0${profession}\u00a0». Vous pouvez y répondre une fois.`,
    heading: `On vous a donné ${rating} sur 5`,
    paragraphs: [
      `Quelqu’un a laissé un avis sur votre travail pour la demande «\u00a0${profession}\u00a0».`,
      'Vous pouvez y répondre une fois, et tout le monde pourra vous lire. Un simple merci est toujours une bonne réponse.',
    ],
    button: { label: 'Lire l’avis', url },
    why: bySubscription(brand),
    sms: `${brand}\u00a0: un nouvel avis sur votre travail, ${rating} sur 5. Lisez-le ici\u00a0: ${url}`,
  }),
};

const forYouAlone =
  'Ce bouton n’est que pour vous\u00a0: quiconque a ce courriel peut répondre en votre nom.';

/** The personal link first, where there is one; the one to the dashboard remains. */
function ways(answerUrl: string | null, url: string) {
  if (!answerUrl) return { button: { label: 'Voir la demande et répondre', url } };
  return {
    button: { label: 'Répondre sans me connecter', url: answerUrl },
    links: [{ label: 'La voir dans mon espace', url }],
  };
}

/** What decides whether to answer now. */
function figures(distance: string | null, minutes: number | undefined) {
  return [
    ...(distance ? [{ label: 'Distance', value: distance }] : []),
    ...(minutes ? [{ label: 'Temps pour répondre', value: timeLeft(minutes) }] : []),
  ];
}

function until(moment: string | null) {
  return moment ? [{ label: 'Répondre avant', value: moment }] : [];
}

function timeLeft(minutes: number): string {
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? '1 heure' : `${hours} heures`;
}
