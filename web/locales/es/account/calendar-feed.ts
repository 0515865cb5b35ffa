import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/account/calendar-feed.ts';

export const texts: Texts<typeof en> = {
  title: 'Tus citas en tu calendario',
  hint: 'Google Calendar, el Calendario de Apple, Outlook y otros pueden suscribirse a tus citas en una dirección secreta y seguir cada cambio.',
  secret:
    'Quien tenga la dirección puede leer cuándo, dónde y con quién te ves. Si se difundió, crea una nueva: la anterior deja de funcionar de inmediato.',
  make: 'Crear la dirección',
  again: 'Crear otra dirección',
  off: 'Desactivar',
  label: 'Dirección secreta',
  once: 'Solo se muestra esta vez. Cópiala ahora en tu calendario.',
  copy: 'Copiar',
  copied: 'Copiada',
  since: 'Activa desde el {date}.',
  read: 'Un calendario la leyó {when}.',
  never: 'Ningún calendario la ha leído todavía.',
  turnedOff: 'La dirección ya no funciona',
  failed: 'No se cambió',
  failedHint: 'Inténtalo de nuevo.',
};
