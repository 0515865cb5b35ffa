import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/account/notifications.ts';

export const texts: Texts<typeof en> = {
  title: 'Notificaciones',
  tabs: { label: 'Partes de esta página', news: 'Novedades', settings: 'Ajustes' },
  empty: 'Nada nuevo por ahora',
  emptyHint: 'Aquí aparecerán las respuestas, los mensajes y todo lo que te interesa.',
  loadFailed: 'No se pudieron cargar tus notificaciones',
  unread: 'Nuevo',
  channels: { email: 'Correo', sms: 'SMS', push: 'Push' },
  settings: {
    title: 'Qué te avisamos y cómo',
    hint: 'En esta página siempre encuentras todo. Aquí eliges qué más te enviamos.',
    caption: 'Novedades por canal',
    kind: 'Novedades',
    toggle: '{kind}: {channel}',
    failed: 'No se guardó',
    always: 'Los códigos y los cambios de tu cuenta se envían siempre: mantienen segura tu cuenta.',
    noEmail: 'Agrega un correo para que podamos escribirte.',
    noSms: 'Agrega un número de teléfono para recibir SMS.',
    addContact: 'Ir a mi cuenta',
    loadFailed: 'No se pudieron cargar tus ajustes',
  },
  kinds: {
    urgentLeads: { name: 'Solicitudes muy urgentes', hint: 'La toma quien acepta primero' },
    leads: { name: 'Nuevas solicitudes', hint: 'Alguien cerca de ti te necesita' },
    reminders: { name: 'Recordatorios', hint: 'Pasó la mitad del tiempo para responder' },
    closings: { name: 'Solicitudes cerradas', hint: 'Tomadas, canceladas o en otras manos' },
    answers: {
      name: 'Respuestas de profesionales',
      hint: 'Alguien acepta o ya no puede hacerlo',
    },
    search: { name: 'La búsqueda', hint: 'Sigue en marcha, o encontró a alguien' },
    messages: { name: 'Mensajes', hint: 'Sin leer desde hace diez minutos' },
    appointments: {
      name: 'Las citas',
      hint: 'Propuestas, acordadas, cambiadas, canceladas y recordatorios',
    },
    progress: { name: 'El trabajo', hint: 'Contratado, terminado, confirmado' },
    reviews: { name: 'Reseñas', hint: 'Una reseña, una respuesta o una invitación a escribir una' },
  },
  test: {
    title: 'Haz la prueba',
    hint: 'Mándate un mensaje y mira si llega.',
    send: {
      email: 'Prueba por correo',
      sms: 'Prueba por mensaje de texto',
      push: 'Prueba de notificación',
    },
    queued: 'En camino…',
    sent: {
      email: 'Entregado. ¿No llegó? Revisa tu correo no deseado.',
      sms: 'Entregado a la red telefónica.',
      push: 'Entregado a tu navegador.',
    },
    failed: 'No se pudo entregar.',
    kept: 'Este sitio no tiene servicio para eso: tu mensaje está en su bandeja de salida.',
    noBrowser: 'Ninguno de tus navegadores recibe notificaciones todavía.',
    notSent: 'No se envió',
  },
  push: {
    title: 'En este dispositivo',
    off: 'Recibe un mensaje corto en este dispositivo, aunque el sitio esté cerrado. Puedes desactivarlo aquí cuando quieras.',
    on: 'Este dispositivo recibe notificaciones push.',
    denied:
      'Tu navegador bloquea las notificaciones de este sitio. Puedes permitirlas en sus ajustes para esta página.',
    unsupported: 'Este navegador no puede mostrar notificaciones push.',
    homeScreen:
      'Un iPhone o iPad solo muestra notificaciones push de los sitios de su pantalla de inicio. Toca Compartir, luego “Agregar a inicio”, abre el sitio desde ahí y actívalas aquí.',
    turnOn: 'Activar las notificaciones push',
    turnOff: 'Desactivar en este dispositivo',
    failed: 'No se pudieron activar las notificaciones push',
    failedHint:
      'Tu navegador no pudo comunicarse con su servicio de notificaciones. Inténtalo más tarde.',
    turnedOn: 'Las notificaciones push están activadas',
    turnedOff: 'Las notificaciones push están desactivadas en este dispositivo',
  },
  quiet: {
    title: 'Horas de silencio',
    hint: 'Guardamos todo hasta que terminen.',
    hintProfessional:
      'Guardamos todo hasta que terminen. Solo pasan las solicitudes muy urgentes, y solo en tu horario de trabajo.',
    use: 'Respetar horas de silencio',
    from: 'Desde',
    to: 'Hasta',
    zone: 'Zona horaria: {zone}',
    save: 'Guardar',
    saved: 'Horas de silencio guardadas',
    same: 'Elige dos horas distintas.',
  },
};
