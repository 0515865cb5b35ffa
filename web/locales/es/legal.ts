import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/legal.ts';

export const texts: Texts<typeof en> = {
  privacy: {
    title: 'Privacidad',
    lead: 'Qué sabe este sitio de ti, por qué y quién puede verlo.',
    stored: {
      title: 'Qué se guarda',
      text: 'Tu nombre, el correo o el teléfono que confirmaste, tus solicitudes con su lugar y tus conversaciones. Las contraseñas se guardan solo como huella cifrada. Las cookies mantienen tu sesión y reconocen tu navegador por tu seguridad; no hay publicidad ni rastreo. Los inicios de sesión y los cambios de tu cuenta se conservan 90 días.',
    },
    seen: {
      title: 'Quién lo ve',
      text: 'Los profesionales contactados ven el oficio, la descripción, la zona (la ciudad, no la calle) y la urgencia. Solo quien acepta ve tu nombre, la dirección y el contacto que decidiste compartir.',
    },
    kept: {
      title: 'Dónde está',
      text: 'En el servidor de quien opera este sitio. Los mensajes para ti salen por sus servicios de correo y de texto. Nada se vende.',
    },
    rights: {
      title: 'Tus derechos',
      text: 'En tu cuenta puedes corregir lo que se guarda sobre ti, descargarlo todo y eliminar tu cuenta. Quien opera este sitio lo hace por ti si no puedes iniciar sesión.',
    },
    leaving: {
      title: 'Cuando te vas',
      text: 'Siete días después de que lo pides se eliminan tu nombre, tus direcciones, tus palabras, tus fotos y tu acceso; hasta entonces puedes cambiar de idea. Lo que otros te escribieron sigue siendo suyo, bajo “Cuenta eliminada”. Las estrellas que diste quedan, sin ti.',
    },
    held: {
      title: 'Lo que se conserva',
      text: 'Los pagos durante seis años, porque las cuentas deben conservarse. Cuándo aceptaste nuestros términos, y que fuiste eliminado, durante tres años, solo por un número. Las direcciones a las que nunca se les debe escribir, como huellas, para siempre. Que una dirección o tarjeta tuvo una prueba gratis, como huella con clave. Que las invitaciones fueron lícitas, sin tu dirección, durante tres años.',
    },
  },
  terms: {
    title: 'Términos y condiciones',
    lead: 'Las reglas breves para usar {brand}.',
    role: {
      title: 'Qué hacemos',
      text: 'Ponemos en contacto a clientes y profesionales. El acuerdo sobre un trabajo es entre ustedes; no somos parte de él ni realizamos el trabajo.',
    },
    requests: {
      title: 'Las solicitudes',
      text: 'Pide solo trabajos que de verdad quieras hacer, descríbelos con honestidad y no pidas nada ilegal. Se contacta como máximo a tres profesionales por solicitud.',
    },
    conduct: {
      title: 'La conducta',
      text: 'Sé amable y honesto. Sin correo no deseado, acoso ni discriminación. Las cuentas que incumplan estas reglas pueden cerrarse.',
    },
    professionals: {
      title: 'Los profesionales',
      text: 'Los profesionales son responsables de sus títulos, permisos, seguros e impuestos, y de lo que prometen a los clientes.',
    },
  },
};
