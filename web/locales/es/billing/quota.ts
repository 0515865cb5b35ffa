import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/billing/quota.ts';

export const texts: Texts<typeof en> = {
  month: 'Solicitudes de este mes',
  used: '{used, number} de {included, number} solicitudes usadas este mes',
  unlimited:
    '{used, plural, one {# solicitud este mes, sin límite} other {# solicitudes este mes, sin límite}}',
  left: '{left, plural, =0 {No te queda ninguna} one {Te queda #} other {Te quedan #}}',
  resets: 'El conteo se reinicia el {date}',
  exhausted:
    'No recibirás solicitudes nuevas hasta el {date}. Con otro plan, eso cambia de inmediato.',
  ledger: 'Movimientos',
  ledgerHint:
    'Una solicitud cuenta cuando te la enviamos. Te la devolvemos si vence antes de que la veas, si se cierra antes de que respondas o si el cliente nunca contesta.',
  empty: 'Todavía no se ha contado nada',
  emptyHint: 'Cada solicitud que te enviamos aparece aquí en una línea.',
  when: 'Cuándo',
  what: 'Solicitud',
  change: 'Cambio',
  extra: 'Solicitudes adicionales',
  about: '{profession} en {area}',
  reason: {
    contacted: 'Te la enviamos',
    expired_unseen: 'Devuelta: venció antes de que la vieras',
    withdrawn: 'Devuelta: se cerró antes de tu respuesta',
    customer_silent: 'Devuelta: el cliente no contestó en 48 horas',
    operator: 'Regalo de nuestro equipo',
  },
  loadFailed: 'No se pudo cargar tu plan',
};
