import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/account/password.ts';

export const texts: Texts<typeof en> = {
  show: 'Mostrar la contraseña',
  hide: 'Ocultar la contraseña',
  hint: 'Al menos {least} caracteres. Unas palabras sin relación entre sí funcionan bien.',
  strength: {
    fair: 'Pasa. Con unos caracteres más sería mucho más difícil de adivinar.',
    good: 'Una buena contraseña.',
    strong: 'Una contraseña muy segura.',
  },
  problem: {
    too_short: 'Muy corta: al menos {least} caracteres.',
    too_long: 'Muy larga: máximo 128 caracteres.',
    repeats: 'Muy fácil de adivinar: repite los mismos caracteres.',
    sequence: 'Muy fácil de adivinar: sigue el teclado o el alfabeto.',
    contains_brand: 'Muy fácil de adivinar: es una palabra que aquí se prueba primero.',
    contains_email: 'Muy fácil de adivinar: está en tu correo electrónico.',
    common: 'Muy fácil de adivinar: mucha gente la ha usado.',
  },
};
