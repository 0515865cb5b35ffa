import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/account/second-step.ts';

export const texts: Texts<typeof en> = {
  title: 'Un paso más',
  app: {
    intro: 'Escribe los seis dígitos que muestra ahora tu aplicación de autenticación.',
    code: 'Código de 6 dígitos de tu aplicación',
    wrong: 'Ese código no es correcto. Escribe el que muestra ahora tu aplicación.',
    other: 'Usar un código de respaldo',
  },
  recovery: {
    intro: 'Escribe uno de los diez códigos que guardaste al configurar tu aplicación.',
    code: 'Código de respaldo',
    hint: 'Cada uno sirve una sola vez.',
    wrong: 'No es uno de tus códigos de respaldo, o ya se usó. Revísalo o usa otro.',
    other: 'Usar tu aplicación',
  },
  go: 'Entrar',
  failed: 'No pudimos revisar el código. Inténtalo de nuevo.',
  lost: '¿Perdiste ambos? <contact>Escríbenos</contact>.',
};
