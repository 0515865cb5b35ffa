import type { Letters } from '../letter.ts';

/** What somebody sent themselves, to see that it arrives. */
export const testMessage: Letters['testMessage'] = ({ brand, url }) => ({
  subject: `${brand}: tu mensaje de prueba`,
  preview: 'Llegó: aquí es donde te escribimos.',
  heading: 'Sí llegó',
  paragraphs: ['Pediste una prueba. Aquí es donde te escribimos.'],
  button: { label: 'A mis ajustes', url },
  why: `Recibes este correo porque lo pediste en ${brand}.`,
  sms: `${brand}: tu mensaje de prueba llegó bien. Ajustes: ${url}`,
});
