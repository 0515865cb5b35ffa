import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/account/unsubscribe.ts';

export const texts: Texts<typeof en> = {
  title: 'Nuestros correos',
  ask: '¿Dejar de recibir estos correos?',
  askHint: 'Ya no te escribiríamos sobre esto: {kind}.',
  askAllHint: 'Ya no te enviaríamos ninguna novedad por correo.',
  stop: 'No recibir más estos correos',
  stopAll: 'No recibir ninguna novedad por correo',
  done: 'Listo: no recibirás más estos correos',
  doneHint: 'Ya no te escribimos sobre esto: {kind}.',
  doneAllHint:
    'Ya no te enviamos ninguna novedad por correo. Los códigos que pidas te siguen llegando.',
  resume: 'Deshacer',
  resumed: 'Vuelves a recibir estos correos',
  settings: 'Todos mis ajustes',
  failed: 'No funcionó',
  badLink: 'Este enlace no funciona',
  badLinkHint:
    'Quizá se cortó en el camino. Ábrelo otra vez desde el correo, o inicia sesión y elige en tus ajustes.',
  kinds: {
    urgentLeads: 'solicitudes muy urgentes',
    leads: 'nuevas solicitudes',
    reminders: 'recordatorios de responder',
    closings: 'solicitudes cerradas',
    answers: 'respuestas de profesionales',
    search: 'búsqueda de un profesional',
    messages: 'mensajes sin leer',
    appointments: 'citas',
    progress: 'marcha de un trabajo',
    reviews: 'reseñas',
  },
};
