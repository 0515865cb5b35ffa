import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/conversation.ts';

export const texts: Texts<typeof en> = {
  title: 'Conversación {id}',
  with: 'Con {name}',
  everyone: 'Lo leerán quienes acepten tu solicitud.',
  close: 'Cerrar la conversación',
  log: 'Mensajes',
  empty: 'Todavía no hay mensajes',
  emptyHint: 'Saluda, pregunta, acuerden una hora.',
  input: 'Tu mensaje',
  placeholder: 'Escribe un mensaje…',
  send: 'Enviar',
  sending: 'Enviando…',
  read: 'Leído',
  notSent: 'No se envió.',
  retry: 'Reintentar',
  you: 'Tú',
  error: 'Error',
  errorHint: 'No se pudo enviar el mensaje. Inténtalo de nuevo.',
  loadFailed: 'No se pudieron cargar los mensajes',
  today: 'Hoy',
  yesterday: 'Ayer',
};
