import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/site-pages.ts';

export const texts: Texts<typeof en> = {
  titles: {
    about: 'Quiénes somos',
    contact: 'Contáctanos',
    privacy: 'Privacidad',
    terms: 'Términos y condiciones',
  },
  since: 'Vigente desde el {date}',
  failed: 'No se pudo cargar esta página',
  ask: 'Di lo que necesitas',
};
