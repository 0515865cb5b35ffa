import type { Letters } from '../letter.ts';

/** A scheduled or cancelled deletion of the account. */
export const accountDeletion: Letters['accountDeletion'] = ({ brand, state, day, url }) =>
  state === 'planned'
    ? {
        subject: `Tu cuenta de ${brand} se eliminará el ${day}`,
        preview: 'Hasta entonces todavía puedes conservarla.',
        heading: `Tu cuenta se eliminará el ${day}`,
        paragraphs: [
          `Nos pediste eliminar tu cuenta de ${brand}. El ${day} se eliminará para siempre.`,
          'Hasta entonces puedes conservarla: inicia sesión y elige “Conservar mi cuenta”.',
        ],
        button: { label: 'Conservar mi cuenta', url },
        after: ['Si no fuiste tú quien lo pidió, conserva la cuenta y cambia tu contraseña.'],
        why: `Recibes este correo porque tu dirección pertenece a una cuenta en ${brand}.`,
        sms: `${brand}: tu cuenta se eliminará el ${day}. Para conservarla, inicia sesión: ${url}`,
      }
    : {
        subject: `Conservas tu cuenta de ${brand}`,
        preview: 'No se eliminará.',
        heading: 'Conservas tu cuenta',
        paragraphs: [
          `Tu cuenta de ${brand} no se eliminará: elegiste conservarla. Puedes seguir como antes.`,
        ],
        button: { label: 'Tu cuenta', url },
        why: `Recibes este correo porque tu dirección pertenece a una cuenta en ${brand}.`,
        sms: `${brand}: conservas tu cuenta, no se eliminará. ${url}`,
      };
