import type { Letters } from '../letter.ts';

/** To somebody who joined by a personal link, which works once: how they sign in. */
export const joined: Letters['joined'] = ({ brand, to, url }) => ({
  subject: `Te damos la bienvenida a ${brand}: cómo volver`,
  preview: `No necesitas contraseña: entra con un código enviado a ${to}.`,
  heading: 'Tu perfil está activo',
  paragraphs: [
    `Tu perfil profesional en ${brand} ya está activo y puedes recibir solicitudes de trabajo.`,
    `El enlace que te trajo aquí sirve una sola vez. Para volver, abre la página de acceso, elige “Entrar con un código” y escribe ${to}. Te enviamos seis dígitos; no necesitas contraseña.`,
  ],
  button: { label: 'Abrir mi cuenta', url },
  after: ['Si prefieres una contraseña, elige una en tu cuenta.'],
  why: `Recibes este mensaje porque te uniste a ${brand} con el enlace que te enviamos.`,
  sms: `${brand}: tu perfil está activo. Para volver, elige “Entrar con un código” y escribe ${to}. Sin contraseña: ${url}`,
});
