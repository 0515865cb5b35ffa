import type { Letters } from '../letter.ts';

const byPlan = (brand: string) =>
  `Recibes este correo porque tienes un plan de pago en ${brand}. Trata de tu dinero, por eso no se puede desactivar.`;

/** About a plan and its charges: mandatory. */
export const billingLetters: Pick<
  Letters,
  'subscriptionStarted' | 'trialEnds' | 'paymentFailed' | 'subscriptionEnded'
> = {
  subscriptionStarted: ({ brand, plan, isTrial, amount, taxes, day, url }) => ({
    subject: isTrial ? `Empezó tu prueba gratis del plan ${plan}` : `Ya tienes el plan ${plan}`,
    preview: isTrial
      ? `No se cobra nada antes del ${day}, y puedes cancelar hasta entonces.`
      : `${amount} al mes; el próximo cobro es el ${day}.`,
    heading: `Te damos la bienvenida al plan ${plan}`,
    paragraphs: [
      'Desde ahora, las solicitudes de los clientes te llegan sin límite mensual.',
      isTrial
        ? `Lo pruebas gratis hasta el ${day}. Después cuesta ${amount} al mes, con cargo a tu tarjeta.`
        : `Cuesta ${amount} al mes, con cargo a tu tarjeta. ¡Gracias!`,
    ],
    facts: [
      { label: 'Plan', value: plan },
      { label: isTrial ? 'Primer cobro' : 'Próximo cobro', value: `${amount}, ${day}` },
      ...(taxes ? [{ label: 'Impuestos incluidos', value: taxes }] : []),
    ],
    button: { label: 'Ver mi suscripción', url },
    after: [
      isTrial
        ? 'Puedes cancelar cuando quieras, con dos clics. Antes de que termine la prueba no se cobra nada.'
        : 'Puedes cancelar cuando quieras, con dos clics, y conservar el plan hasta el fin del mes pagado.',
    ],
    why: byPlan(brand),
    sms: `${brand}: empezó tu plan ${plan}. ${isTrial ? 'Primer' : 'Próximo'} cobro: ${amount}, ${day}. ${url}`,
  }),
  trialEnds: ({ brand, plan, amount, taxes, day, url }) => ({
    subject: `Tu prueba gratis termina el ${day}`,
    preview: `Después, el plan ${plan} cuesta ${amount} al mes. Si cancelas antes, no se cobra nada.`,
    heading: 'Tu prueba gratis está por terminar',
    paragraphs: [
      `Tu prueba del plan ${plan} termina el ${day}. Ese día se cobran ${amount} a tu tarjeta, y después cada mes.`,
      ...(taxes ? [`Ese monto incluye ${taxes} de impuestos.`] : []),
      'Si quieres seguir, no tienes que hacer nada.',
    ],
    figures: [
      { label: 'Fin de la prueba', value: day ?? '' },
      { label: 'Después, cada mes', value: amount },
    ],
    button: { label: 'Conservar o cancelar mi plan', url },
    after: [
      'Si cancelas antes de ese día, no se cobra nada. Conservas el plan hasta el fin de la prueba.',
    ],
    why: byPlan(brand),
    sms: `${brand}: tu prueba termina el ${day}, después ${amount} al mes. Conservar o cancelar: ${url}`,
  }),
  paymentFailed: ({ brand, plan, amount, day, url }) => ({
    subject: `No pudimos cobrar a tu tarjeta: ${amount}`,
    preview: day
      ? `Suele pasar. Lo intentamos de nuevo el ${day}; hasta entonces conservas tu plan.`
      : 'Suele pasar. Revisa tu tarjeta para conservar tu plan.',
    heading: 'Tu tarjeta no fue aceptada',
    paragraphs: [
      `No pudimos cobrar ${amount} por tu plan ${plan}. Muchas veces la tarjeta venció o fue reemplazada.`,
      day
        ? `Lo intentamos de nuevo el ${day}. Hasta entonces no cambia nada: conservas tu plan y siguen llegando solicitudes.`
        : 'Por ahora no cambia nada: conservas tu plan y siguen llegando solicitudes.',
    ],
    figures: [
      { label: 'Monto pendiente', value: amount },
      ...(day ? [{ label: 'Próximo intento', value: day }] : []),
    ],
    button: { label: 'Revisar mi tarjeta', url },
    after: ['Si el cobro sigue fallando, tu plan termina y pasas al plan gratis.'],
    why: byPlan(brand),
    sms: `${brand}: tu tarjeta no fue aceptada para ${amount}. ${day ? `Próximo intento: ${day}. ` : ''}${url}`,
  }),
  subscriptionEnded: ({ brand, plan, url }) => ({
    subject: `Tu plan ${plan} terminó`,
    preview: 'Tienes el plan gratis: 5 solicitudes al mes. Tu perfil queda como está.',
    heading: `El plan ${plan} terminó`,
    paragraphs: [
      'Vuelves a tener el plan gratis, con 5 solicitudes al mes. Ya no se cobra nada.',
      'Tu perfil, tus reseñas y las solicitudes que ya recibiste quedan como están.',
    ],
    button: { label: 'Ver mi suscripción', url },
    after: ['Puedes volver cuando quieras.'],
    why: `Recibes este correo porque tenías un plan de pago en ${brand}.`,
    sms: `${brand}: tu plan ${plan} terminó; ahora tienes el plan gratis. ${url}`,
  }),
};
