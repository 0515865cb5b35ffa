import type { Letters } from '../letter.ts';

/** What both sides of an agreement are notified of. */
export const agreementLetters: Pick<
  Letters,
  'changeSent' | 'changeWithdrawn' | 'changeDeclined' | 'changeAccepted' | 'invoiceIssued'
> = {
  changeSent: ({ brand, profession, professional, price, note, url }) => ({
    subject: `${professional} proposes a change: ${price} in all`,
    preview: 'Taxes included. See what changes, and accept or decline.',
    heading: `${professional} proposes a change: ${price} in all`,
    paragraphs: [
      `${professional} proposes a change of what you agreed on (${profession}). With it the job costs ${price}, taxes included.`,
      'Nothing changes before you accept. The reason given:',
    ],
    quote: note,
    button: { label: 'See the change', url },
    why: `You get this email because you asked for help on ${brand}.`,
    sms: `${brand}: ${professional} proposes a change, ${price} in all. See it here: ${url}`,
  }),
  changeWithdrawn: ({ brand, profession, professional, price, url }) => ({
    subject: `${professional} took back the proposed change`,
    preview: `${professional} took back the change of your job (${profession}) to ${price}. What you agreed on stays.`,
    heading: `${professional} took back the proposed change`,
    paragraphs: [
      `${professional} took back the change of your job (${profession}) to ${price}. What you agreed on stays.`,
    ],
    button: { label: 'See my request', url },
    why: `You get this email because you asked for help on ${brand}.`,
    sms: `${brand}: ${professional} took back the proposed change. ${url}`,
  }),
  changeDeclined: ({ brand, profession, area, customer, price, note, url }) => ({
    subject: `${customer} declined your change`,
    preview: `${customer} declined the change to ${price} (${profession}, ${area}). What was agreed on stays.`,
    heading: `${customer} declined your change`,
    paragraphs: [
      `${customer} declined the change to ${price} (${profession}, ${area}). What was agreed on stays.`,
    ],
    ...(note ? { quote: note } : {}),
    button: { label: 'See the job', url },
    why: `You get this email because you do a job agreed on through ${brand}.`,
    sms: `${brand}: ${customer} declined your change. ${url}`,
  }),
  changeAccepted: ({ brand, profession, area, customer, price, url }) => ({
    subject: `${customer} accepted your change: ${price} in all`,
    preview: `${customer} accepted the change (${profession}, ${area}). The job now costs ${price}, taxes included.`,
    heading: `${customer} accepted your change: ${price} in all`,
    paragraphs: [
      `${customer} accepted the change (${profession}, ${area}). The job now costs ${price}, taxes included.`,
    ],
    button: { label: 'See the job', url },
    why: `You get this email because you do a job agreed on through ${brand}.`,
    sms: `${brand}: ${customer} accepted your change, ${price} in all. ${url}`,
  }),
  invoiceIssued: ({ brand, profession, professional, price, what, number, url }) => {
    const isInvoice = what === 'invoice';
    const subject = isInvoice
      ? `${professional} sent you an invoice of ${price}`
      : `${professional} credited you ${price}`;
    return {
      subject,
      preview: 'See it, with what is left to pay.',
      heading: subject,
      paragraphs: [
        isInvoice
          ? `Invoice ${number} for your job (${profession}) is ${price}, taxes included. You pay ${professional} directly, as you agreed; nothing is paid here.`
          : `Credit note ${number} for your job (${profession}) takes ${price} off the invoice, taxes included.`,
      ],
      button: { label: isInvoice ? 'See the invoice' : 'See the credit note', url },
      why: `You get this email because you asked for help on ${brand}.`,
      sms: `${brand}: ${subject}. ${url}`,
    };
  },
};
