import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/landing.ts';

export const texts: Texts<typeof en> = {
  title: '{brand}: buenas manos, cerca de ti',
  description:
    'Di lo que necesitas con tus propias palabras. {brand} contacta a tres profesionales cerca de ti y hablas con quien acepte.',
  hero: {
    eyebrow: 'Profesionales de tu zona, de tres en tres',
    title: 'Di lo que necesitas.',
    titleEnd: 'Hay buenas manos cerca.',
    lead: 'Describe el trabajo con tus propias palabras. Contactamos a tres profesionales adecuados de tu zona y te avisamos en cuanto alguien acepte.',
    label: '¿En qué necesitas ayuda?',
    placeholder: 'Por ejemplo: se está goteando el fregadero de la cocina y necesito a alguien hoy',
    start: 'Iniciar conversación',
    examplesLabel: 'O empieza con un ejemplo:',
    promises: {
      free: 'Gratis para clientes',
      noAccount: 'Sin cuenta para empezar',
      three: 'Tres profesionales, no treinta',
    },
  },
  examples: {
    leak: 'Gotea el fregadero de la cocina',
    logo: 'Un sitio web para mi panadería',
    taxes: 'Ayuda con mis impuestos',
    move: 'Limpieza antes de mudarnos',
  },
  preview: {
    need: 'Hay una fuga debajo del fregadero, en la colonia Roma. ¡Es urgente!',
    answer: 'Entendido. Contacto a tres plomeros cerca de ti.',
    sent: 'Mensaje enviado',
    first: 'Plomero, a 4 minutos',
    second: 'Plomero, a 7 minutos',
    third: 'Plomero, a 9 minutos',
    place: 'Roma Norte',
    names: { first: 'Elisa T.', second: 'Marco D.', third: 'Samuel V.' },
    yes: '{name} dijo que sí',
    note: '«Puedo llegar a las cinco. ¿Ya cerró la llave?»',
  },
  categories: {
    title: '¿Qué tienes pendiente?',
    lead: 'Elige un tema y cuéntanos el resto en la conversación.',
    home_repair: {
      title: 'Reparaciones',
      hint: 'Fugas, electricidad, cerraduras, techos y todo lo que rechina',
      message: 'Necesito ayuda con una reparación en casa',
    },
    tech: {
      title: 'Tecnología',
      hint: 'Sitios web, apps y computadoras que fallan',
      message: 'Necesito ayuda con algo de tecnología',
    },
    business: {
      title: 'Negocios',
      hint: 'Contabilidad, derecho, marketing y diseño',
      message: 'Necesito ayuda para mi negocio',
    },
    home_services: {
      title: 'Servicios para el hogar',
      hint: 'Limpieza, jardín, mudanzas y nieve',
      message: 'Necesito un servicio para el hogar',
    },
  },
  how: {
    title: 'Cómo funciona',
    lead: 'De una frase a una conversación, sin llenar formularios.',
    step: 'Paso {number}',
    describe: {
      title: 'Cuéntanos qué necesitas',
      text: 'Escribe como a un vecino. El asistente solo pregunta lo que falta: dónde y para cuándo.',
    },
    contact: {
      title: 'Contactamos a tres profesionales',
      text: 'El oficio correcto, en tu zona y con buenas reseñas. Si alguien no puede, contactamos a quien sigue.',
    },
    talk: {
      title: 'Habla con quien acepte',
      text: 'Te avisamos en cuanto alguien acepta. Pregunta, acuerda los detalles y listo.',
    },
  },
  trusted: {
    browse: 'Ver a todos los profesionales por oficio',
    title: 'Profesionales de confianza',
    lead: 'Los mejor calificados en {brand}, según las personas para quienes trabajaron.',
    empty: 'Los primeros profesionales están llegando.',
    emptyHint: 'Inicia una conversación y buscaremos a la persona indicada cerca de ti.',
    failed: 'No pudimos cargar a los profesionales.',
  },
  professionals: {
    eyebrow: 'Para profesionales',
    title: 'Trabajo cerca de casa, de personas que te necesitan a ti.',
    lead: 'Recibes solicitudes de tu oficio y de tu zona. Acepta las que te gusten y habla con el cliente al momento.',
    trial: 'Prueba gratis de los planes de pago',
    noFees: 'Sin costos de instalación',
    cancel: 'Cancela cuando quieras',
    plans: 'Ver planes para profesionales',
    start: 'Comenzar prueba gratis',
  },
};
