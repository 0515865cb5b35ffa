import type { Letters } from '../letter.ts';

/** What both sides of a quote are notified of. */
export const quoteLetters: Pick<
  Letters,
  'quoteSent' | 'quoteWithdrawn' | 'quoteDeclined' | 'quoteChangeAsked' | 'quoteExpired'
> = {
  quoteSent: ({ brand, profession, professional, price, revision, url }) => {
    const subject =
      revision === 'first'
        ? `${professional} vous a envoyé une soumission\u00a0: ${price}`
        : `${professional} a modifié sa soumission\u00a0: ${price}`;
    return {
      subject,
      preview: 'Taxes comprises. Voyez ce qu’elle couvre et répondez en un geste.',
      heading: subject,
      paragraphs: [
        `${professional} vous propose de faire le travail (${profession}) pour ${price}, taxes comprises.`,
        'Voyez tout ce que cela couvre, demandez un changement, acceptez ou refusez. Rien n’est convenu avant votre accord.',
      ],
      button: { label: 'Voir la soumission', url },
      why: `Vous recevez ce courriel parce que vous avez fait une demande sur ${brand}.`,
      sms: `${brand}\u00a0: ${professional} vous a envoyé une soumission de ${price}. À voir ici\u00a0: ${url}`,
    };
  },
  quoteWithdrawn: ({ brand, profession, professional, price, url }) => ({
    subject: `${professional} a retiré sa soumission`,
    preview: `${professional} a retiré sa soumission de ${price} pour votre demande (${profession}).`,
    heading: `${professional} a retiré sa soumission`,
    paragraphs: [
      `${professional} a retiré sa soumission de ${price} pour votre demande (${profession}).`,
    ],
    button: { label: 'Voir ma demande', url },
    why: `Vous recevez ce courriel parce que vous avez fait une demande sur ${brand}.`,
    sms: `${brand}\u00a0: ${professional} a retiré sa soumission. ${url}`,
  }),
  quoteDeclined: ({ brand, profession, area, customer, price, note, url }) => ({
    subject: `${customer} a refusé votre soumission`,
    preview: `${customer} a refusé votre soumission de ${price} (${profession}, ${area}). La conversation reste ouverte\u00a0: vous pouvez en envoyer une autre.`,
    heading: `${customer} a refusé votre soumission`,
    paragraphs: [
      `${customer} a refusé votre soumission de ${price} (${profession}, ${area}). La conversation reste ouverte\u00a0: vous pouvez en envoyer une autre.`,
    ],
    ...(note ? { quote: note } : {}),
    button: { label: 'Voir la demande', url },
    why: `Vous recevez ce courriel parce que vous avez envoyé une soumission sur ${brand}.`,
    sms: `${brand}\u00a0: ${customer} a refusé votre soumission. ${url}`,
  }),
  quoteChangeAsked: ({ brand, profession, area, customer, price, note, url }) => ({
    subject: `${customer} voudrait changer votre soumission`,
    preview: `${customer} a lu votre soumission de ${price} (${profession}, ${area}) et voudrait autre chose\u00a0:`,
    heading: `${customer} voudrait changer votre soumission`,
    paragraphs: [
      `${customer} a lu votre soumission de ${price} (${profession}, ${area}) et voudrait autre chose\u00a0:`,
    ],
    quote: note,
    button: { label: 'Modifier la soumission', url },
    why: `Vous recevez ce courriel parce que vous avez envoyé une soumission sur ${brand}.`,
    sms: `${brand}\u00a0: ${customer} voudrait changer votre soumission. ${url}`,
  }),
  quoteExpired: ({ brand, profession, area, customer, price, url }) => ({
    subject: `Votre soumission à ${customer} est échue`,
    preview: `Votre soumission de ${price} à ${customer} (${profession}, ${area}) n’est plus valide. Vous pouvez en envoyer une nouvelle.`,
    heading: `Votre soumission à ${customer} est échue`,
    paragraphs: [
      `Votre soumission de ${price} à ${customer} (${profession}, ${area}) n’est plus valide. Vous pouvez en envoyer une nouvelle.`,
    ],
    button: { label: 'Voir la demande', url },
    why: `Vous recevez ce courriel parce que vous avez envoyé une soumission sur ${brand}.`,
    sms: `${brand}\u00a0: Votre soumission à ${customer} est échue. ${url}`,
  }),
};
