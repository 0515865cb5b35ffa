import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/professional/trade.ts';

export const texts: Texts<typeof en> = {
  title: '¿A qué te dedicas?',
  intro: 'Falta una respuesta para que los clientes puedan encontrarte.',
  profession: 'Profesión',
  professionHint: 'Recibirás las solicitudes de esta profesión. Podrás cambiarla en tu perfil.',
  missing: 'Elige tu profesión.',
  submit: 'Abrir mi panel',
  failed: 'No se guardó',
  failedHint: 'Inténtalo de nuevo.',
};
