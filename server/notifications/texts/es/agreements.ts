import type { Letters } from '../letter.ts';

/** What both sides of an agreement are notified of. */
export const agreementLetters: Pick<
  Letters,
  'changeSent' | 'changeWithdrawn' | 'changeDeclined' | 'changeAccepted' | 'invoiceIssued'
> = {
  changeSent: ({ brand, profession, professional, price, note, url }) => ({
    subject: `${professional} propone un cambio: ${price} en total`,
    preview: 'Impuestos incluidos. Mira qué cambia y acepta o rechaza.',
    heading: `${professional} propone un cambio: ${price} en total`,
    paragraphs: [
      `${professional} propone cambiar lo que acordaron (${profession}). Así el trabajo costaría ${price}, impuestos incluidos.`,
      'Nada cambia hasta que aceptes. El motivo:',
    ],
    quote: note,
    button: { label: 'Ver el cambio', url },
    why: `Recibes este correo porque pediste ayuda en ${brand}.`,
    sms: `${brand}: ${professional} propone un cambio, ${price} en total. Míralo aquí: ${url}`,
  }),
  changeWithdrawn: ({ brand, profession, professional, price, url }) => ({
    subject: `${professional} retiró el cambio propuesto`,
    preview: `${professional} retiró el cambio de tu trabajo (${profession}) a ${price}. Lo acordado se mantiene.`,
    heading: `${professional} retiró el cambio propuesto`,
    paragraphs: [
      `${professional} retiró el cambio de tu trabajo (${profession}) a ${price}. Lo acordado se mantiene.`,
    ],
    button: { label: 'Ver mi solicitud', url },
    why: `Recibes este correo porque pediste ayuda en ${brand}.`,
    sms: `${brand}: ${professional} retiró el cambio propuesto. ${url}`,
  }),
  changeDeclined: ({ brand, profession, area, customer, price, note, url }) => ({
    subject: `${customer} rechazó tu cambio`,
    preview: `${customer} rechazó el cambio a ${price} (${profession}, ${area}). Lo acordado se mantiene.`,
    heading: `${customer} rechazó tu cambio`,
    paragraphs: [
      `${customer} rechazó el cambio a ${price} (${profession}, ${area}). Lo acordado se mantiene.`,
    ],
    ...(note ? { quote: note } : {}),
    button: { label: 'Ver el trabajo', url },
    why: `Recibes este correo porque haces un trabajo acordado en ${brand}.`,
    sms: `${brand}: ${customer} rechazó tu cambio. ${url}`,
  }),
  changeAccepted: ({ brand, profession, area, customer, price, url }) => ({
    subject: `${customer} aceptó tu cambio: ${price} en total`,
    preview: `${customer} aceptó el cambio (${profession}, ${area}). El trabajo cuesta ahora ${price}, impuestos incluidos.`,
    heading: `${customer} aceptó tu cambio: ${price} en total`,
    paragraphs: [
      `${customer} aceptó el cambio (${profession}, ${area}). El trabajo cuesta ahora ${price}, impuestos incluidos.`,
    ],
    button: { label: 'Ver el trabajo', url },
    why: `Recibes este correo porque haces un trabajo acordado en ${brand}.`,
    sms: `${brand}: ${customer} aceptó tu cambio, ${price} en total. ${url}`,
  }),
  invoiceIssued: ({ brand, profession, professional, price, what, number, url }) => {
    const isInvoice = what === 'invoice';
    const subject = isInvoice
      ? `${professional} te envió una factura de ${price}`
      : `${professional} te acreditó ${price}`;
    return {
      subject,
      preview: 'Mírala, con lo que falta por pagar.',
      heading: subject,
      paragraphs: [
        isInvoice
          ? `La factura ${number} de tu trabajo (${profession}) es de ${price}, impuestos incluidos. Le pagas directamente a ${professional}, como acordaron; aquí no se paga nada.`
          : `La nota de crédito ${number} de tu trabajo (${profession}) descuenta ${price} de la factura, impuestos incluidos.`,
      ],
      button: { label: isInvoice ? 'Ver la factura' : 'Ver la nota de crédito', url },
      why: `Recibes este correo porque pediste ayuda en ${brand}.`,
      sms: `${brand}: ${subject}. ${url}`,
    };
  },
};
