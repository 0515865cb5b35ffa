import type { Letters } from '../letter.ts';

/** What both sides of an agreement are notified of. */
export const agreementLetters: Pick<
  Letters,
  'changeSent' | 'changeWithdrawn' | 'changeDeclined' | 'changeAccepted' | 'invoiceIssued'
> = {
  changeSent: ({ brand, profession, professional, price, note, url }) => ({
    subject: `${professional} propose une modification\u00a0: ${price} en tout`,
    preview: 'Taxes comprises. Voyez ce qui change, puis acceptez ou refusez.',
    heading: `${professional} propose une modification\u00a0: ${price} en tout`,
    paragraphs: [
      `${professional} propose de modifier ce que vous avez convenu (${profession}). Le travail coûterait alors ${price}, taxes comprises.`,
      'Rien ne change avant votre accord. La raison donnée\u00a0:',
    ],
    quote: note,
    button: { label: 'Voir la modification', url },
    why: `Vous recevez ce courriel parce que vous avez fait une demande sur ${brand}.`,
    sms: `${brand}\u00a0: ${professional} propose une modification, ${price} en tout. À voir ici\u00a0: ${url}`,
  }),
  changeWithdrawn: ({ brand, profession, professional, price, url }) => ({
    subject: `${professional} a retiré la modification proposée`,
    preview: `${professional} a retiré la modification de votre travail (${profession}) à ${price}. Ce que vous avez convenu reste valable.`,
    heading: `${professional} a retiré la modification proposée`,
    paragraphs: [
      `${professional} a retiré la modification de votre travail (${profession}) à ${price}. Ce que vous avez convenu reste valable.`,
    ],
    button: { label: 'Voir ma demande', url },
    why: `Vous recevez ce courriel parce que vous avez fait une demande sur ${brand}.`,
    sms: `${brand}\u00a0: ${professional} a retiré la modification proposée. ${url}`,
  }),
  changeDeclined: ({ brand, profession, area, customer, price, note, url }) => ({
    subject: `${customer} a refusé votre modification`,
    preview: `${customer} a refusé la modification à ${price} (${profession}, ${area}). Ce qui était convenu reste valable.`,
    heading: `${customer} a refusé votre modification`,
    paragraphs: [
      `${customer} a refusé la modification à ${price} (${profession}, ${area}). Ce qui était convenu reste valable.`,
    ],
    ...(note ? { quote: note } : {}),
    button: { label: 'Voir le travail', url },
    why: `Vous recevez ce courriel parce que vous faites un travail convenu sur ${brand}.`,
    sms: `${brand}\u00a0: ${customer} a refusé votre modification. ${url}`,
  }),
  changeAccepted: ({ brand, profession, area, customer, price, url }) => ({
    subject: `${customer} a accepté votre modification\u00a0: ${price} en tout`,
    preview: `${customer} a accepté la modification (${profession}, ${area}). Le travail coûte maintenant ${price}, taxes comprises.`,
    heading: `${customer} a accepté votre modification\u00a0: ${price} en tout`,
    paragraphs: [
      `${customer} a accepté la modification (${profession}, ${area}). Le travail coûte maintenant ${price}, taxes comprises.`,
    ],
    button: { label: 'Voir le travail', url },
    why: `Vous recevez ce courriel parce que vous faites un travail convenu sur ${brand}.`,
    sms: `${brand}\u00a0: ${customer} a accepté votre modification, ${price} en tout. ${url}`,
  }),
  invoiceIssued: ({ brand, profession, professional, price, what, number, url }) => {
    const isInvoice = what === 'invoice';
    const subject = isInvoice
      ? `${professional} vous a envoyé une facture de ${price}`
      : `${professional} vous a crédité ${price}`;
    return {
      subject,
      preview: 'À voir, avec ce qui reste à payer.',
      heading: subject,
      paragraphs: [
        isInvoice
          ? `La facture ${number} de votre travail (${profession}) est de ${price}, taxes comprises. Vous payez ${professional} directement, comme convenu; rien ne se paie ici.`
          : `La note de crédit ${number} de votre travail (${profession}) retire ${price} de la facture, taxes comprises.`,
      ],
      button: { label: isInvoice ? 'Voir la facture' : 'Voir la note de crédit', url },
      why: `Vous recevez ce courriel parce que vous avez fait une demande sur ${brand}.`,
      sms: `${brand}\u00a0: ${subject}. ${url}`,
    };
  },
};
