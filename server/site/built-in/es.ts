import type { PageContent, PageSlug } from '#contract/site.ts';

/** The built-in pages in Spanish. */
export const es: Record<PageSlug, PageContent> = {
  about: {
    title: 'Un mercado que pertenece a su barrio',
    lead: '{brand} pone en contacto a quienes necesitan un servicio con quienes, muy cerca, lo prestan bien.',
    sections: [
      {
        title: 'Una frase, tres personas',
        text: 'Dices lo que necesitas. El asistente entiende el trabajo, el lugar y la urgencia. Entonces se contacta a tres profesionales, y a nadie más. Te avisamos cuando alguien acepta.',
      },
      {
        title: 'Justo por diseño',
        text: 'A quién se contacta depende del oficio, la distancia, las reseñas y la confiabilidad. Un plan de pago da más solicitudes al mes, nunca un mejor lugar en la fila. Mostramos a ambas partes las razones de la elección.',
      },
      {
        title: 'Abierto y autoalojado',
        text: 'Este sitio funciona con software libre que cualquiera puede revisar, mejorar y alojar. Tus datos permanecen en el servidor de quien opera este sitio; no se venden ni se comparten con anunciantes.',
      },
    ],
  },
  contact: {
    title: 'Contáctanos',
    lead: '¿Algo no funciona o tienes una pregunta? Escribe a quienes operan {brand}; te responderán por correo.',
    sections: [
      {
        title: 'Para qué se usa tu mensaje',
        text: 'Tu nombre, tu dirección y tu mensaje se guardan un año, para responderte y ver qué pregunta la gente. Solo quien opera este sitio los lee.',
      },
    ],
  },
  privacy: {
    title: 'Privacidad',
    lead: 'Qué sabe este sitio de ti, por qué y quién puede verlo.',
    sections: [
      {
        title: 'Qué se guarda',
        text: 'Tu nombre, el correo o el teléfono que confirmaste, tus solicitudes con su lugar y tus conversaciones. Las contraseñas se guardan solo como huella cifrada. Las cookies mantienen tu sesión y reconocen tu navegador por tu seguridad; no hay publicidad ni rastreo. Los inicios de sesión y los cambios de tu cuenta se conservan 90 días.',
      },
      {
        title: 'Quién lo ve',
        text: 'Los profesionales contactados ven el oficio, la descripción, la zona (la ciudad, no la calle) y la urgencia. Solo quien acepta ve tu nombre, la dirección y el contacto que decidiste compartir.',
      },
      {
        title: 'Dónde está',
        text: 'En el servidor de quien opera este sitio. Los mensajes para ti salen por sus servicios de correo y de texto. Nada se vende.',
      },
      {
        title: 'Tus derechos',
        text: 'En tu cuenta puedes corregir lo que se guarda sobre ti, descargarlo todo y eliminar tu cuenta. Quien opera este sitio lo hace por ti si no puedes iniciar sesión.',
      },
      {
        title: 'Cuando te vas',
        text: 'Siete días después de que lo pides se eliminan tu nombre, tus direcciones, tus textos, tus fotos y tus formas de acceso; hasta entonces puedes cambiar de idea. Lo que otros te escribieron sigue siendo suyo, bajo “Cuenta eliminada”. Las estrellas que diste quedan, sin ti.',
      },
      {
        title: 'Lo que se conserva',
        text: 'Los pagos durante seis años, porque las cuentas deben conservarse. Cuándo aceptaste nuestros términos y que tu cuenta se eliminó, durante tres años, solo con un número. Las direcciones que pidieron no volver a ser contactadas, como huellas, para siempre. Que una dirección o tarjeta tuvo una prueba gratis, como huella con clave. Que las invitaciones fueron lícitas, sin tu dirección, durante tres años.',
      },
    ],
  },
  terms: {
    title: 'Términos y condiciones',
    lead: 'Las reglas breves para usar {brand}.',
    sections: [
      {
        title: 'Qué hacemos',
        text: 'Ponemos en contacto a clientes y profesionales. El acuerdo sobre un trabajo es entre ustedes; no somos parte de él ni realizamos el trabajo.',
      },
      {
        title: 'Las solicitudes',
        text: 'Pide solo trabajos que de verdad quieras encargar, descríbelos con honestidad y no pidas nada ilegal. Se contacta como máximo a tres profesionales por solicitud.',
      },
      {
        title: 'La conducta',
        text: 'Sé amable y honesto. Sin correo no deseado, acoso ni discriminación. Las cuentas que incumplan estas reglas pueden cerrarse.',
      },
      {
        title: 'Los profesionales',
        text: 'Los profesionales son responsables de sus títulos, permisos, seguros e impuestos, y de lo que prometen a los clientes.',
      },
    ],
  },
};
