import {
  withBrand,
  type AboutApp,
  type AppLetterFacts,
  type AppLetterParts,
} from '../about-app.ts';
import type { Letter } from '../letter.ts';

const PARTS: Readonly<Record<AboutApp, AppLetterParts>> = {
  appAdded: {
    subject: 'Se agregó una aplicación de autenticación a tu cuenta de {brand}',
    heading: 'Se agregó una aplicación de autenticación',
    said: 'A partir de ahora, {brand} pide un código de tu aplicación de autenticación después de la contraseña, un código, Google o Facebook. Se cerró la sesión en todos los demás navegadores.',
    after:
      'Si no configuraste ninguna aplicación, alguien está en tu cuenta: escríbenos desde la página de contacto, porque podemos quitarla por ti.',
    sms: 'se agregó una aplicación de autenticación a tu cuenta.',
  },
  appRemoved: {
    subject: 'Se quitó la aplicación de autenticación de tu cuenta de {brand}',
    heading: 'Se quitó la aplicación de autenticación',
    said: 'Para entrar a tu cuenta de {brand} ya no se pide un código de tu aplicación de autenticación, y sus códigos de respaldo ya no sirven.',
    after:
      'Entra, elige una nueva contraseña, configura de nuevo la aplicación en Seguridad y cierra las sesiones que no reconozcas.',
    sms: 'se quitó la aplicación de autenticación de tu cuenta.',
  },
  appRemovedByOperator: {
    subject: 'Quitamos la aplicación de autenticación de tu cuenta de {brand}',
    heading: 'Quitamos tu aplicación de autenticación',
    said: 'Nuestro equipo quitó la aplicación de autenticación de tu cuenta de {brand}. Para entrar ya no se piden sus códigos.',
    after:
      'Si no lo pediste, entra, elige una nueva contraseña, configura de nuevo la aplicación en Seguridad y escríbenos.',
    sms: 'nuestro equipo quitó la aplicación de autenticación de tu cuenta.',
  },
  recoveryCodesRenewed: {
    subject: 'Nuevos códigos de respaldo para tu cuenta de {brand}',
    heading: 'Hay nuevos códigos de respaldo',
    said: 'Se crearon nuevos códigos de respaldo para tu cuenta de {brand}. Los anteriores ya no sirven.',
    after:
      'Entra, elige una nueva contraseña, crea nuevos códigos de respaldo en Seguridad y cierra las sesiones que no reconozcas.',
    sms: 'se crearon nuevos códigos de respaldo para tu cuenta.',
  },
  recoveryCodeUsed: {
    subject: 'Se usó un código de respaldo de tu cuenta de {brand}',
    heading: 'Se usó un código de respaldo',
    said: 'Alguien entró a tu cuenta de {brand} con un código de respaldo, en lugar de un código de la aplicación de autenticación. Ese código ya no sirve.',
    after:
      'Entra, elige una nueva contraseña, crea nuevos códigos de respaldo en Seguridad y cierra las sesiones que no reconozcas.',
    sms: 'se usó un código de respaldo de tu cuenta.',
  },
  identityLinked: {
    subject: 'Una nueva forma de entrar a tu cuenta de {brand}',
    heading: 'Se vinculó Google o Facebook a tu cuenta',
    said: 'Alguien llegó desde Google o Facebook con tu dirección, lo que ahora puede reemplazar la contraseña de tu cuenta de {brand}. Después se le pidió un código de la aplicación de autenticación.',
    after:
      'Elige una nueva contraseña para esa cuenta de Google o Facebook y para tu correo, y escríbenos por la página de contacto.',
    sms: 'se vinculó Google o Facebook a tu cuenta.',
  },
  secondStepRefused: {
    subject: 'Alguien intentó entrar a tu cuenta de {brand}',
    heading: 'Alguien llegó hasta tu segundo paso',
    said: 'Alguien superó el primer paso para entrar a tu cuenta de {brand} y luego dio códigos incorrectos, cinco o más. No logró entrar.',
    after:
      'Conoce tu contraseña, o puede leer tu correo, tus mensajes de texto o tu cuenta de Google o Facebook. Elige nuevas contraseñas ahí y aquí.',
    sms: 'alguien tenía tu contraseña o un código, pero no tu aplicación. No logró entrar.',
  },
};

/** What people did themselves, unless it was somebody else; and what our team did, for whoever asked. */
const DONE_ALONE = {
  calm: 'Si fuiste tú, no tienes que hacer nada.',
  button: 'No fui yo',
  doubt: '¿No fuiste tú?',
};
const ASKED_FOR = {
  calm: 'Si nos lo pediste, no tienes que hacer nada.',
  button: 'Yo no lo pedí',
  doubt: '¿No lo pediste?',
};

/** About the authenticator app of an account, its recovery codes and the second step. */
export function authenticatorAppLetter({ brand, what, url }: AppLetterFacts): Letter {
  const { subject, heading, said, after, sms } = withBrand(PARTS[what], brand);
  const { calm, button, doubt } = what === 'appRemovedByOperator' ? ASKED_FOR : DONE_ALONE;
  return {
    subject,
    preview: calm,
    heading,
    paragraphs: [said, calm],
    button: { label: button, url },
    after: [after],
    why: `Recibes este correo porque tu dirección pertenece a una cuenta de ${brand}.`,
    sms: `${brand}: ${sms} ${doubt} Entra aquí: ${url}`,
  };
}
