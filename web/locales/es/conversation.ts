import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/conversation.ts';

export const texts: Texts<typeof en> = {
  title: 'Conversación {id}',
  with: 'Con {name}',
  everyone: 'Lo leerán quienes acepten su solicitud.',
  close: 'Cerrar la conversación',
  log: 'Mensajes',
  empty: 'Todavía no hay mensajes',
  emptyHint: 'Salude, pregunte, acuerden una hora.',
  input: 'Su mensaje',
  placeholder: 'Escriba un mensaje…',
  send: 'Enviar',
  sending: 'Enviando…',
  read: 'Leído',
  notSent: 'No se envió.',
  retry: 'Reintentar',
  you: 'Usted',
  error: 'Error',
  errorHint: 'No se pudo enviar el mensaje. Inténtelo de nuevo.',
  loadFailed: 'No se pudieron cargar los mensajes',
  today: 'Hoy',
  yesterday: 'Ayer',
};
