import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/contact.ts';

export const texts: Texts<typeof en> = {
  name: 'Tu nombre',
  email: 'Tu correo',
  emailHint: 'Respondemos a esta dirección.',
  message: 'Tu mensaje',
  send: 'Enviar el mensaje',
  failed: 'Tu mensaje no se envió',
  sent: 'Tu mensaje llegó',
  sentHint: 'Te responderemos a {email}.',
  another: 'Escribir otro mensaje',
  problems: {
    name: 'Escribe tu nombre, en una sola línea.',
    email: 'Escribe un correo como ana@example.com.',
    message: 'Escribe de qué se trata.',
  },
};
