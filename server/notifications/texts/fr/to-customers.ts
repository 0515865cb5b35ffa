import type { Letters } from '../letter.ts';

const byRequest = (brand: string) =>
  `Vous recevez ce courriel parce que vous avez envoyé une demande sur ${brand}.`;

/** What customers are notified of. */
export const customerLetters: Pick<
  Letters,
  | 'leadAccepted'
  | 'leadReplaced'
  | 'leadSteppedBack'
  | 'directEnded'
  | 'nobodyYet'
  | 'foundAgain'
  | 'completionReported'
  | 'completedBySilence'
  | 'requestCancelled'
  | 'requestReopened'
  | 'reviewAsked'
  | 'reviewAnswered'
> = {
  leadAccepted: ({ brand, profession, professional, note, url }) => ({
    subject: `${professional} a accepté votre demande`,
    preview: 'Vous pouvez régler les détails dès maintenant.',
    heading: `${professional} a dit oui`,
    paragraphs: [
      `Bonne nouvelle pour votre demande (${profession})\u00a0: ${professional} l’a acceptée.`,
      'Réglez les détails dans votre conversation\u00a0: le moment, le prix, ce qu’il faut préparer.',
    ],
    ...(note ? { quote: note } : {}),
    button: { label: 'Ouvrir la conversation', url },
    why: byRequest(brand),
    sms: `${brand}\u00a0: ${professional} a accepté votre demande. Clavardez ici\u00a0: ${url}`,
  }),
  leadReplaced: ({ brand, profession, professional, because, url }) => {
    const { subject, text } = {
      denied: {
        subject: `${professional} n’est pas disponible`,
        text: `${professional} ne peut pas prendre votre demande (${profession}). La recherche continue d’elle-même.`,
      },
      expired: {
        subject: `${professional} n’a pas répondu à temps`,
        text: `${professional} n’a pas répondu à temps à votre demande (${profession}). La recherche continue d’elle-même.`,
      },
      team: {
        subject: `Nous nous adressons à quelqu’un d’autre que ${professional}`,
        text: `Notre équipe a confié à quelqu’un d’autre la place de ${professional} dans votre demande (${profession}).`,
      },
    }[because];
    return {
      subject,
      preview: 'La recherche continue d’elle-même. Vous n’avez rien à faire.',
      heading: 'La recherche continue',
      paragraphs: [text],
      button: { label: 'Voir ma demande', url },
      why: byRequest(brand),
      sms: `${brand}\u00a0: ${text} ${url}`,
    };
  },
  leadSteppedBack: ({ brand, profession, professional, note, url }) => ({
    subject: `${professional} doit se désister`,
    preview: note
      ? `«\u00a0${note}\u00a0» Nous cherchons déjà quelqu’un d’autre pour vous.`
      : 'Nous cherchons déjà quelqu’un d’autre pour vous.',
    heading: `${professional} doit se désister`,
    paragraphs: [
      `${professional} avait accepté votre demande (${profession}), mais ne pourra finalement pas s’en occuper. Nous en sommes désolés.`,
      'Nous cherchons déjà quelqu’un d’autre et vous écrirons dès que quelqu’un dira oui.',
    ],
    ...(note ? { quote: note } : {}),
    button: { label: 'Voir ma demande', url },
    why: byRequest(brand),
    sms: `${brand}\u00a0: ${professional} doit se désister. Nous cherchons déjà quelqu’un d’autre. ${url}`,
  }),
  directEnded: ({ brand, profession, professional, because, note, url }) => {
    const { subject, text } = {
      denied: {
        subject: `${professional} ne peut pas s’en charger`,
        text: `${professional} ne peut pas prendre votre demande (${profession}).`,
      },
      expired: {
        subject: `${professional} n’a pas répondu à temps`,
        text: `${professional} n’a pas répondu à temps à votre demande (${profession}).`,
      },
      ended: {
        subject: `${professional} n’est plus disponible`,
        text: `${professional} n’est plus disponible pour votre demande (${profession}).`,
      },
    }[because];
    return {
      subject,
      preview: 'Personne d’autre n’a été contacté. Vous pouvez demander à d’autres en un geste.',
      heading: subject,
      paragraphs: [
        text,
        'Personne d’autre n’a été contacté. Votre demande est prête\u00a0: en un geste, elle part à deux autres professionnels près de chez vous.',
      ],
      ...(note ? { quote: note } : {}),
      button: { label: 'Demander à d’autres', url },
      why: byRequest(brand),
      sms: `${brand}\u00a0: ${text} Personne d’autre n’a été contacté. Demandez à d’autres ici\u00a0: ${url}`,
    };
  },
  nobodyYet: ({ brand, profession, area, url }) => ({
    subject: `Nous cherchons encore pour vous\u00a0: ${profession}, ${area}`,
    preview: 'La recherche continue d’elle-même; nous vous écrirons dès que quelqu’un répond.',
    heading: 'Nous cherchons encore',
    paragraphs: [
      `Pour l’instant, personne n’est libre pour votre demande (${profession}, ${area}).`,
      'La recherche continue d’elle-même\u00a0: dès qu’un professionnel se libère, nous le contactons. ' +
        'Vous n’avez rien d’autre à faire.',
    ],
    button: { label: 'Voir ma demande', url },
    why: byRequest(brand),
    sms: `${brand}\u00a0: personne n’est encore libre pour votre demande. Nous continuons de chercher et vous écrirons. ${url}`,
  }),
  foundAgain: ({ brand, profession, area, url }) => ({
    subject: `Nous avons trouvé quelqu’un à contacter\u00a0: ${profession}, ${area}`,
    preview: 'Un professionnel vient d’être contacté. Suivez sa réponse en direct.',
    heading: 'L’attente est finie',
    paragraphs: [
      `Quelqu’un s’est libéré pour votre demande (${profession}, ${area}) et vient d’être contacté.`,
      'Vous pouvez suivre sa réponse en direct. Nous vous écrirons dès qu’il y aura un oui.',
    ],
    button: { label: 'Suivre ma demande', url },
    why: byRequest(brand),
    sms: `${brand}\u00a0: nous avons contacté un professionnel pour votre demande. Suivez-la ici\u00a0: ${url}`,
  }),
  completionReported: ({ brand, profession, professional, days, url }) => ({
    subject: `Selon ${professional}, le travail est terminé`,
    preview: `Est-ce bien le cas? Confirmez-le d’ici ${days} jours, ou dites ce qui manque.`,
    heading: 'Le travail est-il terminé?',
    paragraphs: [
      `${professional} a signalé votre demande (${profession}) comme terminée.`,
      `Confirmez-le, ou dites ce qui manque. Sans nouvelles de vous, elle sera considérée comme terminée dans ${days} jours.`,
    ],
    button: { label: 'Confirmer ou contester', url },
    why: byRequest(brand),
    sms: `${brand}\u00a0: selon ${professional}, le travail est terminé. Confirmez ou contestez d’ici ${days} jours\u00a0: ${url}`,
  }),
  completedBySilence: ({ brand, profession, professional, days, url }) => ({
    subject: `Demande terminée\u00a0: ${profession}`,
    preview: `${professional} l’a signalée comme terminée il y a ${days} jours, et rien n’a été contesté.`,
    heading: 'Votre demande est terminée',
    paragraphs: [
      `${professional} a signalé votre demande (${profession}) comme terminée il y a ${days} jours. Comme rien n’a été contesté, elle est considérée comme telle.`,
      'Si vous le voulez, dites dans un avis comment cela s’est passé. Vous aiderez la prochaine personne à choisir.',
    ],
    button: { label: 'Voir ma demande', url },
    why: byRequest(brand),
    sms: `${brand}\u00a0: votre demande (${profession}) est considérée comme terminée. Comment ça s’est passé? ${url}`,
  }),
  requestCancelled: ({ brand, profession, area, isDeleted, url }) => ({
    subject: `Notre équipe a annulé votre demande\u00a0: ${profession}, ${area}`,
    preview: 'Elle est fermée pour toutes les personnes à qui elle avait été envoyée.',
    heading: 'Votre demande est annulée',
    paragraphs: [
      isDeleted
        ? `Notre équipe a annulé votre demande (${profession}, ${area}) et supprimé tout ce qui s’y rattachait.`
        : `Notre équipe a annulé votre demande (${profession}, ${area}).`,
      'Elle est fermée pour toutes les personnes à qui elle avait été envoyée. S’il vous faut encore quelqu’un, vous pouvez envoyer une nouvelle demande à tout moment.',
    ],
    button: { label: isDeleted ? 'Voir mes demandes' : 'Voir ma demande', url },
    why: byRequest(brand),
    sms: `${brand}\u00a0: notre équipe a annulé votre demande (${profession}). Vous pouvez en envoyer une nouvelle\u00a0: ${url}`,
  }),
  requestReopened: ({ brand, profession, was, url }) => {
    const text = {
      cancelled: `Notre équipe a rouvert votre demande (${profession}). Nous nous adressons à des professionnels qui ne l’ont pas encore reçue.`,
      completed: `Notre équipe a rouvert votre demande (${profession})\u00a0: le travail n’est plus considéré comme terminé.`,
    }[was];
    return {
      subject: `Votre demande est rouverte\u00a0: ${profession}`,
      preview: text,
      heading: 'Votre demande est rouverte',
      paragraphs: [
        text,
        was === 'cancelled'
          ? 'Vous pouvez suivre leurs réponses en direct. S’il ne vous faut plus personne, vous pouvez l’annuler au même endroit.'
          : 'Réglez dans votre conversation ce qu’il reste à faire, puis confirmez que c’est terminé.',
      ],
      button: { label: 'Voir ma demande', url },
      why: byRequest(brand),
      sms: `${brand}\u00a0: notre équipe a rouvert votre demande (${profession}). Suivez-la ici\u00a0: ${url}`,
    };
  },
  reviewAsked: ({ brand, profession, professional, url }) => ({
    subject: `Comment ça s’est passé avec ${professional}?`,
    preview: 'Deux phrases suffisent et aident la prochaine personne à choisir.',
    heading: `Comment ça s’est passé avec ${professional}?`,
    paragraphs: [
      `Votre demande (${profession}) est terminée. Avez-vous aimé le travail?`,
      'Une note et deux phrases suffisent. Elles aident la prochaine personne à choisir, et les bons professionnels à se faire connaître.',
    ],
    button: { label: 'Écrire un avis', url },
    after: ['Nous ne le demandons qu’une fois par travail.'],
    why: byRequest(brand),
    sms: `${brand}\u00a0: comment ça s’est passé avec ${professional}? Dites-le en deux phrases\u00a0: ${url}`,
  }),
  reviewAnswered: ({ brand, profession, professional, words, url }) => ({
    subject: `${professional} a répondu à votre avis`,
    preview: `Au sujet de votre demande «\u00a0${profession}\u00a0».`,
    heading: `${professional} a répondu à votre avis`,
    paragraphs: [
      `${professional} a lu votre avis sur la demande «\u00a0${profession}\u00a0» et y a répondu.`,
    ],
    ...(words ? { quote: words } : {}),
    button: { label: 'Lire la réponse', url },
    why: `Vous recevez ce courriel parce que vous avez écrit un avis sur ${brand}.`,
    sms: `${brand}\u00a0: ${professional} a répondu à votre avis. Lisez la réponse ici\u00a0: ${url}`,
  }),
};
