import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/account/privacy.ts';

export const texts: Texts<typeof en> = {
  card: {
    title: 'Privacidad y datos',
    what: 'Qué',
    who: 'Quién lo ve, y cuándo',
    shared: {
      customer: {
        caption: 'Lo que otros ven de ti',
        request: {
          what: 'El oficio, la descripción, las fotos, la zona, la urgencia y las fechas de una solicitud',
          who: 'Los profesionales a quienes se les propone, tres a la vez como máximo',
        },
        contact: {
          what: 'Tu nombre, la dirección y el contacto que elegiste',
          who: 'Solo un profesional que acepta, desde ese momento',
        },
        messages: { what: 'Tus mensajes', who: 'El profesional a quien le escribes' },
        reviews: {
          what: 'Tus reseñas',
          who: 'Todo el mundo, con tu nombre de pila y una inicial',
        },
      },
      professional: {
        caption: 'Lo que otros ven de ti',
        profile: {
          what: 'Tu perfil, tu calificación y tus reseñas',
          who: 'Los clientes a quienes te proponemos; los buscadores solo si lo permites',
        },
        contact: {
          what: 'Tu correo y tu teléfono',
          who: 'Nadie: los clientes te escriben aquí',
        },
        messages: { what: 'Tus mensajes', who: 'El cliente cuya solicitud aceptaste' },
        papers: {
          what: 'Licencia y seguro',
          who: 'Que fueron verificados: todo el mundo. El número de póliza: solo el operador',
        },
      },
    },
    visibility: 'Quién puede encontrar tu perfil',
    policy: 'Cómo tratamos tus datos',
    download: {
      title: 'Llévate tus datos',
      hint: 'Todo lo que guardamos sobre ti en un solo archivo: una página para leer, tablas para una hoja de cálculo, JSON para otros programas, y tus fotos.',
      go: 'Descargar mis datos',
      working: 'Estamos reuniendo tus datos…',
      done: 'Se descargaron tus datos',
      doneHint: 'El archivo está en tus descargas. Guárdalo bien: contiene todo sobre ti.',
      failed: 'No se descargó',
      failedHint: 'Inténtalo de nuevo.',
    },
  },
  deletion: {
    title: 'Eliminar mi cuenta',
    lead: 'Tu cuenta se elimina siete días después de que lo pidas. Hasta entonces puedes cambiar de idea.',
    atOnce: {
      title: 'De inmediato',
      requests:
        '{count, plural, =0 {No tienes ninguna solicitud abierta.} one {Tu solicitud abierta se cancela, y avisamos a quienes se les propuso.} other {Tus # solicitudes abiertas se cancelan, y avisamos a quienes se les propusieron.}}',
      leads:
        '{count, plural, =0 {No tienes ningún trabajo abierto.} one {Te retiras de una solicitud abierta; se busca a otro profesional.} other {Te retiras de # solicitudes abiertas; se busca a otros profesionales.}}',
      hidden: 'Tu perfil se oculta y ya no recibes solicitudes nuevas.',
      plan: 'Tu plan no se renueva.',
    },
    later: {
      title: 'Después de siete días, para siempre',
      customer: 'Se eliminan tu perfil, tus solicitudes, tus mensajes, tus fotos y tu acceso.',
      professional:
        'Se eliminan tu perfil, tus fotos, tus mensajes y tu acceso, y tu plan termina.',
    },
    kept: {
      title: 'Qué se guarda, y por qué',
      reviews:
        'Las estrellas de tus reseñas, sin tu nombre ni tus palabras: las calificaciones deben seguir siendo ciertas.',
      conversations:
        'Lo que otros te escribieron, y lo que escribiste en el equipo de un negocio, para ellos, bajo “Cuenta eliminada”.',
      agreements: 'Cuándo aceptaste nuestros términos, sin tu nombre: como prueba.',
      billing: 'Los pagos, durante seis años, como exige la ley.',
      policy: 'Todos los detalles en nuestra página de privacidad',
    },
    ask: 'Eliminar mi cuenta…',
    confirm: {
      title: '¿Eliminar tu cuenta?',
      description: 'Se eliminará el {date}. Inicia sesión antes de ese día para conservarla.',
      word: 'ELIMINAR',
      label: 'Escribe {word} para confirmar',
      wrong: 'Escribe {word} exactamente como aparece aquí.',
      go: 'Eliminar mi cuenta',
      keep: 'Conservar mi cuenta',
    },
    planned: {
      title: 'Tu cuenta se eliminará',
      text: 'Se eliminará el {date}. Hasta entonces todavía puedes conservarla.',
      notBack: 'Las solicitudes canceladas siguen canceladas.',
      leadsNotBack: 'Las solicitudes de las que te retiraste pasaron a otros.',
      undo: 'Conservar mi cuenta',
    },
    done: 'Tu cuenta se eliminará',
    doneHint: 'Te escribimos cómo deshacerlo.',
    doneUntold:
      'Entra antes de esa fecha para conservarla. Ningún mensaje te lo recuerda: no tienes correo ni teléfono confirmado.',
    undone: 'Tu cuenta se conserva',
    undoneHint: 'Puedes seguir como antes.',
    failed: 'No cambió nada',
    failedHint: 'Inténtalo de nuevo.',
  },
  banner: {
    text: 'Tu cuenta se eliminará el {date}.',
    undo: 'Conservar mi cuenta',
  },
};
