import type { InvitationFacts, Letters } from '../letter.ts';

const reasons: Record<InvitationFacts['basis'], string> = {
  published_address: 'l’adresse de votre entreprise est publiée à l’intention de la clientèle',
  consent: 'vous avez accepté d’être informé de ce genre de travaux',
  existing_business: 'vous avez déjà fait affaire avec nous',
  referral: 'quelqu’un qui connaît votre travail vous a recommandé',
};

/** To an unclaimed professional: the sender, the reason, one job, and three answers. */
export const invitation: Letters['invitation'] = (facts) => {
  const { brand, name, profession, area, urgency, description, answerBy, sender } = facts;
  const { acceptUrl, declineUrl, stopUrl, freeRequests } = facts;
  const free = freeRequests === null ? 'toutes les demandes' : `${freeRequests} demandes par mois`;
  return {
    subject: `${facts.isUrgent ? 'Un travail urgent près de chez vous' : 'Un travail près de chez vous'}\u00a0: ${profession}, ${area}`,
    preview: description,
    heading: `Pouvez-vous prendre ce travail, ${name}?`,
    paragraphs: [
      `Près de chez vous, quelqu’un a demandé à ${brand} une personne qui fait ce que vous faites. Vous n’avez pas de compte chez nous, et ce travail peut quand même être à vous\u00a0:`,
    ],
    facts: [
      { label: 'Métier', value: profession },
      { label: 'Secteur', value: area },
      { label: 'Délai', value: urgency },
      { label: 'Répondre avant', value: answerBy },
    ],
    quote: description,
    button: { label: 'Accepter ce travail', url: acceptUrl },
    links: [
      { label: 'Ce travail ne m’intéresse pas', url: declineUrl },
      { label: 'Ne plus jamais me contacter', url: stopUrl },
    ],
    after: [
      `En acceptant, vous vérifiez le profil que nous avons préparé pour vous, puis vous voyez le nom, l’adresse et les coordonnées du client. C’est gratuit\u00a0: ${free}, sans carte.`,
    ],
    why: `Vous recevez ce message parce que ${reasons[facts.basis]} (${facts.source}). Nous vous écrivons au plus une fois par jour et effaçons ce que nous savons de vous si vous ne vous inscrivez pas dans les 90 jours.`,
    identity: `${brand} est exploité par ${sender.name}, ${sender.address}.`,
    sms: `${brand} (${sender.name}, ${sender.address})\u00a0: un travail près de chez vous, ${profession}, ${area}. ${urgency}. Répondez avant ${answerBy}. Accepter, sans frais\u00a0: ${acceptUrl} Non\u00a0: ${declineUrl} Plus jamais\u00a0: ${stopUrl}`,
  };
};
