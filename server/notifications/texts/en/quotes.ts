import type { Letters } from '../letter.ts';

/** What both sides of a quote are notified of. */
export const quoteLetters: Pick<
  Letters,
  'quoteSent' | 'quoteWithdrawn' | 'quoteDeclined' | 'quoteChangeAsked' | 'quoteExpired'
> = {
  quoteSent: ({ brand, profession, professional, price, revision, url }) => {
    const subject =
      revision === 'first'
        ? `${professional} sent you a quote: ${price}`
        : `${professional} changed the quote: ${price}`;
    return {
      subject,
      preview: 'Taxes included. See what it covers, and answer with one tap.',
      heading: subject,
      paragraphs: [
        `${professional} offers to do your job (${profession}) for ${price}, taxes included.`,
        'See everything it covers, ask for a change, accept or decline. Nothing is agreed before you accept.',
      ],
      button: { label: 'See the quote', url },
      why: `You get this email because you asked for help on ${brand}.`,
      sms: `${brand}: ${professional} sent you a quote of ${price}. See it here: ${url}`,
    };
  },
  quoteWithdrawn: ({ brand, profession, professional, price, url }) => ({
    subject: `${professional} took back the quote`,
    preview: `${professional} took back the quote of ${price} for your request (${profession}).`,
    heading: `${professional} took back the quote`,
    paragraphs: [
      `${professional} took back the quote of ${price} for your request (${profession}).`,
    ],
    button: { label: 'See my request', url },
    why: `You get this email because you asked for help on ${brand}.`,
    sms: `${brand}: ${professional} took back the quote. ${url}`,
  }),
  quoteDeclined: ({ brand, profession, area, customer, price, note, url }) => ({
    subject: `${customer} declined your quote`,
    preview: `${customer} declined your quote of ${price} (${profession}, ${area}). The conversation stays open: you can send another one.`,
    heading: `${customer} declined your quote`,
    paragraphs: [
      `${customer} declined your quote of ${price} (${profession}, ${area}). The conversation stays open: you can send another one.`,
    ],
    ...(note ? { quote: note } : {}),
    button: { label: 'See the request', url },
    why: `You get this email because you sent a quote on ${brand}.`,
    sms: `${brand}: ${customer} declined your quote. ${url}`,
  }),
  quoteChangeAsked: ({ brand, profession, area, customer, price, note, url }) => ({
    subject: `${customer} would like your quote changed`,
    preview: `${customer} read your quote of ${price} (${profession}, ${area}) and would like something different:`,
    heading: `${customer} would like your quote changed`,
    paragraphs: [
      `${customer} read your quote of ${price} (${profession}, ${area}) and would like something different:`,
    ],
    quote: note,
    button: { label: 'Change the quote', url },
    why: `You get this email because you sent a quote on ${brand}.`,
    sms: `${brand}: ${customer} would like your quote changed. ${url}`,
  }),
  quoteExpired: ({ brand, profession, area, customer, price, url }) => ({
    subject: `Your quote to ${customer} has expired`,
    preview: `Your quote of ${price} to ${customer} (${profession}, ${area}) is no longer valid. You can send a new one.`,
    heading: `Your quote to ${customer} has expired`,
    paragraphs: [
      `Your quote of ${price} to ${customer} (${profession}, ${area}) is no longer valid. You can send a new one.`,
    ],
    button: { label: 'See the request', url },
    why: `You get this email because you sent a quote on ${brand}.`,
    sms: `${brand}: Your quote to ${customer} has expired. ${url}`,
  }),
};
