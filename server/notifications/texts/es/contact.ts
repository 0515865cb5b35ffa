import type { Letters } from '../letter.ts';

/** To the operator: somebody wrote by the contact page. */
export const contactWritten: Letters['contactWritten'] = ({ brand, url }) => ({
  subject: `Alguien escribió a ${brand}`,
  preview: 'Llegó un mensaje por la página de contacto.',
  heading: 'Tienes un mensaje',
  paragraphs: [
    `Alguien te escribió desde la página de contacto de ${brand}. El mensaje está en tu panel.`,
  ],
  button: { label: 'Leer el mensaje', url },
  why: `Recibes este correo porque tu dirección es la de quien opera ${brand}.`,
  sms: `${brand}: alguien te escribió. Léelo aquí: ${url}`,
});
