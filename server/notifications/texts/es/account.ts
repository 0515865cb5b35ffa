import { isAboutApp } from '../about-app.ts';
import type { Letters } from '../letter.ts';
import { authenticatorAppLetter } from './authenticator-app.ts';
import { passkeyChanged } from './passkeys.ts';

/** About the account itself: mandatory. */
export const accountLetters: Pick<Letters, 'signInCode' | 'accountChanged'> = {
  signInCode: ({ brand, code, purpose, minutes, site }) => ({
    subject: `${code} es tu código de ${brand}`,
    preview: `Sirve durante ${minutes} minutos, en el navegador donde lo pediste.`,
    heading: {
      'sign-in': 'Tu código para entrar',
      reset: 'Tu código para una nueva contraseña',
      contact: 'Tu código para esta dirección',
    }[purpose],
    paragraphs: [`Escribe este código en ${brand} para continuar:`],
    code,
    after: [
      `Sirve una sola vez, durante ${minutes} minutos, y solo en el navegador donde lo pediste.`,
      `Nadie de ${brand} te lo va a pedir. Si no pediste un código, ignora este correo.`,
    ],
    why: `Recibes este correo porque alguien escribió tu dirección en ${brand}.`,
    sms: `${code} es tu código de ${brand}. Sirve durante ${minutes} minutos. No lo compartas.\n\n@${site} #${code}`,
  }),
  accountChanged: ({ brand, what, url }) => {
    if (what === 'passkeyAdded') return passkeyChanged(brand, true, url);
    if (what === 'passkeyRemoved') return passkeyChanged(brand, false, url);
    if (isAboutApp(what)) return authenticatorAppLetter({ brand, what, url });
    const changed = {
      password: 'la contraseña',
      email: 'el correo',
      phone: 'el número de teléfono',
    }[what];
    return {
      subject: `Se cambió ${changed} de tu cuenta de ${brand}`,
      preview: 'Si fuiste tú, no tienes que hacer nada.',
      heading: `Se cambió ${changed} de tu cuenta`,
      paragraphs: [
        `Acaba de cambiarse ${changed} de tu cuenta de ${brand}, y se cerró la sesión en todos los demás navegadores.`,
        'Si fuiste tú, no tienes que hacer nada.',
      ],
      button: { label: 'No fui yo', url },
      after: [
        'Entra con un código, elige una nueva contraseña y cierra las sesiones que no reconozcas.',
      ],
      why: `Recibes este correo porque tu dirección pertenece a una cuenta de ${brand}.`,
      sms: `${brand}: se cambió ${changed} de tu cuenta. ¿No fuiste tú? Entra aquí: ${url}`,
    };
  },
};
