import type { Letter } from '../letter.ts';

/** A passkey was added to an account, or removed. */
export function passkeyChanged(brand: string, isAdded: boolean, url: string): Letter {
  const done = isAdded ? 'agregó' : 'eliminó';
  const place = isAdded ? 'a' : 'de';
  return {
    subject: `Se ${done} una llave de acceso ${place} tu cuenta de ${brand}`,
    preview: 'Si fuiste tú, no tienes que hacer nada.',
    heading: `Se ${done} una llave de acceso`,
    paragraphs: [
      isAdded
        ? `Se agregó una llave de acceso a tu cuenta de ${brand}: quien desbloquee el dispositivo que la guarda puede entrar.`
        : `Se eliminó una llave de acceso de tu cuenta de ${brand}: ya nadie puede entrar con ella.`,
      'Si fuiste tú, no tienes que hacer nada.',
    ],
    button: { label: 'No fui yo', url },
    after: [
      'Entra con un código, revisa tus llaves de acceso en Seguridad y cierra las sesiones que no reconozcas.',
    ],
    why: `Recibes este correo porque tu dirección pertenece a una cuenta de ${brand}.`,
    sms: `${brand}: se ${done} una llave de acceso ${place} tu cuenta. ¿No fuiste tú? Entra aquí: ${url}`,
  };
}
