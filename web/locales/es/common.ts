import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/common.ts';

export const texts: Texts<typeof en> = {
  pageTitle: '{title} · {brand}',
  dateNotAvailable: 'Fecha no disponible',
  close: 'Cerrar',
  cancel: 'Cancelar',
  back: 'Volver',
  loading: 'Cargando…',
  tryAgain: 'Reintentar',
  somethingWrong: 'Algo salió mal',
  somethingWrongHint: 'Inténtalo de nuevo en un momento.',
  skipToContent: 'Ir al contenido',
  language: 'Idioma',
  signIn: 'Iniciar sesión',
  signOut: 'Cerrar sesión',
  home: 'Inicio',
  notifications: 'Notificaciones ({hotkey})',
  rating: 'Calificación: {rating} de 5',
  reviews: '{count, plural, one {# reseña} other {# reseñas}}',
  noReviews: 'Perfil nuevo',
  copyright: '© 2024 {brand}. Todos los derechos reservados.',
};
