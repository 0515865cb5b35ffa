import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/billing/subscription-terms.ts';

export const texts: Texts<typeof en> = {
  title: 'Términos de la suscripción',
  agree: 'Al presionar “{button}”, aceptas estos términos de la suscripción.',
  readInOwn: 'Leer en español',
  readInFrench: 'Lire en français',
  chosen:
    'Primero te mostramos la versión en francés. Si continúas mientras lees esta, pides expresamente que sea la que te obligue.',
  plan: {
    title: 'Lo que recibes',
    text: 'El plan que elijas define cuántas solicitudes puedes recibir cada mes. Nunca compra una mejor posición que la de alguien más adecuado.',
  },
  trial: {
    title: 'Prueba gratis',
    text: 'Tu primer plan de pago comienza con {days} días gratis. Pedimos una tarjeta al principio y no se cobra nada hasta que termine la prueba. Cada profesional y cada tarjeta tienen derecho a una sola prueba.',
  },
  renewal: {
    title: 'Precio y renovación',
    text: 'Después de la prueba se cobra cada mes, en dólares estadounidenses, el precio que viste al suscribirte, hasta que canceles. Tu banco puede agregar sus propios cargos por conversión.',
  },
  cancel: {
    title: 'Cancelación',
    text: 'Cancela cuando quieras en tu panel. Conservas tu plan hasta que termine la prueba o el mes ya pagado, no se cobra nada más y después vuelves al plan gratis. Un mes que ya comenzó no se reembolsa, salvo que la ley disponga otra cosa.',
  },
  change: {
    title: 'Cambio de plan',
    text: 'Puedes pasarte a otro plan cuando quieras. La diferencia por el resto del mes se cobra o se abona; ves el monto antes de confirmar.',
  },
  failed: {
    title: 'Si un cobro falla',
    text: 'Te avisamos, y el cobro se intenta de nuevo durante los días siguientes mientras conservas tu plan. Si nunca se logra, la suscripción termina.',
  },
  news: {
    title: 'Nuevos precios o términos',
    text: 'Te escribimos al menos 30 días antes de que se te aplique un nuevo precio o nuevos términos, para que puedas cancelar antes.',
  },
  card: {
    title: 'Tu tarjeta',
    text: 'Tu tarjeta llega directamente a Stripe, que procesa los pagos. Su número completo nunca nos llega.',
  },
  taxes:
    'Los impuestos se suman al precio o están incluidos en él, como se indica, según las tasas vigentes en cada cobro; otra tasa no es un precio nuevo.',
};
