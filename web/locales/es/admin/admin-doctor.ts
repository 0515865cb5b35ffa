import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/admin/admin-doctor.ts';

export const texts: Texts<typeof en> = {
  hint: 'Aquello en lo que se apoya el sitio, revisado ahora. No se envía nada y nada cambia.',
  again: 'Revisar de nuevo',
  running: 'Revisando…',
  summaryLabel: 'Estado general',
  allWell: 'Todo está bien',
  allWellHint: 'Las {count, number} partes respondieron como deben.',
  someWarn: '{count, plural, one {# punto por atender} other {# puntos por atender}}',
  someBad: '{count, plural, one {# cosa no funciona} other {# cosas no funcionan}}',
  cureTitle: 'Qué hacer',
  failed: 'No se pudo consultar esta parte',
  states: { ok: 'Bien', warning: 'Por atender', bad: 'No funciona' },
  parts: {
    configuration: 'Configuración',
    database: 'Base de datos',
    migrations: 'Migraciones',
    queue: 'Tareas en segundo plano',
    live: 'Transmisión en vivo',
    mail: 'Correo',
    replies: 'Respuestas por correo',
    sms: 'Mensajes de texto',
    push: 'Notificaciones push',
    payments: 'Pagos',
    places: 'Lugares',
    model: 'Modelo de lenguaje',
    invitations: 'Invitaciones',
    site: 'Dirección pública',
    disk: 'Disco',
    backup: 'Copia de seguridad',
  },
};
