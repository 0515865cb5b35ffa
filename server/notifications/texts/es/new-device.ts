import type { Letters } from '../letter.ts';

/** A sign-in from a browser this person never used. */
export const newDevice: Letters['newDevice'] = ({ brand, device, url }) => ({
  subject: `Nuevo inicio de sesión en tu cuenta de ${brand}`,
  preview: `${device ?? 'Un navegador que no reconocemos'}. Si fuiste tú, no tienes que hacer nada.`,
  heading: 'Entró un navegador nuevo',
  paragraphs: [
    `Alguien acaba de entrar en tu cuenta de ${brand} con un navegador que nunca se había usado en ella.`,
    'Si fuiste tú, no tienes que hacer nada.',
  ],
  facts: [{ label: 'Navegador', value: device ?? 'No reconocido' }],
  button: { label: 'No fui yo', url },
  after: ['Elige una nueva contraseña y cierra las sesiones que no reconozcas.'],
  why: `Recibes este correo porque tu dirección pertenece a una cuenta de ${brand}.`,
  sms: `${brand}: un navegador nuevo entró en tu cuenta. ¿No fuiste tú? Revísalo aquí: ${url}`,
});
