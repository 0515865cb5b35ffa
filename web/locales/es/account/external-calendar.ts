import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/account/external-calendar.ts';

export const texts: Texts<typeof en> = {
  title: 'Tu propio calendario',
  hint: 'Da la dirección iCal del calendario que llevas en otro lado. Así no te preguntamos por los días en que no te queda espacio, y los clientes ven cuándo tienes compromisos al proponer un horario.',
  private: 'Solo leemos cuándo tienes compromisos, nunca de qué tratan tus eventos.',
  label: 'Dirección iCal',
  where:
    'En Google Calendar: Configuración, tu calendario, “Dirección secreta en formato iCal”. Empieza con https:// o webcal://.',
  save: 'Conectar',
  change: 'Otra dirección',
  remove: 'Desconectar',
  host: 'Calendario en {host}',
  read: 'Leído {when}: {count, plural, =0 {nada en las próximas semanas} one {# horario ocupado en las próximas semanas} other {# horarios ocupados en las próximas semanas}}.',
  failures: {
    not_allowed: 'Esta dirección no se puede usar: debe ser https y llevar al internet público.',
    unreachable:
      'El calendario no responde en esta dirección. Lo intentamos de nuevo cada media hora.',
    too_large: 'Este calendario es demasiado grande: más de 2 MB.',
    unreadable: 'Lo que hay en esta dirección no es un calendario que podamos leer.',
  },
  wrong: 'Esta no es la dirección de un calendario. Empieza con https:// o webcal://.',
  saved: 'Tu calendario está conectado',
  removed: 'Tu calendario está desconectado',
  failed: 'No se guardó',
  failedHint: 'Inténtalo de nuevo.',
};
