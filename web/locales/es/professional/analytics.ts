import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/professional/analytics.ts';

export const texts: Texts<typeof en> = {
  intro: 'Cómo te fue con tus solicitudes.',
  period: 'Período',
  days: '{count, plural, one {# día} other {# días}}',
  loadFailed: 'No se pudieron cargar tus cifras',
  empty: 'Tus cifras crecen con tus primeras solicitudes',
  emptyHint:
    'En cuanto lleguen solicitudes, verás aquí cuántas aceptas, qué tan rápido respondes, de dónde vienen y qué dicen los clientes.',
  showTable: 'Mostrar “{title}” como tabla',
  showChart: 'Mostrar “{title}” como gráfica',
  when: 'Cuándo',
  span: 'Del {from} al {to}',
  kinds: {
    accepted: 'Aceptadas',
    denied: 'Rechazadas',
    expired: 'Sin respuesta',
    other: 'Abiertas o cerradas antes',
  },
  figures: {
    acceptanceRate: 'Tasa de aceptación',
    acceptanceNote:
      '{accepted, number} {accepted, plural, one {aceptada} other {aceptadas}} de {answered, number} {answered, plural, one {respondida} other {respondidas}}',
    answerTime: 'Tiempo de respuesta',
    answerNote: 'la mitad de tus respuestas son más rápidas',
    hired: 'Contrataciones',
    hiredNote: '{count, plural, one {# trabajo terminado} other {# trabajos terminados}}',
    rating: 'Calificación',
    ratingNote: '{count, plural, one {# reseña} other {# reseñas}}',
  },
  requests: {
    title: 'Solicitudes en el tiempo',
    column: 'Solicitudes',
    rest: '{count, plural, one {# solicitud en este período} other {# solicitudes en este período}}',
    words:
      '{when}: {count, plural, one {# solicitud} other {# solicitudes}}, {accepted, number} aceptadas, {denied, number} rechazadas, {expired, number} sin respuesta, {other, number} abiertas o cerradas antes',
  },
  acceptance: {
    title: 'Aceptación',
    hint: 'Aceptadas de las que respondiste',
    column: 'Tasa',
    answered: 'Respondidas',
    rest: '{weeks, plural, one {Semana por semana} other {De # en # semanas}}',
    words:
      '{when}: {answered, plural, =0 {sin respuestas} one {{rate}, aceptadas: {accepted, number} de # respondida} other {{rate}, aceptadas: {accepted, number} de # respondidas}}',
  },
  answerTimes: {
    title: 'Qué tan rápido respondes',
    hint: 'Desde la solicitud hasta tu respuesta',
    column: 'Tiempo de respuesta',
    count: 'Respuestas',
    rest: '{count, plural, one {# respuesta} other {# respuestas}}',
    upTo: 'Hasta {time}',
    longer: 'Más de un día',
    longerShort: '> 1 día',
    words: '{time}: {count, plural, one {# respuesta} other {# respuestas}}',
  },
  byProfession: 'Por servicio',
  byArea: 'Por zona',
  notAccepted: 'No aceptadas',
  groupWords: '{accepted, number} de {contacted, number} aceptadas',
  ratings: {
    title: 'Calificaciones',
    mean: '{rating} en promedio, {count, plural, one {# reseña} other {# reseñas}}',
    none: 'Todavía no hay reseñas',
    column: 'Estrellas',
    count: 'Reseñas',
    stars: '{count, plural, one {# estrella} other {# estrellas}}',
  },
};
