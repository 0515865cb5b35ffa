import type { Letters } from '../letter.ts';

/** What both sides of a quote are notified of. */
export const quoteLetters: Pick<
  Letters,
  'quoteSent' | 'quoteWithdrawn' | 'quoteDeclined' | 'quoteChangeAsked' | 'quoteExpired'
> = {
  quoteSent: ({ brand, profession, professional, price, revision, url }) => {
    const subject =
      revision === 'first'
        ? `${professional} te envió una cotización: ${price}`
        : `${professional} cambió su cotización: ${price}`;
    return {
      subject,
      preview: 'Impuestos incluidos. Mira qué incluye y responde con un toque.',
      heading: subject,
      paragraphs: [
        `${professional} te ofrece hacer el trabajo (${profession}) por ${price}, impuestos incluidos.`,
        'Mira todo lo que incluye, pide un cambio, acepta o rechaza. Nada queda acordado hasta que aceptes.',
      ],
      button: { label: 'Ver la cotización', url },
      why: `Recibes este correo porque pediste ayuda en ${brand}.`,
      sms: `${brand}: ${professional} te envió una cotización de ${price}. Mírala aquí: ${url}`,
    };
  },
  quoteWithdrawn: ({ brand, profession, professional, price, url }) => ({
    subject: `${professional} retiró su cotización`,
    preview: `${professional} retiró su cotización de ${price} para tu solicitud (${profession}).`,
    heading: `${professional} retiró su cotización`,
    paragraphs: [
      `${professional} retiró su cotización de ${price} para tu solicitud (${profession}).`,
    ],
    button: { label: 'Ver mi solicitud', url },
    why: `Recibes este correo porque pediste ayuda en ${brand}.`,
    sms: `${brand}: ${professional} retiró su cotización. ${url}`,
  }),
  quoteDeclined: ({ brand, profession, area, customer, price, note, url }) => ({
    subject: `${customer} rechazó tu cotización`,
    preview: `${customer} rechazó tu cotización de ${price} (${profession}, ${area}). La conversación sigue abierta: puedes enviar otra.`,
    heading: `${customer} rechazó tu cotización`,
    paragraphs: [
      `${customer} rechazó tu cotización de ${price} (${profession}, ${area}). La conversación sigue abierta: puedes enviar otra.`,
    ],
    ...(note ? { quote: note } : {}),
    button: { label: 'Ver la solicitud', url },
    why: `Recibes este correo porque enviaste una cotización en ${brand}.`,
    sms: `${brand}: ${customer} rechazó tu cotización. ${url}`,
  }),
  quoteChangeAsked: ({ brand, profession, area, customer, price, note, url }) => ({
    subject: `${customer} quiere un cambio en tu cotización`,
    preview: `${customer} leyó tu cotización de ${price} (${profession}, ${area}) y quisiera algo distinto:`,
    heading: `${customer} quiere un cambio en tu cotización`,
    paragraphs: [
      `${customer} leyó tu cotización de ${price} (${profession}, ${area}) y quisiera algo distinto:`,
    ],
    quote: note,
    button: { label: 'Cambiar la cotización', url },
    why: `Recibes este correo porque enviaste una cotización en ${brand}.`,
    sms: `${brand}: ${customer} quiere un cambio en tu cotización. ${url}`,
  }),
  quoteExpired: ({ brand, profession, area, customer, price, url }) => ({
    subject: `Tu cotización a ${customer} venció`,
    preview: `Tu cotización de ${price} a ${customer} (${profession}, ${area}) ya no es válida. Puedes enviar una nueva.`,
    heading: `Tu cotización a ${customer} venció`,
    paragraphs: [
      `Tu cotización de ${price} a ${customer} (${profession}, ${area}) ya no es válida. Puedes enviar una nueva.`,
    ],
    button: { label: 'Ver la solicitud', url },
    why: `Recibes este correo porque enviaste una cotización en ${brand}.`,
    sms: `${brand}: Tu cotización a ${customer} venció. ${url}`,
  }),
};
