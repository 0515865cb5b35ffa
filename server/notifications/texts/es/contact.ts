import type { Letter, Letters } from '../letter.ts';

/** To the operator: one or several new contact messages. */
export const contactWritten: Letters['contactWritten'] = ({ count, ...about }) =>
  count === 1 ? one(about) : several({ count, ...about });

interface About {
  brand: string;
  url: string;
}

const one = ({ brand, url }: About): Letter => ({
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

const several = ({ brand, url, count }: About & { count: number }): Letter => ({
  subject: `${count} mensajes para ${brand}`,
  preview: `Llegaron ${count} mensajes por la página de contacto.`,
  heading: `Tienes ${count} mensajes`,
  paragraphs: [
    `Llegaron ${count} mensajes por la página de contacto de ${brand}. Como fueron muchos a la vez, recibes un solo correo por todos. Están en tu panel.`,
  ],
  button: { label: 'Leer los mensajes', url },
  why: `Recibes este correo porque tu dirección es la de quien opera ${brand}.`,
  sms: `${brand}: tienes ${count} mensajes. Léelos aquí: ${url}`,
});
