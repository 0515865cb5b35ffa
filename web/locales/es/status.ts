import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/status.ts';

export const texts: Texts<typeof en> = {
  offline: 'Sin conexión. Última actualización: {time}',
  waiting:
    '{count, plural, one {# respuesta o mensaje espera la conexión.} other {# respuestas y mensajes esperan la conexión.}}',
  failed:
    '{count, plural, one {# mensaje no se envió. Está en su conversación.} other {# mensajes no se enviaron. Están en sus conversaciones.}}',
  refused: '“{about}”: tu respuesta no contó. {problem}',
  tryAgain: 'Inténtalo de nuevo.',
  understood: 'Entendido',
  update: 'Hay una versión nueva.',
  reload: 'Recargar',
  install: {
    button: 'Ten {brand} a mano: instala la aplicación en este dispositivo.',
    byHand:
      'Ten {brand} a mano: toca Compartir y luego “Agregar a inicio”. En un iPhone, las notificaciones solo llegan así.',
    install: 'Instalar',
    later: 'Ahora no',
  },
  leave: {
    title: '¿Cerrar sesión y perder lo que espera?',
    hint: '{count, plural, one {# respuesta o mensaje aún no se envió y se borraría de este dispositivo.} other {# respuestas y mensajes aún no se enviaron y se borrarían de este dispositivo.}}',
    submit: 'Borrar y cerrar sesión',
    stay: 'Seguir conectado',
    offline: 'No tienes conexión',
    offlineHint: 'Para cerrar sesión hace falta conexión. Inténtalo de nuevo cuando vuelva.',
    stayed: 'Tu sesión sigue abierta',
    stayedHint: 'El servidor no respondió. Vuelve a cerrar la sesión en un momento.',
  },
};
