import type { Letters } from '../letter.ts';

export const letters: Letters = {
  signInCode: ({ brand, code, purpose, minutes, site }) => ({
    subject: `${code} est votre code ${brand}`,
    preview: `Il est valide ${minutes} minutes, dans le navigateur où vous l’avez demandé.`,
    heading: {
      'sign-in': 'Votre code de connexion',
      reset: 'Votre code pour un nouveau mot de passe',
      contact: 'Votre code pour cette adresse',
    }[purpose],
    paragraphs: [`Entrez ce code sur ${brand} pour continuer\u00a0:`],
    code,
    after: [
      `Il ne sert qu’une fois, pendant ${minutes} minutes, et seulement dans le navigateur où vous l’avez demandé.`,
      `Personne chez ${brand} ne vous le demandera. Si vous n’avez pas demandé de code, ignorez ce courriel.`,
    ],
    why: `Vous recevez ce courriel parce que votre adresse a été entrée sur ${brand}.`,
    sms: `${code} est votre code ${brand}. Il est valide ${minutes} minutes. Ne le donnez à personne.\n\n@${site} #${code}`,
  }),
  accountChanged: ({ brand, what, url }) => {
    const changed = {
      password: 'Le mot de passe',
      email: 'L’adresse courriel',
      phone: 'Le numéro de téléphone',
    }[what];
    return {
      subject: `${changed} de votre compte ${brand} a changé`,
      preview: 'Si c’est bien vous, il n’y a rien à faire.',
      heading: `${changed} de votre compte a changé`,
      paragraphs: [
        `${changed} de votre compte ${brand} vient de changer, et tous les autres navigateurs ont été déconnectés.`,
        'Si c’est bien vous, il n’y a rien à faire.',
      ],
      button: { label: 'Ce n’était pas moi', url },
      after: [
        'Connectez-vous avec un code, choisissez un nouveau mot de passe et fermez les sessions que vous ne reconnaissez pas.',
      ],
      why: `Vous recevez ce courriel parce que votre adresse appartient à un compte sur ${brand}.`,
      sms: `${brand}\u00a0: ${changed.toLowerCase()} de votre compte a changé. Ce n’était pas vous? Connectez-vous ici\u00a0: ${url}`,
    };
  },
  newLead: ({ brand, profession, area, urgency, isUrgent, description, url }) => ({
    subject: `${isUrgent ? 'Demande urgente' : 'Nouvelle demande'}\u00a0: ${profession}, ${area}`,
    preview: description,
    heading: 'Quelqu’un près de chez vous a besoin de vous',
    paragraphs: ['Un client cherche un professionnel comme vous. Voici ce qu’il lui faut\u00a0:'],
    facts: [
      { label: 'Métier', value: profession },
      { label: 'Secteur', value: area },
      { label: 'Délai', value: urgency },
    ],
    quote: description,
    button: { label: 'Voir la demande et répondre', url },
    after: ['Le nom, l’adresse et les coordonnées du client s’affichent dès que vous acceptez.'],
    why: `Vous recevez ce courriel parce que vous offrez vos services sur ${brand}.`,
    sms: `${brand}\u00a0: nouvelle demande, ${profession}, ${area}. ${urgency}. Répondez ici\u00a0: ${url}`,
  }),
  leadAccepted: ({ brand, profession, professional, url }) => ({
    subject: `${professional} a accepté votre demande`,
    preview: 'Vous pouvez régler les détails dès maintenant.',
    heading: `${professional} a dit oui`,
    paragraphs: [
      `Bonne nouvelle pour votre demande (${profession})\u00a0: ${professional} l’a acceptée.`,
      'Réglez les détails dans votre conversation\u00a0: le moment, le prix, ce qu’il faut préparer.',
    ],
    button: { label: 'Ouvrir la conversation', url },
    why: `Vous recevez ce courriel parce que vous avez envoyé une demande sur ${brand}.`,
    sms: `${brand}\u00a0: ${professional} a accepté votre demande. Clavardez ici\u00a0: ${url}`,
  }),
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
    why: `Vous recevez ce courriel parce que vous avez envoyé une demande sur ${brand}.`,
    sms: `${brand}\u00a0: personne n’est encore libre pour votre demande. Nous continuons de chercher et vous écrirons. ${url}`,
  }),
  requestFilled: ({ brand, profession, area, url }) => ({
    subject: `Déjà pris\u00a0: ${profession}, ${area}`,
    preview: 'Quelqu’un a été plus rapide; vous n’avez plus à répondre.',
    heading: 'Cette demande a trouvé preneur',
    paragraphs: [
      `Quelqu’un d’autre a pris la demande «\u00a0${profession}, ${area}\u00a0» avant vous\u00a0: vous n’avez plus à y répondre.`,
      'Cela ne change ni votre taux d’acceptation ni ce qu’il vous reste de demandes ce mois-ci.',
    ],
    button: { label: 'Voir mes demandes', url },
    why: `Vous recevez ce courriel parce que cette demande vous avait été envoyée sur ${brand}.`,
    sms: `${brand}\u00a0: quelqu’un d’autre a pris la demande ${profession}, ${area}. Vous n’avez plus à répondre.`,
  }),
  unreadMessage: ({ brand, profession, from, url }) => ({
    subject: `${from} vous a écrit`,
    preview: 'On attend votre réponse dans la conversation.',
    heading: 'Un message vous attend',
    paragraphs: [`${from} vous a écrit au sujet de la demande «\u00a0${profession}\u00a0».`],
    button: { label: 'Lire et répondre', url },
    after: [
      'Peu importe le nombre de messages en attente, vous ne recevez qu’un seul courriel par conversation.',
    ],
    why: `Vous recevez ce courriel parce que vous avez une conversation sur ${brand}.`,
    sms: `${brand}\u00a0: ${from} vous a écrit. Lisez et répondez\u00a0: ${url}`,
  }),
};
