import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/billing/plans.ts';

export const texts: Texts<typeof en> = {
  title: 'Planes para profesionales',
  heading: 'Planes sencillos para quienes aman su oficio',
  lead: 'Solo pagas por recibir más solicitudes. Un plan nunca compra un mejor lugar.',
  perMonth: 'USD al mes',
  choose: {
    own: 'Tu plan',
    free: 'Comenzar gratis',
    try: 'Comenzar la prueba gratis',
    pay: 'Elegir {plan}',
  },
  change: 'Cambiar a {plan}',
  manage: 'Administrar suscripción',
  fine: 'Precios en dólares estadounidenses. Sin costos de instalación, cancela cuando quieras.',
  loadFailed: 'No se pudieron cargar los planes',
  freeActive: 'Prueba gratis activa',
  freeActiveHint:
    'El plan gratis no pide tarjeta: es tuyo en cuanto tienes una cuenta de profesional.',
  forPros: 'Los planes son para profesionales',
  forProsHint:
    'Para ti, pedir ayuda siempre es gratis. Para ofrecer tus propios servicios, crea una cuenta de profesional con otro correo electrónico.',
  errorTitle: 'Error de suscripción',
  failed: 'No se pudo crear la suscripción',
  noSecret: 'No se pudo crear la suscripción: no se recibió ninguna clave de pago',
  own: {
    title: 'Tu plan actual',
    planPrice: '{plan}, {price} USD al mes',
    manage: 'Administrar suscripción',
    trialing: 'Gratis hasta el {date}.',
    renews: 'Se renueva el {date} por {amount}.',
    ending: 'Cancelado: es tuyo hasta el {date}.',
    pastDue: 'Tu último pago no se pudo realizar. Revisa tu tarjeta.',
    granted: 'Este plan es un regalo nuestro. No se cobra nada.',
  },
  benefits: {
    title: 'Lo que incluye cada plan',
    fitting: {
      title: 'Solicitudes a tu medida',
      text: 'Tu oficio, tu zona, tu horario. Se contacta a un máximo de tres profesionales a la vez.',
    },
    fair: {
      title: 'Un lugar justo',
      text: 'La distancia, las respuestas y las reseñas deciden el orden. El dinero, nunca.',
    },
    back: {
      title: 'Solicitudes devueltas',
      text: 'Una solicitud retirada, o cuyo cliente nunca contesta, no se cuenta.',
    },
    free: {
      title: 'Sin ataduras',
      text: 'Sin comisión por tus trabajos, sin costos de instalación, y cancelas cuando quieras.',
    },
  },
  questions: {
    title: 'Antes de decidir',
    trial: {
      question: '¿Cómo funciona la prueba gratis?',
      answer:
        'Tu primer plan de pago es gratis durante {days} días. Das una tarjeta al principio; solo se cobra cuando termina la prueba, y te escribimos antes. Si cancelas antes, no pagas nada.',
    },
    cancel: {
      question: '¿Qué pasa cuando cancelo?',
      answer:
        'Conservas tu plan hasta que termine la prueba o el mes ya pagado. Después vuelves al plan gratis, con tu perfil, tus reseñas y tus conversaciones.',
    },
    change: {
      question: '¿Puedo cambiar de plan más adelante?',
      answer:
        'Cuando quieras, en tu panel. El nuevo plan vale de inmediato, y ves la diferencia que se cobra o se abona antes de confirmar.',
    },
    card: {
      question: '¿Mi tarjeta está segura?',
      answer:
        'Llega directamente a Stripe, que procesa los pagos. Su número completo nunca nos llega.',
    },
  },
};
